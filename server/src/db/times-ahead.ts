import { dayInIndia } from '@mala/contract/india-time.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { idOf, idPages, isInRange, type PagedTable } from './id-pages.ts';
import type { Database } from './schema/database.ts';

/** Processes agree on the time to some milliseconds; only a wrong clock notes one that is further ahead. */
export const TOLERANCE_MS = 10_000;

/** Columns with times, or with days in India, of what was done. */
export interface Noted {
  times?: readonly string[];
  days?: readonly string[];
  /** with the database's own time of a row's change, which a correction is too */
  changed?: string;
}

/** The times that a clock noted which ran ahead: `from` the first of them on, which is after `now`. */
export interface Span {
  from: Date;
  now: Date;
}

const isAhead = ({ column, least }: { column: RawBuilder<unknown>; least: RawBuilder<unknown> }) =>
  sql`${column} >= ${least}`;

/** What an update sets: each time of the span becomes `now`. And which rows have one. */
function timesAhead({ times = [], days = [], changed }: Noted, { from, now }: Span) {
  const all = [
    ...times.map((column) => ({
      column: sql.ref(column),
      least: sql`${from}::timestamptz`,
      to: sql`${now}::timestamptz`,
    })),
    ...days.map((column) => {
      const to = sql`${dayInIndia(now)}::date`;
      // those of today are right, of whatever time
      const least = sql`greatest(${dayInIndia(from)}::date, ${dayInIndia(now)}::date + 1)`;
      return { column: sql.ref(column), least, to };
    }),
  ];
  const set = all.map(
    (one) => sql`${one.column} = CASE WHEN ${isAhead(one)} THEN ${one.to} ELSE ${one.column} END`,
  );
  const is = all.map(isAhead);
  if (changed) {
    const column = sql.ref(changed);
    set.push(sql`${column} = now()`);
    is.push(sql`${column} >= ${from}::timestamptz`);
  }
  return { set: sql.join(set), is: sql`(${sql.join(is, sql` OR `)})` };
}

/** Sets times that a clock which ran ahead noted in a table to the present, a page of rows at a time. */
export async function correctAhead(
  db: Kysely<Database>,
  table: PagedTable,
  { noted, span }: { noted: Noted; span: Span },
): Promise<void> {
  const { set, is } = timesAhead(noted, span);
  const [rows, id] = [sql.table(table), sql.ref(idOf(table))];
  for await (const range of idPages(db, table))
    await sql`
      UPDATE ${rows} SET ${set} WHERE ${id} IN (
        SELECT ${id} FROM ${rows} WHERE ${isInRange(idOf(table), range)} AND ${is}
         ORDER BY ${id} FOR NO KEY UPDATE)`.execute(db);
}
