import { dayInIndia } from '@mala/contract/india-time.ts';
import { COUNTED, type Numbers } from '@mala/contract/numbers.ts';
import type { Context } from '../../context.ts';
import * as queries from './queries.ts';

/** All that was found of a period. */
export type Found = Awaited<ReturnType<typeof findNumbers>>;

/** Reads it by a handful of queries at once. */
export async function findNumbers({ db, now }: Pick<Context, 'db' | 'now'>, asked: queries.Asked) {
  const [reached, completed, approved, married, waits, counts, paid, refunded, first] =
    await Promise.all([
      queries.findReached(db, asked),
      queries.findSteps(db, 'completed_on', asked),
      queries.findSteps(db, 'approved_on', asked),
      queries.findSteps(db, 'married_on', asked),
      queries.findWaits(db, asked),
      queries.findCounts(db, asked),
      queries.findMoney(db, 'paid', asked),
      queries.findMoney(db, 'refunded', asked),
      queries.findFirstDays(db, asked),
    ]);
  const since = Object.fromEntries(
    [...COUNTED, 'waits'].map((what) => [
      what,
      first.find((row) => row.what === what)?.day ?? null,
    ]),
  ) as Numbers['since'];
  const today = dayInIndia(now());
  return { reached, completed, approved, married, waits, counts, paid, refunded, since, today };
}
