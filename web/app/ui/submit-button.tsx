import { Button, type ButtonLook } from './button.tsx';
import { useUiText } from './ui-text.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * Sends a form once: while it works it says so, keeps its focus, and does nothing when pressed again.
 * Before the scripts run the browser itself would send it, with the password in the address; so it waits.
 */
export function SubmitButton({
  submitting,
  children,
  busyLabel,
  disabled = false,
  look,
  wide,
}: {
  submitting: boolean;
  children: string;
  busyLabel?: string;
  /** something that it needs is not there yet */
  disabled?: boolean;
  look?: ButtonLook;
  wide?: boolean;
}) {
  const text = useUiText();
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      disabled={!hydrated || disabled}
      {...(look ? { look } : {})}
      {...(wide ? { wide } : {})}
      aria-disabled={submitting}
      onClick={(event) => {
        if (submitting) event.preventDefault();
      }}
    >
      <span aria-live="polite">{submitting ? (busyLabel ?? text.submitting) : children}</span>
    </Button>
  );
}
