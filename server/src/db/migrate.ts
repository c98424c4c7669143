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

/**
 * Migrates an empty database to the tables that had these migrations, for a backup that was taken of them.
 * @throws if this program does not know them all
 */
export async function migrateAsFar<Tables>(
  db: Kysely<Tables>,
  migrations: readonly string[],
): Promise<void> {
  const newest = migrations.toSorted().at(-1) ?? '';
  await onOneConnection(db, (migrator) => migrator.migrateTo(newest));
}

/** The names of `migrations` that this program does not know: those of a newer one. */
export async function unknownMigrations(migrations: readonly string[]): Promise<string[]> {
  const known = await provider.getMigrations();
  return migrations.filter((name) => !(name in known));
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
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  const unknown = await unknownMigrations(rows.map(({ name }) => name));
  if (unknown.length > 0) {
    throw new Error(
      `the database is newer than this program: it has ${unknown.join(', ')}; install the newer program`,
    );
  }
}
