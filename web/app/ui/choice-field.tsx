import classes from './field.module.css';
import {
  describedBy,
  type FieldBinding,
  FieldLabel,
  FieldNotes,
  type FieldProps,
} from './field.tsx';
import type { Choice } from './select-field.tsx';

/** One of a few, all of them in sight. The first one carries the field's id, for the summary's link. */
export function RadioField({
  label,
  hint,
  optional = false,
  choices,
  id,
  name,
  value,
  error,
  onChange,
}: FieldBinding & FieldProps & { choices: readonly Choice[] }) {
  return (
    <fieldset
      className={classes.root}
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error ? true : undefined}
    >
      <legend className={classes.label}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <FieldNotes id={id} hint={hint} />
      <div className={classes.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${choice.value}`}
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

/** Yes or no by a tick. */
export function CheckField({
  label,
  hint,
  id,
  name,
  value,
  error,
  onChange,
}: FieldBinding<boolean> & FieldProps) {
  return (
    <div className={classes.root}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={value}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
