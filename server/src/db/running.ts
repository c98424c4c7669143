import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { keptSecret } from '../secrets/site-secrets.ts';
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
 * @throws with a one-line message for people
 */
export async function reachEmbedded(dataDir: string, log: DatabaseLog): Promise<ReachedDatabase> {
  const databaseDir = join(dataDir, 'database');
  if (!hasEmbedded(dataDir))
    throw new Error(`${dataDir} holds no site: set DATA_DIR or DATABASE_URL`);
  const password = await keptSecret(dataDir, 'database-password');
  const url = socketUrl(socketFolder(databaseDir), 'mala', password, 'mala');
  if (await answers(url)) return { url, close: async () => {} };
  const started = await startEmbedded({ dataDir, durable: true, log });
  return { url: started.url, close: started.stop };
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
