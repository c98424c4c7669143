/** The minimum age to register: brides 18, grooms 21 (Prohibition of Child Marriage Act 2006). */
export const MIN_AGE = { female: 18, male: 21 } as const;

/** Years of birth in the form: 50 years, the last one 18 years ago (specification, section 2). */
export function birthYears(today: Date): { first: number; last: number } {
  const last = today.getUTCFullYear() - 18;
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

/** Full years from a `YYYY-MM-DD` until today, both as UTC dates. */
export function ageOn(dateOfBirth: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  const hadBirthday =
    today.getUTCMonth() + 1 > month ||
    (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
