import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { keptSecret } from '../secrets/site-secrets.ts';
import { DataDirInUse } from './data-dir-lock.ts';
import { socketUrl, startEmbedded } from './embedded.ts';
import type { DatabaseLog } from './postgres-process.ts';
import { socketFolder } from './socket-folder.ts';

/** A site's database, for a program beside its server. */
export interface ReachedDatabase {
  url: string;
  /** Stops what was started for it. */
  close(): Promise<void>;
}

export function hasEmbedded(dataDir: string): boolean {
  return existsSync(join(dataDir, 'database'));
}

/**
 * The embedded database of a data folder: the running one, or one that is started because the site is stopped.
 * @param waitMs for the database of a running site, which may just be starting
 * @throws with a one-line message for people
 */
export async function reachEmbedded(
  dataDir: string,
  log: DatabaseLog,
  waitMs = 15_000,
): Promise<ReachedDatabase> {
  const databaseDir = join(dataDir, 'database');
  if (!hasEmbedded(dataDir))
    throw new Error(`${dataDir} holds no site: set DATA_DIR or DATABASE_URL`);
  const password = await keptSecret(dataDir, 'database-password');
  const url = socketUrl(socketFolder(databaseDir), 'mala', password, 'mala');
  const until = Date.now() + waitMs;
  for (;;) {
    if (await answers(url)) return { url, close: async () => {} };
    try {
      const started = await startEmbedded({ dataDir, durable: true, log });
      return { url: started.url, close: started.stop };
    } catch (error) {
      if (!(error instanceof DataDirInUse)) throw error;
      // the site runs: its database starts, or starts again
      if (Date.now() > until)
        throw new Error('the site runs, but its database does not answer: try again in a minute', {
          cause: error,
        });
      await delay(200);
    }
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
