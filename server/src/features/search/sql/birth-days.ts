import { DAY_MS } from '@mala/contract/india-time.ts';
import { dayNumber } from '../days.ts';

const asDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last day that is not after one such as 20230229, which need not exist. */
function lastDayTo(day: number): string {
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  const end = Date.UTC(year, month, 0);
  return asDay(Math.min(end, Date.UTC(year, month - 1, date)));
}

/** Between which days somebody was born who is at least and at most so many years old; `first` is null without an end. */
export function bornBetween(
  least: number,
  most: number | null,
  today: Date,
): { first: string | null; last: string } {
  const day = dayNumber(today);
  const last = lastDayTo(day - least * 10_000);
  if (most === null) return { first: null, last };
  // the day after the birthday that is one too many
  const first = asDay(Date.parse(lastDayTo(day - (most + 1) * 10_000)) + DAY_MS);
  return { first, last };
}
