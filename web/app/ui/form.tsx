import { type ReactNode, type SubmitEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import classes from './form.module.css';
import { SlowNote } from './page.tsx';
import { Stack } from './stack.tsx';
import { useUiText } from './ui-text.tsx';

const never = () => () => {};

/** False in a prerendered page until its scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** What a form shows of its state; `useForm` gives it. */
export interface FormState {
  id: string;
  /** by the field's name; the empty name is the whole form */
  errors: Readonly<Record<string, string>>;
  /** how often sending failed for faults in the fields */
  attempt: number;
  submitting: boolean;
  submit: () => void;
}

/** The id of a field's input, the target of the summary's link. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** A form with its error summary, and a word below its button when sending takes long; `labels` name the fields in it. */
export function Form({
  form,
  labels,
  children,
}: {
  form: FormState;
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const errors = Object.entries(form.errors).map(([name, message]) => ({
    id: fieldId(form.id, name),
    label: labels[name] ?? name,
    message,
  }));
  return (
    <form
      id={form.id}
      // sent before the script has come, it must not put what was typed into the address
      method="post"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack>
        <ErrorSummary errors={form.attempt > 0 ? errors : []} attempt={form.attempt} />
        {children}
        <SlowNote waiting={form.submitting} />
      </Stack>
    </form>
  );
}

interface FieldError {
  /** the id of the field's input */
  id: string;
  label: string;
  message: string;
}

function goTo(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/**
 * What is wrong with a form, above it: takes the focus after each failed attempt and links to each field.
 * `attempt` counts the failed attempts.
 */
function ErrorSummary({ errors, attempt }: { errors: readonly FieldError[]; attempt: number }) {
  const text = useUiText();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={root} tabIndex={-1} role="alert" className={classes.root}>
      <p className={classes.title}>{text.errorSummary(errors.length)}</p>
      <ul className="points">
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classes.link}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}
            >
              {text.errorOf(label, message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sends a form once: while it works it says so, keeps its focus, and does nothing when pressed again. */
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
  return (
    <Button
      type="submit"
      disabled={disabled}
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
