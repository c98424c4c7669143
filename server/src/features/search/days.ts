import { DAY_MS, dayInIndia, inIndia } from '@mala/contract/india-time.ts';
import { ACTIVITIES, type Activity } from '@mala/contract/profiles/view.ts';

const FIRST_YEAR = 1900;
const MONTH = 31;
const YEAR = 12 * MONTH;

/** How many codes days of birth have. */
export const BORN_CODES = 65_536;

/** The day in India as a number, 20261120. Of two such numbers, the difference in ten thousands is the age in whole years. */
export function dayNumber(time: Date): number {
  const day = inIndia(time);
  return (day.getUTCFullYear() * 100 + day.getUTCMonth() + 1) * 100 + day.getUTCDate();
}

/** The same of a day of birth, `1998-05-14`; 0 for none. */
export const bornNumber = (day: string | null): number => Number(day?.replaceAll('-', '') ?? 0);

/**
 * The place of a day such as 19980514 in the order of days, from 1 to 65,535, as if each month had 31; 0 for 0 and for days
 * before 1900.
 */
export function bornCode(day: number): number {
  const [years, month] = [Math.floor(day / 10_000) - FIRST_YEAR, Math.floor(day / 100) % 100];
  if (years < 0) return 0;
  return Math.min(BORN_CODES - 1, Math.max(0, years * YEAR + (month - 1) * MONTH + (day % 100)));
}

/** The day of a code from 1 on, as a number. */
function dayOf(code: number): number {
  const at = code - 1;
  const month = Math.floor((at % YEAR) / MONTH);
  return (FIRST_YEAR + Math.floor(at / YEAR)) * 10_000 + (month + 1) * 100 + (at % MONTH) + 1;
}

/** The age in whole years of who was born on the day of a code, on the day with this number. */
export function ageOfCode(code: number, day: number): number {
  return Math.floor((day - dayOf(code)) / 10_000);
}

/** The microseconds since 1970, as approvals have them. */
export const microsOf = (time: Date) => time.getTime() * 1000;

/** How many codes days of activity have. */
export const ACTIVE_CODES = 65_536;
/** Day 0 of what somebody was active on: 31 December 1999. */
const FIRST_ACTIVE = Date.UTC(1999, 11, 31) / DAY_MS;

/** A day in India as a number from 1 on, such that a day later is one more; 0 for none. */
export function activeCode(day: Date | string | null): number {
  if (day === null) return 0;
  const date = typeof day === 'string' ? day : dayInIndia(day);
  return Math.min(ACTIVE_CODES - 1, Math.max(0, Date.parse(date) / DAY_MS - FIRST_ACTIVE));
}

/** For all of ACTIVITIES but the last: fewer days ago than so many. */
export const ACTIVE_DAYS = [1, 7, 30] as const;

/** How long ago somebody was active, as a place among ACTIVITIES; behind them for never. `today` is a code, too. */
export function activityRank(code: number, today: number): number {
  if (code === 0) return ACTIVITIES.length;
  const rank = ACTIVE_DAYS.findIndex((days) => today - code < days);
  return rank < 0 ? ACTIVE_DAYS.length : rank;
}

/** The same in a word; undefined for never. */
export function activityOf(code: number, today: number): Activity | undefined {
  return ACTIVITIES[activityRank(code, today)];
}
