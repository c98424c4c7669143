import { inIndia } from '../india-time.ts';

/** The minimum age to register: brides 18, grooms 21 (Prohibition of Child Marriage Act 2006). */
export const MIN_AGE = { female: 18, male: 21 } as const;

/** Years of birth in the form: 50 years, the last one 18 years ago (specification, section 2). */
export function birthYears(today: Date): { first: number; last: number } {
  const last = inIndia(today).getUTCFullYear() - 18;
  return { first: last - 49, last };
}

/** Whether `YYYY-MM-DD` is a calendar date; there is no year 0, and PostgreSQL rejects it. */
export function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return (
    /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(date) &&
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(date)
  );
}

/** Full years from a `YYYY-MM-DD` until the day that it is in India at `now`. */
export function ageOn(dateOfBirth: string, now: Date): number {
  const today = inIndia(now);
  const month = today.getUTCMonth() + 1 - Number(dateOfBirth.slice(5, 7));
  const isBeforeBirthday = (month || today.getUTCDate() - Number(dateOfBirth.slice(8))) < 0;
  return today.getUTCFullYear() - Number(dateOfBirth.slice(0, 4)) - Number(isBeforeBirthday);
}
