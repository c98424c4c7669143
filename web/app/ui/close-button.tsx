import { IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useUiText } from './ui-text.tsx';

/** Closes its container, or clears it if labelled so. */
export function CloseButton(props: ComponentProps<typeof Button>) {
  const { close } = useUiText();
  return (
    <Button look="icon" aria-label={close} {...props}>
      <IconX size={24} aria-hidden />
    </Button>
  );
}
