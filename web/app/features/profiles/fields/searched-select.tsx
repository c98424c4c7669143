import { Select } from '@mantine/core';
import { useWizardText } from '../../../i18n/wizard.ts';
import { Field, type FieldBinding, type FieldProps } from '../../../ui/field.tsx';
import type { Choice } from '../../../ui/select-field.tsx';
import classes from './searched-select.module.css';

interface Group {
  group: string;
  items: Choice[];
}

function grouped(choices: readonly Choice[]): Group[] | Choice[] {
  const groups: Group[] = [];
  for (const { value, label, group = '' } of choices) {
    const known = groups.find((one) => one.group === group);
    if (known) known.items.push({ value, label });
    else groups.push({ group, items: [{ value, label }] });
  }
  const [only] = groups;
  return only && groups.length === 1 ? only.items : groups;
}

/** One of a long list: typing narrows it, in either script. */
export function SearchedSelect({
  id,
  name,
  value,
  error,
  onChange,
  label,
  optional = false,
  choices,
}: FieldBinding & FieldProps & { choices: readonly Choice[] }) {
  const text = useWizardText();
  return (
    <Field {...{ id, error, label, optional }}>
      <Select
        id={id}
        name={name}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': text.clear(label), size: '2.75rem' }}
        allowDeselect={false}
        data={grouped(choices)}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
        placeholder={text.typeToSearch}
        nothingFoundMessage={text.nothingFound}
        classNames={classes}
        withScrollArea={false}
        comboboxProps={{ shadow: 'md' }}
        error={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </Field>
  );
}
