import type { Files } from '@mala/server/storage/files.ts';

/** A file of the demonstration, by its key in the file store. */
export interface MadeUpFile {
  key: string;
  contents: Uint8Array;
}

/** How many are written at once; one after the other would take several times as long. */
const AT_ONCE = 12;

/** Writes all files, overwriting those of an interrupted fill. */
export async function writeFiles(store: Files, files: readonly MadeUpFile[]): Promise<void> {
  const left = files.values();
  async function writeOneByOne(): Promise<void> {
    for (const { key, contents } of left) await store.put(key, contents);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writeOneByOne));
}
