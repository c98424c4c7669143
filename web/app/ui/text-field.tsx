import { type ComponentProps, useState } from 'react';
import classes from './field.module.css';
import { Field, type FieldBinding, type FieldProps, inputAttributes } from './field.tsx';
import { useUiText } from './ui-text.tsx';

type TextProps = FieldBinding & FieldProps;
type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength'
>;

/** One line of text. */
export function TextField({
  type = 'text',
  inputMode,
  autoComplete,
  maxLength,
  ...field
}: TextProps & InputProps) {
  return (
    <Field {...field}>
      <input {...{ type, inputMode, autoComplete, maxLength }} {...inputAttributes(field)} />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  rows = 4,
  maxLength,
  autoComplete,
  ...field
}: TextProps & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'autoComplete'>) {
  return (
    <Field {...field}>
      <textarea {...inputAttributes(field)} {...{ rows, maxLength, autoComplete }} />
    </Field>
  );
}

/** A password, which can be shown. */
export function PasswordField({
  autoComplete,
  ...field
}: TextProps & { autoComplete: 'current-password' | 'new-password' }) {
  const text = useUiText();
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      <div className={classes.withButton}>
        <input
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...inputAttributes(field)}
        />
        <button
          type="button"
          className={classes.reveal}
          aria-controls={field.id}
          aria-label={shown ? text.hidePassword : text.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? text.hide : text.show}
        </button>
      </div>
    </Field>
  );
}
