import { open, rm, stat } from 'node:fs/promises';

/** Writes a new file that only this user may read; it is on the disk once this returns. */
export async function writeDurably(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(contents);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Makes new and renamed entries of a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** Removes an unfinished file, unless it was written to in so many milliseconds: then a process may still be at it. */
export async function removeAbandoned(path: string, milliseconds: number): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && found.mtimeMs < Date.now() - milliseconds) await rm(path, { force: true });
}
