import { Button, type ButtonLook } from './button.tsx';
import { useUiText } from './ui-text.tsx';

/**
 * Sends a form once: while it works it says so, keeps its focus, and does nothing when pressed again.
 */
export function SubmitButton({
  submitting,
  children,
  busyLabel,
  look,
  wide,
}: {
  submitting: boolean;
  children: string;
  busyLabel?: string;
  look?: ButtonLook;
  wide?: boolean;
}) {
  const text = useUiText();
  return (
    <Button
      type="submit"
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
