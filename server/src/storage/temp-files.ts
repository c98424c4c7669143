import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../errors.ts';
import { DiskFault, isOfDisk, isReadOnly, isStorageFull } from './file-errors.ts';
import { namesIn } from './names-in.ts';
import { unavailable } from './reachable.ts';

/** Uploads on the disk while they are received and processed; memory is too small for them. */
export interface TempFiles {
  /** Writes a stream to a new file and returns its path; leaves no file on failure. @throws AppError STORAGE_FULL or UNAVAILABLE, DiskFault */
  keep(stream: Readable): Promise<string>;
  remove(path: string): Promise<void>;
  /** Removes the files of killed processes; returns their number. Those that cannot be removed stay. */
  sweep(before: Date): Promise<number>;
}

export function createTempFiles(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>): TempFiles {
  const folder = path.resolve(dataDir, 'uploads');
  const remove = (file: string) => rm(file, { force: true });
  return {
    async keep(stream) {
      const file = path.join(folder, randomUUID());
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await pipeline(stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
        return file;
      } catch (error) {
        // there is no file if the folder could not be made
        await remove(file).catch(() => {});
        if (isStorageFull(error)) throw new AppError('STORAGE_FULL', { cause: error });
        if (isReadOnly(error)) throw unavailable(error);
        throw isOfDisk(error) ? new DiskFault('an upload was not kept', { cause: error }) : error;
      }
    },
    remove,
    async sweep(before) {
      let removed = 0;
      for (const name of await namesIn(folder)) {
        const file = path.join(folder, name);
        const found = await stat(file).catch(() => null);
        if (!found || found.mtime >= before) continue;
        const isGone = await remove(file).then(
          () => true,
          (err) => void log.warn({ err }, 'what was left of an upload could not be removed'),
        );
        if (isGone) removed += 1;
      }
      return removed;
    },
  };
}
