import type { ChangeEvent, ReactNode, Ref } from 'react';
import classes from './field.module.css';
import { useUiText } from './ui-text.tsx';

/** Connects an input to a form: returned by `form.field('mobile_no')`. */
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
  /** shown below the label */
  hint?: ReactNode;
  /** marks the field as optional; every other one is required */
  optional?: boolean | undefined;
}

interface Notes {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The attributes that connect an input or a group of inputs to its hint and error. */
export function noteAttributes({ id, hint, error }: Notes) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

/** The attributes that connect an input, a list or a text area to its field. */
export function inputAttributes(field: FieldBinding & Notes) {
  const { id, name, value, onChange } = field;
  return {
    id,
    name,
    value,
    className: classes.input,
    ...noteAttributes(field),
    onChange: (event: ChangeEvent<{ value: string }>) => onChange(event.currentTarget.value),
  };
}

/** Label, then hint, input and error. */
export function Field({
  id,
  error,
  label,
  hint,
  optional,
  children,
}: FieldProps & Notes & { children: ReactNode }) {
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

/** The same around several inputs with one value. */
export function FieldGroup({
  id,
  error,
  label,
  hint,
  optional,
  ref,
  children,
}: FieldProps & Notes & { ref?: Ref<HTMLFieldSetElement>; children: ReactNode }) {
  return (
    <fieldset ref={ref} className={classes.root} {...noteAttributes({ id, hint, error })}>
      <legend className={classes.label}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <FieldNotes id={id} hint={hint} />
      {children}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

function FieldLabel({ label, optional }: FieldProps) {
  const text = useUiText();
  return (
    <>
      {label}
      {optional && <span className={classes.optional}> {text.optional}</span>}
    </>
  );
}

export function FieldNotes({ id, hint, error }: Notes) {
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
