import { promises as fs } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import {
  FileMigrationProvider,
  type MigrationResultSet,
  Migrator,
  NO_MIGRATIONS,
} from 'kysely/migration';

const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
});

/**
 * Migrates the tables to this program's version in one transaction, under an advisory lock, so that several processes
 * may call it at once.
 * @param db opened with openForLongWork: a large table, or waiting for another process, may take longer than a request
 * @throws if the database is newer than this program, or a migration fails (nothing is changed then)
 */
export async function migrateToLatest<Tables>(db: Kysely<Tables>): Promise<void> {
  await onOneConnection(db, (migrator) => migrator.migrateToLatest());
}

/** Throws unless the tables are those of this program: a restored copy may be older, another process newer. */
export async function requireMigrated<Tables>(db: Kysely<Tables>): Promise<void> {
  const newest = Object.keys(await provider.getMigrations())
    .sort()
    .at(-1);
  const { rows } = await sql<{ name: string | null }>`
    select max(name) as name from kysely_migration`.execute(db);
  if (rows[0]?.name !== newest) throw new Error('the tables are not those of this program');
}

/** Reverts every migration; all data is lost. For tests. */
export async function migrateDown<Tables>(db: Kysely<Tables>): Promise<void> {
  await onOneConnection(db, (migrator) => migrator.migrateTo(NO_MIGRATIONS));
}

async function onOneConnection<Tables>(
  db: Kysely<Tables>,
  migrate: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const migrator = new Migrator({ db: connection, provider });
    await refuseNewer(connection);
    const { error } = await migrate(migrator);
    if (error) throw error;
  });
}

async function refuseNewer<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows: tables } = await sql<{
    name: string | null;
  }>`select to_regclass('kysely_migration') as name`.execute(db);
  if (!tables[0]?.name) return;
  const known = await provider.getMigrations();
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in known));
  if (unknown.length > 0) {
    throw new Error(
      `the database is newer than this program: it has ${unknown.join(', ')}; install the newer program`,
    );
  }
}
