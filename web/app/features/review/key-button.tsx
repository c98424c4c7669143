import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import classes from './review.module.css';

/** A key as it stands on the keyboard; phones have none. */
export function Key({ name }: { name: string }) {
  return (
    <kbd className={classes.key} aria-hidden translate="no">
      {name}
    </kbd>
  );
}

/** A button that a key presses, too. */
export function KeyButton({
  keyName,
  children,
  disabled = false,
  onClick,
  ...others
}: ComponentProps<typeof Button> & { keyName: string }) {
  return (
    <Button
      {...others}
      aria-disabled={disabled}
      aria-keyshortcuts={keyName}
      onClick={(event) => {
        if (!disabled) onClick?.(event);
      }}
    >
      {children} <Key name={keyName} />
    </Button>
  );
}
