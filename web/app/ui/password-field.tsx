import { useState } from 'react';
import classes from './field.module.css';
import { Field, type FieldBinding, type FieldProps, inputAttributes } from './field.tsx';
import { useUiText } from './ui-text.tsx';

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
