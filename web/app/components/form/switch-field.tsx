import type { FieldBinding, FieldProps } from '../../ui/field.tsx';
import classes from './switch-field.module.css';

/** A switch that takes effect at once; the whole line is the target. */
export function SwitchField({
  label,
  hint,
  id,
  name,
  value,
  onChange,
}: FieldBinding<boolean> & FieldProps) {
  return (
    <label className={classes.root} htmlFor={id}>
      <span>
        <span id={`${id}-label`} className={classes.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={classes.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        id={id}
        name={name}
        className={classes.switch}
        checked={value}
        aria-checked={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
