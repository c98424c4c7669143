import { open } from 'node:fs/promises';

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
