import type { ReactNode } from 'react';
import classes from './field.module.css';
import { type FieldBinding, FieldNotes, type FieldProps, noteAttributes } from './field.tsx';

/**
 * Yes or no as a checkbox. `of` says what it is about where several have the same label; it is only heard. `after` stands at
 * the end of its line, and `description` is heard for it.
 */
export function CheckField({
  of,
  after,
  description,
  ...field
}: FieldBinding<boolean> &
  FieldProps & { of?: string; after?: ReactNode; description?: string | undefined }) {
  const { id, name, label, hint, value, error, onChange } = field;
  return (
    <div className={classes.root}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={value}
          aria-label={of && `${label}: ${of}`}
          aria-description={description}
          {...noteAttributes(field)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
        {after}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
