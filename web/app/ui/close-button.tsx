import { IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { useUiText } from './ui-text.tsx';

/** Closes what it stands in, or clears it where it is called so. */
export function CloseButton(props: ComponentProps<'button'>) {
  const { close } = useUiText();
  return (
    <IconButton aria-label={close} {...props}>
      <IconX size={24} aria-hidden />
    </IconButton>
  );
}
