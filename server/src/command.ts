import type { Kysely } from 'kysely';
import { ConfigError, readConfig, readEnvFile } from './config.ts';
import { openDatabase, reachDatabase } from './db/database.ts';
import { requireMigrated } from './db/migrate.ts';
import { reachEmbedded } from './db/running.ts';
import type { Database } from './db/schema/database.ts';
import { refuseUnfinishedRestore } from './db/unfinished-restore.ts';
import { createLog } from './log.ts';

/** Does something in the database of the site, whether the site runs or not. @throws with a line for people */
export async function besideSite<Result>(
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const log = createLog();
  const database = config.databaseUrl
    ? { url: config.databaseUrl, close: async () => {} }
    : await reachEmbedded(config.dataDir, {
        debug() {},
        warn: (message: string) => log.warn(message),
      });
  const db = openDatabase(database.url, { poolSize: 1 });
  try {
    await reachDatabase(db);
    await refuseUnfinishedRestore(db);
    await requireMigrated(db);
    return await work(db);
  } finally {
    await db.destroy();
    await database.close();
  }
}

/** Prints the line that a command resolves to, or what is wrong, a line each, with exit status 1. */
export async function runCommand(command: (args: string[]) => Promise<string>): Promise<void> {
  readEnvFile();
  try {
    process.stdout.write(`${await command(process.argv.slice(2))}\n`);
  } catch (error) {
    const faults = error instanceof ConfigError ? error.faults : [(error as Error).message];
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
  }
}
