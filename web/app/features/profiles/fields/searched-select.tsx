import { Select } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useWizardText } from '../../../i18n/wizard.ts';
import { Field, type FieldBinding, type FieldProps } from '../../../ui/field.tsx';
import type { Choice } from '../../../ui/select-field.tsx';
import { useUiText } from '../../../ui/ui-text.tsx';
import { useDrawAgain } from '../../../ui/use-draw-again.ts';
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

export type SearchedProps = FieldBinding & FieldProps & { choices: readonly Choice[] };

/**
 * One of a long list: typing narrows it, in either script. `typed` is what was typed before this code had come: it
 * goes on from there, with the focus.
 */
export function SearchedSelect({
  id,
  name,
  value,
  error,
  onChange,
  label,
  optional = false,
  choices,
  typed = null,
}: SearchedProps & { typed?: string | null }) {
  const text = useWizardText();
  const { optional: optionalText } = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const drawAgain = useDrawAgain();
  const goesOn = typed !== null;
  useLayoutEffect(() => {
    if (goesOn) input.current?.focus();
  }, [goesOn]);
  return (
    <Field {...{ id, error, label, optional }}>
      <Select
        ref={input}
        id={id}
        // the name of its list; with the field's own label, said once
        aria-label={optional ? `${label} ${optionalText}` : label}
        {...(typed ? { defaultSearchValue: typed } : {})}
        name={name}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': text.clear(label), size: '2.75rem' }}
        allowDeselect={false}
        onDropdownOpen={drawAgain}
        data={grouped(choices)}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
        placeholder={text.typeToSearch}
        nothingFoundMessage={
          // a list holds nothing but options
          <span role="option" aria-selected={false} aria-disabled tabIndex={-1}>
            {text.nothingFound}
          </span>
        }
        classNames={classes}
        withScrollArea={false}
        comboboxProps={{ shadow: 'md' }}
        error={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </Field>
  );
}
