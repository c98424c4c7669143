import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';

/** On which day members were last active, of those whose day has changed, and the database's time of that. */
export interface ReadActivity {
  rows: { user_id: string; active_on: string }[];
  /** as text, with microseconds */
  told: string;
}

/**
 * Whose day of activity has changed since a time that the database told; null: in the last so many `seconds`. What was committed
 * late is found in the ten minutes before, which are read again.
 */
export async function readActivity(
  db: Kysely<Database>,
  since: string | null,
  seconds: number,
): Promise<ReadActivity> {
  const { rows } = await sql<ReadActivity>`
    SELECT now()::text AS told,
      (SELECT coalesce(json_agg(json_build_object('user_id', user_id, 'active_on', active_on)), '[]') FROM visits
        WHERE changed_at > coalesce(${since}::timestamptz, now() - make_interval(secs => ${seconds})) - interval '10 minutes') AS rows`.execute(
    db,
  );
  return rows[0] ?? { rows: [], told: '' };
}
