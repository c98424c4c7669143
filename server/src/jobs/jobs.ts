import type { Kysely, Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/schema/database.ts';

/** Where pg-boss keeps its tables. */
export const JOBS_SCHEMA = 'pgboss';

/** Queues work for the workers (workers.ts) as part of a transaction. */
export interface Jobs {
  /**
   * Queues a job if `trx` commits, to be done `after` so many seconds. `last`: others of the queue that are due go before it. `data` must
   * hold nothing secret.
   */
  send(
    trx: Transaction<Database>,
    queue: QueueName,
    data: object,
    options?: { after?: number; last?: boolean },
  ): Promise<void>;
  /** The same for several jobs at once; nobody is waked for them. */
  sendAll(
    trx: Transaction<Database>,
    queue: QueueName,
    all: readonly object[],
    options?: { after?: number; last?: boolean },
  ): Promise<void>;
}

/** Queues jobs over the connections of `db`; needs no start and no stop. */
export function createJobs(db: Kysely<Database>): Jobs {
  const boss = new PgBoss({ db: fromKysely(db), schema: JOBS_SCHEMA });
  const howOf = ({ after, last }: { after?: number; last?: boolean }) => ({
    ...(after && { startAfter: after }),
    ...(last && { priority: -1 }),
  });
  return {
    async send(trx, queue, data, options = {}) {
      await boss.send(queue, data, { db: fromKysely(trx), ...howOf(options) });
    },
    async sendAll(trx, queue, all, options = {}) {
      const jobs = all.map((data) => ({ data, ...howOf(options) }));
      await boss.insert(queue, jobs, { db: fromKysely(trx) });
    },
  };
}

/** Delays double from 2 seconds to an hour; 40 retries take longer than the 24 hours that a mail is tried for. */
const MAIL = {
  retryLimit: 40,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  // detects a killed process
  heartbeatSeconds: 15,
  deadLetter: 'mail-failed',
  deleteAfterSeconds: 24 * 3600,
  notify: true,
};

/** A night may take hours; one that a killed process, or a database that was away, left half done is taken up again after a minute. */
const FOLLOW_UP = {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: 60,
};

/** A run may take hours; a killed one is tried again after some minutes. */
const BACKUP = {
  retryLimit: 5,
  retryDelay: 600,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: 60,
};

/** The gateway may be away for a day; after that its orders and refunds are looked through anyway. */
const GATEWAY = {
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  notify: true,
};

/** A device hears of something within two days (features/push), or not at all; at night too a try each hour is used up. */
const PUSH = {
  retryLimit: 60,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  heartbeatSeconds: 15,
  deleteAfterSeconds: 24 * 3600,
  notify: true,
};

/**
 * A job waits for a year, however long its service is away. pg-boss deletes it after two weeks otherwise, and so all of them where a
 * clock ran ahead for a minute.
 */
const RETENTION_SECONDS = 365 * 86_400;

/** How each queue retries its jobs. */
const QUEUES = {
  'mail-failed': FOLLOW_UP,
  mail: MAIL,
  'mail-nightly': FOLLOW_UP,
  push: PUSH,
  'digest-mail': { ...MAIL, notify: false },
  digest: FOLLOW_UP,
  'search-news': FOLLOW_UP,
  'photo-sweep': FOLLOW_UP,
  'horoscope-drawing': FOLLOW_UP,
  'files-nightly': FOLLOW_UP,
  'accounts-nightly': FOLLOW_UP,
  'history-head': FOLLOW_UP,
  'backup-nightly': BACKUP,
  'backup-erasures': FOLLOW_UP,
  gateway: GATEWAY,
  'gateway-look': FOLLOW_UP,
};
export type QueueName = keyof typeof QUEUES;

/** Creates the queues, or updates those of an earlier version. */
export async function ensureQueues(boss: PgBoss): Promise<void> {
  for (const [name, how] of Object.entries(QUEUES)) {
    const options = { retentionSeconds: RETENTION_SECONDS, ...how };
    const existing = await boss.getQueue(name);
    if (existing) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
}
