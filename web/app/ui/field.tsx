import type { ReactNode } from 'react';
import classes from './field.module.css';
import { useUiText } from './ui-text.tsx';

/** What ties an input to a form: `form.field('mobile_no')` gives it. */
export interface FieldBinding<Value = string> {
  id: string;
  name: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

/** What every field shows around its input. */
export interface FieldProps {
  label: string;
  /** below the label: what is wanted, before it goes wrong */
  hint?: ReactNode;
  /** says that the field may stay empty; every other one is needed */
  optional?: boolean;
}

/** The ids of a field's hint and error, as far as they stand there. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** The attributes that tie an input to its label, hint and error. */
export function inputAttributes({ id, name, error }: FieldBinding<never>, hint?: ReactNode) {
  return {
    id,
    name,
    className: classes.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error),
  };
}

/** Label above, then hint, input and error. */
export function Field({
  id,
  error,
  label,
  hint,
  optional = false,
  children,
}: FieldProps & { id: string; error?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes.root}>
      <label className={classes.label} htmlFor={id}>
        <FieldLabel label={label} optional={optional} />
      </label>
      <FieldNotes id={id} hint={hint} />
      {children}
      <FieldNotes id={id} error={error} />
    </div>
  );
}

export function FieldLabel({ label, optional }: { label: string; optional: boolean }) {
  const text = useUiText();
  return (
    <>
      {label}
      {optional && <span className={classes.optional}> {text.optional}</span>}
    </>
  );
}

export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </>
  );
}
