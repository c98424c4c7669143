import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import classes from './form.module.css';
import { SlowNote } from './page.tsx';
import { Stack } from './stack.tsx';
import { useUiText } from './ui-text.tsx';

/** The part of a form's state that is shown; from `useForm`. */
export interface FormState {
  id: string;
  /** by field name; the empty name is the whole form */
  errors: Readonly<Record<string, string>>;
  /** how often submitting failed because of faults */
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
  /** the names of the fields in the summary */
  labels: Readonly<Record<string, string>>;
}

/** A form with its error summary, and a message below its button if submitting takes long. */
export function Form({ form, labels, children }: FormProps & { children: ReactNode }) {
  const text = useUiText();
  return (
    <form
      id={form.id}
      // if submitted before the scripts have loaded, the values must not appear in the URL
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

/** The faults of a form, above it: takes the focus after each failed attempt and links to each field. */
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

/** Submits a form once: while it is submitted the button says so, keeps its focus, and ignores presses. */
export function SubmitButton({
  submitting,
  children,
  busyLabel,
  disabled = false,
}: {
  submitting: boolean;
  children: string;
  busyLabel?: string;
  /** something that it needs is not loaded yet */
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
