import { dayInIndia } from '@mala/contract/india-time.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

/** Years before the present one that are offered. */
const YEARS = 10;

/** A day of these years, the present one first, for filters of what the office did; one of an address stays on the list. */
export function RecentDateField(field: DateFieldProps) {
  const present = Number.parseInt(dayInIndia(new Date()), 10);
  const recent = Array.from({ length: YEARS + 1 }, (_, ago) => String(present - ago));
  const [year] = field.value.split('-');
  const years = !year || recent.includes(year) ? recent : [...recent, year];
  return <DateField {...field} years={years} />;
}
