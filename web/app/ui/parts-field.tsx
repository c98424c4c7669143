import type { Ref } from 'react';
import { FieldLabel, FieldNotes } from './field.tsx';
import classes from './parts-field.module.css';
import { type Choice, SelectField } from './select-field.tsx';

export interface Part {
  name: string;
  label: string;
  choices: readonly Choice[];
  value: string;
  autoComplete?: string;
  onChange: (value: string) => void;
}

/** One value picked in parts, each from its list; the first part carries the field's id, for the summary's link. */
export function PartsField({
  id,
  label,
  optional,
  error,
  placeholder,
  kind,
  parts,
  ref,
}: {
  id: string;
  label: string;
  optional: boolean;
  error: string | undefined;
  placeholder: string;
  kind: 'date' | 'time';
  parts: readonly Part[];
  ref?: Ref<HTMLFieldSetElement>;
}) {
  return (
    <fieldset
      ref={ref}
      className={classes.group}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={classes.legend}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <div className={classes.parts} data-parts={kind}>
        {parts.map((part, index) => (
          <SelectField
            key={part.name}
            {...part}
            id={index === 0 ? id : `${id}-${part.name}`}
            name={part.name}
            placeholder={placeholder}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
