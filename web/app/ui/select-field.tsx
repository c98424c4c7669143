import { type Choice, grouped } from './choices.ts';
import { Field, type FieldBinding, type FieldProps, inputAttributes } from './field.tsx';

/** One of a list, with the native select, which every phone shows in its own way. */
export function SelectField({
  choices,
  placeholder,
  autoComplete,
  ...field
}: FieldBinding &
  FieldProps & {
    choices: readonly Choice[];
    /** the empty option; without it there is none */
    placeholder?: string;
    autoComplete?: string;
  }) {
  return (
    <Field {...field}>
      <select {...inputAttributes(field)} autoComplete={autoComplete}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {grouped(choices).map(([group, members]) => {
          const options = members.map((choice) => (
            <option key={choice.value} value={choice.value} lang={choice.lang}>
              {choice.label}
            </option>
          ));
          return group ? (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
      </select>
    </Field>
  );
}
