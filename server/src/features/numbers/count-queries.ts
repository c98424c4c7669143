import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Counted } from '@mala/contract/numbers.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';

export interface DayCount {
  day: string;
  domain: Domain;
  what: Counted;
  count: number;
}

/** A member who was active on a day, unknown to other processes or not. */
export interface Mark {
  day: string;
  domain: Domain;
  mark: string;
}

/**
 * Adds to the days, all or nothing: counts, and one active member for each mark that is new. In one order, so that
 * processes do not wait for each other in a circle.
 */
export async function addToDays(
  db: Kysely<Database>,
  { counts, marks }: { counts: readonly DayCount[]; marks: readonly Mark[] },
): Promise<void> {
  const column = <Row>(rows: readonly Row[], name: keyof Row) => rows.map((row) => row[name]);
  await sql`
    WITH given AS (
      SELECT DISTINCT ON (day, mark) *
        FROM unnest(${column(marks, 'day')}::date[], ${column(marks, 'domain')}::text[], ${column(marks, 'mark')}::bigint[])
          AS given (day, domain, mark)
       ORDER BY day, mark
    ), marked AS (
      INSERT INTO active_marks (day, mark) SELECT day, mark FROM given ORDER BY day, mark
        ON CONFLICT DO NOTHING RETURNING day, mark
    ), added AS (
      SELECT day, domain, 'active' AS what, count(*) AS count
        FROM given JOIN marked USING (day, mark) GROUP BY day, domain
      UNION ALL
      SELECT * FROM unnest(${column(counts, 'day')}::date[], ${column(counts, 'domain')}::text[],
        ${column(counts, 'what')}::text[], ${column(counts, 'count')}::integer[])
    )
    INSERT INTO daily_counts (day, domain, what, count)
      SELECT * FROM added ORDER BY day, domain, what
      ON CONFLICT (day, domain, what) DO UPDATE SET count = daily_counts.count + excluded.count`.execute(
    db,
  );
}

/** Removes the marks of the days before this one. */
export async function deleteMarks(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('active_marks').where('day', '<', before).execute();
}
