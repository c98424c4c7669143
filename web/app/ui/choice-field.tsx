import type { Choice } from './choices.ts';
import classes from './field.module.css';
import { type FieldBinding, FieldGroup, type FieldProps } from './field.tsx';

/**
 * One of a few options, all visible, with `tiles` each as large as a button. The first has the field's id, for the
 * summary's link.
 */
export function RadioField({
  choices,
  name,
  value,
  onChange,
  tiles,
  ...field
}: FieldBinding & FieldProps & { choices: readonly Choice[]; tiles?: boolean }) {
  return (
    <FieldGroup {...field}>
      <div className={classes.choices} data-tiles={tiles}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              id={index === 0 ? field.id : `${field.id}-${choice.value}`}
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
