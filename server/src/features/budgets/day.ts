import { DAY_MS, dayInIndia, inIndia } from '@mala/contract/india-time.ts';

/** The day in India, YYYY-MM-DD. */
export const dayOf = dayInIndia;

/** Seconds until midnight in India. */
export function restOfDay(now: Date): number {
  return Math.ceil((DAY_MS - (inIndia(now).getTime() % DAY_MS)) / 1000);
}
