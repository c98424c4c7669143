import { openForLongWork } from '../db/database.ts';
import { migrateAsFar, migrateDown, migrateToLatest } from '../db/migrate.ts';
import { prepareJobs } from '../jobs/prepare.ts';
import { connect, dropJobs, dropMigrations, isEmptyDatabase } from './catalogue-queries.ts';
import type { Erasure } from './format.ts';
import type { Backup } from './open-backup.ts';
import { fillTables } from './restore-tables.ts';

/**
 * Restores the tables into an empty database, as they were at the time of the backup, and then migrates them to this program.
 * What fails leaves the database empty.
 * @throws with a line for people
 */
export async function restoreDatabase(
  url: string,
  backup: Backup,
  erasures: readonly Erasure[],
): Promise<void> {
  const db = openForLongWork(url);
  const client = await connect(url);
  try {
    if (!(await isEmptyDatabase(client)))
      throw new Error(
        'the database is not empty: restore into a new one, or delete what an interrupted restore left in it',
      );
    try {
      await migrateAsFar(db, backup.head.migrations);
      const jobs = await prepareJobs(url);
      if (jobs < backup.head.jobs)
        throw new Error(
          'the backup is of a newer program, with another job queue: install that, and restore with it',
        );
      await fillTables(client, backup, erasures);
      await migrateToLatest(db);
      await client.query('analyze');
    } catch (error) {
      await clearDatabase(url);
      throw error;
    }
  } finally {
    await client.end();
    await db.destroy();
  }
}

/** Takes the tables out of a database again. */
export async function clearDatabase(url: string): Promise<void> {
  const db = openForLongWork(url);
  const client = await connect(url);
  try {
    await dropJobs(client);
    await migrateDown(db);
    await dropMigrations(client);
  } finally {
    await client.end();
    await db.destroy();
  }
}
