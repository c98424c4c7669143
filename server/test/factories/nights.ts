import type { Kysely } from 'kysely';
import type { Database } from '../../src/db/schema/database.ts';
import { createJobs } from '../../src/jobs/jobs.ts';

/** Has a running server do now what it does about members every night, packages and those who have become silent. */
export async function queueNight(db: Kysely<Database>): Promise<void> {
  const { send } = createJobs(db);
  await db.transaction().execute((trx) => send(trx, 'mail-nightly', {}));
}
