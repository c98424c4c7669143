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
 * Makes the folder of the database's socket, closed to other users: databaseDir/run, or one in the system's temporary
 * folder if that path is too long for a socket. It must not be in use.
 * @throws if another user has taken that name
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
  // left after a kill; PostgreSQL refuses to start if their process id belongs to another process
  await rm(join(folder, SOCKET_NAME), { force: true });
  await rm(join(folder, `${SOCKET_NAME}.lock`), { force: true });
  return folder;
}
