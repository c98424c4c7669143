import { openForLongWork } from '../db/database.ts';
import { migrateAsFar, migrateDown, migrateToLatest } from '../db/migrate.ts';
import { prepareJobs } from '../jobs/prepare.ts';
import {
  connect,
  dropJobs,
  dropMark,
  dropMigrations,
  isEmptyDatabase,
  isMarked,
  markUnfinished,
} from './catalogue-queries.ts';
import type { Erasure } from './format.ts';
import type { Backup } from './open-backup.ts';
import { fillTables } from './restore-tables.ts';

/** Takes an empty database for a restore: from now on no site starts on it. @throws with a line for people if it is not empty */
export async function claimDatabase(url: string): Promise<void> {
  const client = await connect(url);
  try {
    if (!(await isEmptyDatabase(client)) || !(await markUnfinished(client)))
      throw new Error(
        'the database is not empty: restore into a new one, or delete what an interrupted restore left in it',
      );
  } finally {
    await client.end();
  }
}

/** Lets a site start on what was restored into a claimed database. */
export async function releaseDatabase(url: string): Promise<void> {
  const client = await connect(url);
  await dropMark(client).finally(() => client.end());
}

/**
 * Restores the tables into an empty database, as they were at the time of the backup, and then migrates them to this program.
 * @throws with a line for people; what was written is to be cleared then
 */
export async function restoreDatabase(
  url: string,
  backup: Backup,
  { erasures = [], alongside = async () => {} }: RestoreOptions = {},
): Promise<void> {
  const db = openForLongWork(url);
  const client = await connect(url);
  try {
    await allOrNone([
      async (signal) => {
        await migrateAsFar(db, backup.head.migrations);
        const jobs = await prepareJobs(url);
        if (jobs < backup.head.jobs)
          throw new Error(
            'the backup is of a newer program, with another job queue: install that, and restore with it',
          );
        await fillTables(client, backup, erasures, signal);
        await migrateToLatest(db);
        await client.query('analyze');
      },
      alongside,
    ]);
  } finally {
    await client.end();
    await db.destroy();
  }
}

export interface RestoreOptions {
  /** rows that stay deleted */
  erasures?: readonly Erasure[];
  /** is done meanwhile: both end well, or neither */
  alongside?: Alongside;
}

/** Work that stops early if the signal says that the other part failed. */
export type Alongside = (signal: AbortSignal) => Promise<void>;

/** Does all at the same time; throws the first fault once none is at work any more. */
async function allOrNone(parts: readonly Alongside[]): Promise<void> {
  const failed = new AbortController();
  const ended = await Promise.allSettled(
    parts.map((part) =>
      part(failed.signal).catch((error) => {
        failed.abort(error);
        throw error;
      }),
    ),
  );
  if (ended.some(({ status }) => status === 'rejected')) throw failed.signal.reason;
}

/** Takes out what a restore that was killed left, and nothing else. */
export async function clearUnfinished(url: string): Promise<void> {
  const client = await connect(url);
  const isUnfinished = await isMarked(client).finally(() => client.end());
  if (isUnfinished) await clearDatabase(url);
}

/** Takes the tables out of a database again. */
export async function clearDatabase(url: string): Promise<void> {
  const db = openForLongWork(url);
  const client = await connect(url);
  try {
    await dropJobs(client);
    await migrateDown(db);
    await dropMigrations(client);
    await dropMark(client);
  } finally {
    await client.end();
    await db.destroy();
  }
}
