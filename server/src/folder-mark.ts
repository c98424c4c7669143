import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, isStorageFull } from './storage/file-errors.ts';

/** An empty file of a process in its DATA_DIR: who does not see it has another folder. */
export interface FolderMark {
  /** whether another process has marked this folder */
  sees(id: string): Promise<boolean>;
  remove(): Promise<void>;
}

/** Marks DATA_DIR for the process of this id; null if there is no room. */
export async function markFolder(dataDir: string, id: string): Promise<FolderMark | null> {
  const folder = join(dataDir, 'processes');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, id), '', { mode: 0o600 });
  } catch (error) {
    if (isStorageFull(error)) return null;
    throw error;
  }
  return {
    async sees(other) {
      try {
        await access(join(folder, other));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    remove: () => rm(join(folder, id), { force: true }),
  };
}
