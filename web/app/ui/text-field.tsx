import { type ComponentProps, useState } from 'react';
import classes from './field.module.css';
import { Field, type FieldBinding, type FieldProps, inputAttributes } from './field.tsx';
import { useUiText } from './ui-text.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'disabled' | 'min' | 'max'
>;

/** One line of text. */
export function TextField({
  label,
  hint,
  optional,
  id,
  name,
  value,
  error,
  onChange,
  ...input
}: FieldBinding & FieldProps & InputProps) {
  const binding = { id, name, value: value as never, error, onChange };
  return (
    <Field {...{ id, error, label, hint, optional: optional ?? false }}>
      <input
        type="text"
        {...input}
        {...inputAttributes(binding, hint)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  optional,
  rows = 4,
  maxLength,
  ...binding
}: FieldBinding & FieldProps & { rows?: number; maxLength?: number | undefined }) {
  const { id, value, error, onChange } = binding;
  return (
    <Field {...{ id, error, label, hint, optional: optional ?? false }}>
      <textarea
        {...inputAttributes({ ...binding, value: value as never }, hint)}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/** A password, which whoever types it may look at. */
export function PasswordField({
  label,
  hint,
  autoComplete,
  ...binding
}: FieldBinding & FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const text = useUiText();
  const [shown, setShown] = useState(false);
  const { id, value, error, onChange } = binding;
  return (
    <Field {...{ id, error, label, hint }}>
      <div className={classes.withButton}>
        <input
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...inputAttributes({ ...binding, value: value as never }, hint)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.reveal}
          aria-controls={id}
          aria-label={shown ? text.hidePassword : text.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? text.hide : text.show}
        </button>
      </div>
    </Field>
  );
}
