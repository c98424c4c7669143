import type { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA as S } from './jobs.ts';

/** Further ahead of the database's clock no time stands at which something was done, unless that clock was set back. */
const AHEAD = `now() + interval '10 minutes'`;
/** No job is queued, or tried again, later than that. */
const LATEST = `now() + interval '1 day'`;

const notAhead = (...columns: string[]) =>
  columns.map((one) => `${one} = CASE WHEN ${one} > now() THEN now() ELSE ${one} END`).join(', ');

/**
 * Has the queues go on after the database's clock ran ahead and was set right. pg-boss does again what it did last only some
 * time after that: until the wrong time had come nothing would be done at night, no stalled job noticed and no mail of
 * that time sent. Resolves to whether the clock was set back.
 */
export async function forgetTimeAhead(db: ReturnType<PgBoss['getDb']>): Promise<boolean> {
  const { rows } = await db.executeSql(`
    WITH set_back AS (
      UPDATE ${S}.version SET ${notAhead('cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on')}
       WHERE cron_on > ${AHEAD} RETURNING version
    ), queues AS (
      UPDATE ${S}.queue SET ${notAhead('monitor_on', 'monitor_claim_on', 'maintain_on')}
       WHERE EXISTS (SELECT FROM set_back)
    ), jobs AS (
      UPDATE ${S}.job SET ${notAhead('start_after', 'started_on', 'heartbeat_on')}
       WHERE EXISTS (SELECT FROM set_back) AND state < 'completed'
         AND (created_on > ${AHEAD} OR heartbeat_on > ${AHEAD} OR start_after > ${LATEST})
    )
    SELECT version FROM set_back`);
  return rows.length > 0;
}
