import type { Kysely } from 'kysely';
import { type Config, ConfigError, readConfig, readEnvFile } from './config.ts';
import { openDatabase, reachDatabase } from './db/database.ts';
import { requireMigrated } from './db/migrate.ts';
import { type ReachedDatabase, reachEmbedded } from './db/running.ts';
import type { Database } from './db/schema/database.ts';
import { refuseUnfinishedRestore } from './db/unfinished-restore.ts';
import { createLog } from './log.ts';

/** The site's database, which is started if the site does not run. @throws with a line for people */
export async function reachSite({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<ReachedDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => {} };
  const log = createLog();
  return reachEmbedded(dataDir, { debug() {}, warn: (message: string) => log.warn(message) });
}

/** Does something in the site's database, as it stands, whether the site runs or not. @throws with a line for people */
export async function inDatabase<Result>(
  open: (url: string) => Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const database = await reachSite(readConfig(process.env));
  const db = open(database.url);
  try {
    await reachDatabase(db);
    return await work(db);
  } finally {
    await db.destroy();
    await database.close();
  }
}

/** The same in one that is of this version and whole. @throws with a line for people */
export function besideSite<Result>(
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const open = (url: string) => openDatabase(url, { poolSize: 1 });
  return inDatabase(open, async (db) => {
    await refuseUnfinishedRestore(db);
    await requireMigrated(db);
    return work(db);
  });
}

/** Prints the lines that a command resolves to, or what is wrong, a line each, with exit status 1. */
export async function printResult(
  command: (args: string[]) => Promise<readonly string[]>,
): Promise<void> {
  readEnvFile();
  try {
    for (const line of await command(process.argv.slice(2))) process.stdout.write(`${line}\n`);
  } catch (error) {
    const faults = error instanceof ConfigError ? error.faults : [(error as Error).message];
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
  }
}
