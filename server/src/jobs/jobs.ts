import type { Kysely, Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/schema/database.ts';

/** Where pg-boss keeps its tables. */
export const JOBS_SCHEMA = 'pgboss';

/** Work that a transaction asks for and a worker does later (workers.ts). */
export interface Jobs {
  /** Puts a job into a queue; it is there if and only if `trx` commits. `data` must hold nothing secret. */
  send(trx: Transaction<Database>, queue: QueueName, data: object): Promise<void>;
}

/** Jobs through the connections of `db`; nothing is started and nothing is to be stopped. */
export function createJobs(db: Kysely<Database>): Jobs {
  const boss = new PgBoss({ db: fromKysely(db), schema: JOBS_SCHEMA });
  return {
    async send(trx, queue, data) {
      await boss.send(queue, data, { db: fromKysely(trx) });
    },
  };
}

/** Waits that double from 2 seconds to an hour: 40 of them are more than the 24 hours that a mail is tried for. */
const MAIL = {
  retryLimit: 40,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  // a process that ended without a word is noticed by its silence
  heartbeatSeconds: 15,
  deadLetter: 'mail-failed',
  deleteAfterSeconds: 24 * 3600,
  notify: true,
};

const FOLLOW_UP = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 };

/** How each queue retries its jobs. */
const QUEUES = {
  'mail-failed': FOLLOW_UP,
  mail: MAIL,
  'mail-nightly': FOLLOW_UP,
  'photo-sweep': FOLLOW_UP,
  'files-nightly': FOLLOW_UP,
  'accounts-nightly': FOLLOW_UP,
};
export type QueueName = keyof typeof QUEUES;

/** Creates the queues, or updates those of an earlier version. */
export async function ensureQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(QUEUES)) {
    const existing = await boss.getQueue(name);
    if (existing) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
}
