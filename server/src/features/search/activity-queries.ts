import { type Kysely, type RawBuilder, sql } from 'kysely';
import { NIL } from 'uuid';
import type { Database } from '../../db/schema/database.ts';

/** On which day members were last active, of those whose day has changed, and the database's time of that. */
export interface ReadActivity {
  rows: { user_id: string; active_on: string }[];
  /** as text, with microseconds */
  told: string;
}

interface Page extends ReadActivity {
  /** from when on the days are read, as text */
  began: string;
}

/** Members read at once: after a saved index of weeks ago everybody's day has changed. */
const PAGE = 5000;

/**
 * Whose day of activity has changed since a time that the database told, in parts; null: in the last so many `seconds`. After a time that
 * has not come, which a clock told that ran ahead, all days are read: nobody knows when it was set right. What was
 * committed late is found in the ten minutes before, which are read again. All parts tell the time of the first one: what changes
 * meanwhile is read the next time.
 */
export async function* readActivity(
  db: Kysely<Database>,
  since: string | null,
  seconds: number,
  most = PAGE,
): AsyncGenerator<ReadActivity> {
  const from = sql<string>`CASE WHEN ${since}::timestamptz > now() + interval '10 seconds' THEN '-infinity'::timestamptz
    ELSE coalesce(${since}::timestamptz, now() - make_interval(secs => ${seconds})) - interval '10 minutes' END`;
  const first = await readPage(db, { from, after: NIL, most });
  const began = sql<string>`${first.began}::timestamptz`;
  for (let { rows } = first; ; ) {
    yield { rows, told: first.told };
    const last = rows.at(-1);
    if (!last || rows.length < most) return;
    ({ rows } = await readPage(db, { from: began, after: last.user_id, most }));
  }
}

/** In the order of ids, so that all parts together go through the members once. */
async function readPage(
  db: Kysely<Database>,
  { from, after, most }: { from: RawBuilder<string>; after: string; most: number },
): Promise<Page> {
  const { rows } = await sql<Page>`
    SELECT now()::text AS told, (${from})::text AS began,
      (SELECT coalesce(json_agg(json_build_object('user_id', user_id, 'active_on', active_on) ORDER BY user_id), '[]') FROM (
        SELECT user_id, active_on FROM visits
         WHERE changed_at > ${from} AND user_id > ${after}::uuid
         ORDER BY user_id LIMIT ${most}) AS page) AS rows`.execute(db);
  return rows[0] ?? { rows: [], told: '', began: '' };
}
