import { birthYears } from '@mala/contract/profiles/age.ts';
import { useLayoutEffect, useRef } from 'react';
import { birthDateText } from '../../i18n/en/birth-date.ts';
import { type DateParts, joinDate, splitDate, twoDigits } from '../../lib/date-parts.ts';
import { PartsField } from '../../ui/parts-field.tsx';

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const PARTS = ['day', 'month', 'year'] as const;

/** What was chosen before the scripts of a prerendered page ran. */
function pickedBefore(group: HTMLElement | null): Partial<DateParts> {
  const parts = PARTS.map((part) => [
    part,
    group?.querySelector<HTMLSelectElement>(`select[name=${part}]`)?.value ?? '',
  ]);
  return Object.fromEntries(parts.filter(([, value]) => value));
}

/** A date of birth, `1998-05-14`: days 1 to 31, twelve months, and the years of the age rule. */
export function BirthDateField({
  id,
  label,
  value,
  error,
  optional = false,
  autoComplete = 'off',
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  optional?: boolean;
  /** `bday`, if it is the birth date of the person who types */
  autoComplete?: string;
  onChange: (date: string) => void;
}) {
  const text = birthDateText;
  const group = useRef<HTMLFieldSetElement>(null);
  const date = splitDate(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the lists are rendered empty
  useLayoutEffect(() => {
    const picked = pickedBefore(group.current);
    if (!value && Object.keys(picked).length > 0) onChange(joinDate({ ...date, ...picked }));
  }, []);
  const part = (name: string) => (autoComplete === 'bday' ? `bday-${name}` : autoComplete);
  const { first: earliest, last } = birthYears(new Date());
  // one that was saved stays on the list when a year begins
  const first = Math.min(earliest, Number(date.year) || earliest);
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  return (
    <PartsField
      {...{ id, label, optional, error }}
      ref={group}
      kind="date"
      placeholder={text.choose}
      value={date}
      onChange={(picked) => onChange(joinDate(picked))}
      parts={[
        {
          name: 'day',
          label: text.day,
          autoComplete: part('day'),
          choices: DAYS.map((day) => ({ value: twoDigits(day), label: String(day) })),
        },
        {
          name: 'month',
          label: text.month,
          autoComplete: part('month'),
          choices: text.months.map((label, index) => ({ value: twoDigits(index + 1), label })),
        },
        {
          name: 'year',
          label: text.year,
          autoComplete: part('year'),
          choices: years.map((year) => ({ value: year, label: year })),
        },
      ]}
    />
  );
}
