import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a site makes for itself once and keeps in dataDir/secrets. */
export interface Secrets {
  /** Signs tokens and file links where AUTH_SECRET is not set. */
  authSecret: string;
}

/**
 * The secrets of `dataDir`, made at the first call. Processes that start at once get the same ones.
 * @throws when the folder cannot be read or written
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  return { authSecret: await keptSecret(dataDir, 'auth-secret') };
}

/** The secret dataDir/secrets/`name` (43 characters, mode 0600), made at the first call. */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  await makeDataDir(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = await readSecret(path);
  if (kept) return kept;

  // Written whole under another name first: link() gives the name to one process and never half a file.
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    await writeDurably(draft, randomBytes(32).toString('base64url'));
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

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(`${text}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function ignore(code: string): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (error.code !== code) throw error;
  };
}

/**
 * Makes the folder of everything that we keep. Others may pass through it (the database may run as
 * another system user) but not list it; what stands inside closes itself.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
}
