import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './file-errors.ts';

/** Room on the disk that is kept for a PostgreSQL that must start, and an office that must delete, on a full disk. */
export interface DiskReserve {
  /** bytes that are held; 0 for none */
  held(): Promise<number>;
  /** Writes it; gives up, and leaves nothing, if the disk is too small for it or `signal` is aborted. */
  take(bytes: number, signal: AbortSignal): Promise<void>;
  /** Deletes it. */
  release(): Promise<void>;
}

const CHUNK = 4 * 2 ** 20;

/** The file `reserve` in a folder of the disk. */
export function createDiskReserve(folder: string): DiskReserve {
  const path = join(folder, 'reserve');
  const unfinished = `${path}.new`;
  return {
    async held() {
      try {
        return (await stat(path)).size;
      } catch (error) {
        if (isMissing(error)) return 0;
        throw error;
      }
    },
    async take(bytes, signal) {
      try {
        await fill(unfinished, bytes, signal);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async release() {
      await rm(unfinished, { force: true });
      await rm(path, { force: true });
    },
  };
}

/** A hole, or zeros that the file system compresses, would hold no room. */
async function fill(path: string, bytes: number, signal: AbortSignal): Promise<void> {
  const noise = randomBytes(CHUNK);
  const file = await open(path, 'w', 0o600);
  try {
    for (let written = 0; written < bytes; written += CHUNK) {
      signal.throwIfAborted();
      await file.write(noise, 0, Math.min(CHUNK, bytes - written));
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
