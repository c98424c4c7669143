import { IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';
import { useUiText } from './ui-text.tsx';

/** A button with an icon and no text: it needs an `aria-label`. */
export function IconButton({ className = '', ...others }: ComponentProps<'button'>) {
  return <button type="button" className={`${classes.button} ${className}`} {...others} />;
}

/** Closes what it stands in, or clears it where it is called so. */
export function CloseButton({ className = '', ...others }: ComponentProps<'button'>) {
  const { close } = useUiText();
  return (
    <IconButton aria-label={close} className={`${classes.close} ${className}`} {...others}>
      <IconX size={24} aria-hidden />
    </IconButton>
  );
}
