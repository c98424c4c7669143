import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../src/db/database.ts';
import { socketUrl } from '../../src/db/embedded.ts';
import type { Database } from '../../src/db/schema/database.ts';
import { socketFolder } from '../../src/db/socket-folder.ts';
import { keptSecret } from '../../src/secrets/site-secrets.ts';

/** The embedded database of the server that runs on `dataDir`; close it with `destroy()`. */
export async function openKeptDatabase(dataDir: string): Promise<Kysely<Database>> {
  const password = await keptSecret(dataDir, 'database-password');
  const folder = socketFolder(join(dataDir, 'database'));
  // a job is queued in a transaction, beside which its queue is read
  return openDatabase(socketUrl(folder, 'mala', password, 'mala'), { poolSize: 2 });
}
