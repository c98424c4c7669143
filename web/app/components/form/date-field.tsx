import { birthYears } from '@mala/contract/profiles/age.ts';
import { useLayoutEffect, useRef } from 'react';
import { birthDateText } from '../../i18n/en/birth-date.ts';
import { type DateParts, joinDate, splitDate, twoDigits } from '../../lib/date-parts.ts';
import { PartsField } from '../../ui/parts-field.tsx';

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

/** What was chosen before the scripts of a prerendered page ran. */
function pickedBefore(group: HTMLElement | null): Partial<DateParts> {
  const lists = [...(group?.querySelectorAll('select') ?? [])].filter(({ value }) => value);
  return Object.fromEntries(lists.map(({ name, value }) => [name, value]));
}

export interface DateFieldProps {
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  optional?: boolean;
  /** `bday`, if it is the birth date of the person who types */
  autoComplete?: string;
  onChange: (date: string) => void;
}

/** A day, `1998-05-14`, in three lists in this order everywhere: that of a browser's own field is the browser's. */
export function DateField({
  id,
  label,
  value,
  error,
  optional = false,
  autoComplete = 'off',
  years,
  onChange,
}: DateFieldProps & { years: readonly string[] }) {
  const text = birthDateText;
  const group = useRef<HTMLFieldSetElement>(null);
  const date = splitDate(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the lists are rendered empty
  useLayoutEffect(() => {
    const picked = pickedBefore(group.current);
    if (!value && Object.keys(picked).length > 0) onChange(joinDate({ ...date, ...picked }));
  }, []);
  const choices = {
    day: DAYS.map((day) => ({ value: twoDigits(day), label: String(day) })),
    month: text.months.map((month, index) => ({ value: twoDigits(index + 1), label: month })),
    year: years.map((year) => ({ value: year, label: year })),
  };
  return (
    <PartsField
      {...{ id, label, optional, error }}
      ref={group}
      kind="date"
      placeholder={text.choose}
      value={date}
      onChange={(picked) => onChange(joinDate(picked))}
      parts={(['day', 'month', 'year'] as const).map((name) => ({
        name,
        label: text[name],
        autoComplete: autoComplete === 'bday' ? `bday-${name}` : autoComplete,
        choices: choices[name],
      }))}
    />
  );
}

/** A date of birth, `1998-05-14`, with the years of the age rule. */
export function BirthDateField(field: DateFieldProps) {
  const { first: earliest, last } = birthYears(new Date());
  // one that was saved stays on the list when a year begins
  const first = Math.min(earliest, Number(splitDate(field.value).year) || earliest);
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  return <DateField {...field} years={years} />;
}
