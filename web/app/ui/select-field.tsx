import { Field, type FieldBinding, type FieldProps, inputAttributes } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
  /** options of one group are shown under its name */
  group?: string | undefined;
  lang?: string | undefined;
  /** its names in every script, for lists that are searched */
  names?: readonly string[] | undefined;
}

/** The options by group, in list order. */
export function grouped(choices: readonly Choice[]): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = choice.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...groups];
}

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
