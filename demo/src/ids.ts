import { DAY_MS } from '@mala/contract/india-time.ts';
import { v7 } from 'uuid';
import { createRandom } from './random.ts';

/** Ids do not depend on the date, so that URLs of the demonstration stay valid from day to day. */
const FIRST = Date.UTC(2026, 0, 1);

/** The id derived from `seed`, the same in every demonstration. `order` sorts ids, as the time does elsewhere. */
export function idOf(seed: string, order = 0): string {
  return v7({ msecs: FIRST + order, seq: 0, random: createRandom(`id ${seed}`).bytes(16) });
}

/** The start of a day, so that all demonstrations filled on one day are equal. */
export function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
}

/** Some days, or parts of them, before the start of today. */
export function daysBefore(today: Date, days: number): Date {
  return new Date(today.getTime() - days * DAY_MS);
}
