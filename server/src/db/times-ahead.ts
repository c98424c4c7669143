import { dayInIndia } from '@mala/contract/india-time.ts';
import { sql } from 'kysely';

/** Processes agree on the time to some milliseconds; only a wrong clock notes one that is further ahead. */
const TOLERANCE_MS = 10_000;

/** Columns with times, or with days in India, of what was done. */
export interface Noted {
  times?: readonly string[];
  days?: readonly string[];
}

/**
 * What an update sets of columns in which a clock that ran ahead noted times: each that lies after `now` becomes `now`. And which rows
 * have one.
 */
export function timesAhead({ times = [], days = [] }: Noted, now: Date) {
  const limit = new Date(now.getTime() + TOLERANCE_MS);
  const all = [
    ...times.map((column) => ({
      column: sql.ref(column),
      most: sql`${limit}::timestamptz`,
      to: sql`${now}::timestamptz`,
    })),
    ...days.map((column) => {
      const today = sql`${dayInIndia(now)}::date`;
      return { column: sql.ref(column), most: today, to: today };
    }),
  ];
  const set = all.map(
    ({ column, most, to }) =>
      sql`${column} = CASE WHEN ${column} > ${most} THEN ${to} ELSE ${column} END`,
  );
  return {
    set: sql.join(set),
    is: sql<boolean>`(${sql.join(
      all.map(({ column, most }) => sql`${column} > ${most}`),
      sql` OR `,
    )})`,
  };
}
