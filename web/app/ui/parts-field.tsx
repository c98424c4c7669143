import type { Ref } from 'react';
import type { Choice } from './choices.ts';
import { FieldGroup } from './field.tsx';
import classes from './parts-field.module.css';
import { SelectField } from './select-field.tsx';

interface Part<Name extends string> {
  name: Name;
  label: string;
  choices: readonly Choice[];
  autoComplete?: string;
}

/** One value chosen in parts, each from its list; the first part has the field's id, for the summary's link. */
export function PartsField<Name extends string>({
  placeholder,
  kind,
  parts,
  value,
  onChange,
  ...field
}: {
  id: string;
  label: string;
  optional: boolean;
  error: string | undefined;
  placeholder: string;
  kind: 'date' | 'time';
  parts: readonly Part<Name>[];
  value: Readonly<Record<Name, string>>;
  onChange: (value: Record<Name, string>) => void;
  ref?: Ref<HTMLFieldSetElement>;
}) {
  return (
    <FieldGroup {...field}>
      <div className={classes.parts} data-parts={kind}>
        {parts.map((part, index) => (
          <SelectField
            key={part.name}
            {...part}
            id={index === 0 ? field.id : `${field.id}-${part.name}`}
            value={value[part.name]}
            placeholder={placeholder}
            onChange={(picked) => onChange({ ...value, [part.name]: picked })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
