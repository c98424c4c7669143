import type { Kysely, Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/schema/database.ts';

/** Where pg-boss keeps its tables. */
export const JOBS_SCHEMA = 'pgboss';

/** The queues; queues.ts says how each treats its jobs. */
export type QueueName =
  | 'mail'
  | 'mail-failed'
  | 'mail-nightly'
  | 'photo-sweep'
  | 'files-nightly'
  | 'accounts-nightly';

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
