// npm run reset-second-factor -- MOBILE
import { ConfigError, readConfig, readEnvFile } from '../config.ts';
import { openDatabase, reachDatabase } from '../db/database.ts';
import { requireMigrated } from '../db/migrate.ts';
import { reachEmbedded } from '../db/running.ts';
import { refuseUnfinishedRestore } from '../db/unfinished-restore.ts';
import { resetSecondFactor } from '../features/auth/index.ts';
import { createLog } from '../log.ts';

/** Resets the second factor of a mobile number, whether the site runs or not. @throws with a line for people */
async function reset(mobile: string): Promise<void> {
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
    if (!(await resetSecondFactor(db, mobile, new Date())))
      throw new Error('no account has this mobile number');
  } finally {
    await db.destroy();
    await database.close();
  }
}

readEnvFile();
const [mobile] = process.argv.slice(2);
try {
  if (!mobile) throw new Error('npm run reset-second-factor -- MOBILE needs a mobile number');
  await reset(mobile);
  process.stdout.write(
    'Removed. This account signs in with its password alone, everywhere anew, until a second step is set up again\n',
  );
} catch (error) {
  const faults = error instanceof ConfigError ? error.faults : [(error as Error).message];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
