import { IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './button.module.css';
import { useUiText } from './ui-text.tsx';

/** Closes what it stands in, or clears it where it is called so. */
export function CloseButton({ className = '', ...others }: ComponentProps<'button'>) {
  const { close } = useUiText();
  return (
    <button
      type="button"
      aria-label={close}
      className={`${classes.close} ${className}`}
      {...others}
    >
      <IconX size={24} aria-hidden />
    </button>
  );
}
