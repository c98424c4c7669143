import { vi } from 'vitest';
import type { Context } from '../src/context.ts';
import { AppError } from '../src/errors.ts';

/** The keys of all stored files, sorted. */
export async function storedFiles({ files }: Context): Promise<string[]> {
  const found = await Array.fromAsync(files.list());
  return found.map(({ key }) => key).sort();
}

/** Lets the storage be full at one write, counted from 1, until vi.restoreAllMocks. */
export function fillStorageAt(write: number, { files }: Context): void {
  const { put } = files;
  let writes = 0;
  vi.spyOn(files, 'put').mockImplementation(async (key, contents) => {
    writes += 1;
    if (writes === write) throw new AppError('STORAGE_FULL');
    await put(key, contents);
  });
}
