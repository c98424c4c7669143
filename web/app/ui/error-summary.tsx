import { useEffect, useRef } from 'react';
import classes from './error-summary.module.css';
import { useUiText } from './ui-text.tsx';

export interface FieldError {
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
export function ErrorSummary({
  errors,
  attempt,
}: {
  errors: readonly FieldError[];
  attempt: number;
}) {
  const text = useUiText();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={root} tabIndex={-1} role="alert" className={classes.root}>
      <p className={classes.title}>{text.errorSummary(errors.length)}</p>
      <ul className={classes.list}>
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
