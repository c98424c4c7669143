import { faultText } from '../../lib/fault-texts.ts';

const WHOLE = /^\d+-\d+-\d+$/;

/** The faults of dates chosen in parts of which one is missing, by the name of their field. */
export function halfDates(dates: Readonly<Record<string, string>>): Record<string, string> {
  const half = Object.entries(dates).filter(([, date]) => date && !WHOLE.test(date));
  return Object.fromEntries(half.map(([name]) => [name, faultText('required')]));
}
