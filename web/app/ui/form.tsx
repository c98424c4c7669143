import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import classes from './form.module.css';
import { SlowNote } from './page.tsx';
import { Stack } from './stack.tsx';
import { useUiText } from './ui-text.tsx';

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

interface FormProps {
  form: FormState;
  /** what the summary calls each field */
  labels: Readonly<Record<string, string>>;
}

/** A form with its error summary, and a word below its button when sending takes long. */
export function Form({ form, labels, children }: FormProps & { children: ReactNode }) {
  const text = useUiText();
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
        <noscript>
          <p className={classes.root}>{text.needsScript}</p>
        </noscript>
        <ErrorSummary form={form} labels={labels} />
        {children}
        <SlowNote waiting={form.submitting} />
      </Stack>
    </form>
  );
}

/** What is wrong with a form, above it: takes the focus after each failed attempt and links to each field. */
function ErrorSummary({ form: { id, errors, attempt }, labels }: FormProps) {
  const text = useUiText();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);
  const faults = Object.entries(errors);
  if (attempt === 0 || faults.length === 0) return null;
  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault();
    const input = document.getElementById(field);
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  };
  return (
    <div ref={root} tabIndex={-1} role="alert" className={classes.root}>
      <p className={classes.title}>{text.errorSummary(faults.length)}</p>
      <ul className="points">
        {faults.map(([name, message]) => {
          const field = fieldId(id, name);
          return (
            <li key={name}>
              <a
                href={`#${field}`}
                className={classes.link}
                onClick={(event) => goTo(event, field)}
              >
                {text.errorOf(labels[name] ?? name, message)}
              </a>
            </li>
          );
        })}
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
}: {
  submitting: boolean;
  children: string;
  busyLabel?: string;
  /** something that it needs is not there yet */
  disabled?: boolean;
}) {
  const text = useUiText();
  return (
    <Button
      type="submit"
      disabled={disabled}
      aria-disabled={submitting}
      onClick={(event) => {
        if (submitting) event.preventDefault();
      }}
    >
      <span aria-live="polite">{submitting ? (busyLabel ?? text.submitting) : children}</span>
    </Button>
  );
}
