import { birthYears } from '@mala/contract/profiles/age.ts';
import { useWizardText } from '../../../i18n/wizard.ts';
import { type DateParts, joinDate, splitDate, twoDigits } from '../date-parts.ts';
import { bindText, type KindProps } from './kind-props.ts';
import { PartsField } from './parts-field.tsx';

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

/** A date of birth: days 1 to 31, twelve months, and the years of the age rule. */
export function DateInput(props: KindProps) {
  const wizard = useWizardText();
  const { value, onChange, id, label, optional = false, error } = bindText(props);
  const date = splitDate(value);
  const set = (part: Partial<DateParts>) => onChange(joinDate({ ...date, ...part }));
  const { first, last } = birthYears(new Date());
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  return (
    <PartsField
      {...{ id, label, optional, error }}
      kind="date"
      placeholder={wizard.choosePart}
      parts={[
        {
          name: 'day',
          label: wizard.date.day,
          value: date.day,
          autoComplete: 'bday-day',
          choices: DAYS.map((day) => ({ value: twoDigits(day), label: String(day) })),
          onChange: (day) => set({ day }),
        },
        {
          name: 'month',
          label: wizard.date.month,
          value: date.month,
          autoComplete: 'bday-month',
          choices: wizard.months.map((month, index) => ({
            value: twoDigits(index + 1),
            label: month,
          })),
          onChange: (month) => set({ month }),
        },
        {
          name: 'year',
          label: wizard.date.year,
          value: date.year,
          autoComplete: 'bday-year',
          choices: years.map((year) => ({ value: year, label: year })),
          onChange: (year) => set({ year }),
        },
      ]}
    />
  );
}
