import { randomBytes } from 'node:crypto';
import { access, chmod, constants, link, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeDurably } from '../durable-files.ts';

/**
 * The secret dataDir/secrets/`name` (43 characters, mode 0600), created by the first call; processes that start at once
 * get the same one.
 * @throws when the folder cannot be read or written
 */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  await makeDataDir(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = await readSecret(path);
  if (kept) return kept;

  // written under another name first: link() gives the name to one process, with the whole file
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    await writeDurably(draft, `${randomBytes(32).toString('base64url')}\n`);
    await link(draft, path).catch(ignore('EEXIST'));
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(folder);
  const made = await readSecret(path);
  if (!made)
    throw new Error(`${path} is empty: restore it from a backup, or remove it to make a new one`);
  return made;
}

async function readSecret(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(ignore('ENOENT'));
  if (text === undefined) return undefined;
  await chmod(path, 0o600);
  return text.trim();
}

function ignore(code: string): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (error.code !== code) throw error;
  };
}

/** Why DATA_DIR cannot be used, by the system's code. */
const WHY: Record<string, string> = {
  EROFS: 'is on a disk that can only be read: mount it for writing, or set another DATA_DIR',
  EACCES: 'cannot be written by this system user: give it the folder, or set another DATA_DIR',
  EPERM: 'cannot be made by this system user: set another DATA_DIR',
  EEXIST: 'is a file: set another DATA_DIR',
  ENOTDIR: 'lies in a file: set another DATA_DIR',
  // what Node says of a new folder on a disk that can only be read
  ENOENT: 'cannot be made, because the folder above cannot be written: set another DATA_DIR',
  ENOSPC: 'cannot be made, because the disk is full: make room, or set another DATA_DIR',
};

/**
 * Creates the data folder. Other users may pass through it, because the database may run as another one, but not list
 * it; its contents set their own permissions.
 * @throws with a one-line message for people if it cannot be made or written
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    const why = WHY[(cause as NodeJS.ErrnoException).code ?? ''];
    throw why ? new Error(`${dataDir} ${why}`, { cause }) : cause;
  }
}
