import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm } from 'node:fs/promises';
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

/**
 * Creates the data folder. Other users may pass through it, because the database may run as another one, but not list
 * it; its contents set their own permissions.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
}
