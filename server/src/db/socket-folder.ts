import { createHash } from 'node:crypto';
import { lstat, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, type PostgresUser } from './postgres-user.ts';

const SOCKET_NAME = '.s.PGSQL.5432';
// The shortest limit of a socket's path among our systems (macOS), with its closing zero.
const MAX_PATH_BYTES = 103;

/** Where `makeSocketFolder` makes it. */
export function socketFolder(databaseDir: string): string {
  const own = join(databaseDir, 'run');
  if (Buffer.byteLength(join(own, SOCKET_NAME)) <= MAX_PATH_BYTES) return own;
  const digest = createHash('sha256').update(databaseDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `mala-${digest}`);
}

/**
 * The folder of the database's socket, closed to other users: databaseDir/run, or, where that path is too
 * long for a socket, one in the system's temporary folder that follows from it. Nobody may be using it.
 * @throws when somebody else has taken that name there
 */
export async function makeSocketFolder(databaseDir: string, user: PostgresUser): Promise<string> {
  const folder = socketFolder(databaseDir);
  const uid = user.ids?.uid ?? process.getuid?.();
  const isNew = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );
  if (isNew) await giveTo(user, folder);
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new Error(
      `${folder} belongs to another system user: remove it, or set a shorter DATA_DIR`,
    );
  }
  // After a kill they lie about, and PostgreSQL refuses to start beside them once their process id is taken.
  await rm(join(folder, SOCKET_NAME), { force: true });
  await rm(join(folder, `${SOCKET_NAME}.lock`), { force: true });
  return folder;
}
