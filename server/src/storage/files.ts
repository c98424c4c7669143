import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { AppError } from '../errors.ts';
import type { StorageDriver, StoredFile } from './driver.ts';
import { isMissing, isStorageFull } from './file-errors.ts';
import { createReachable } from './reachable.ts';

/**
 * The store of photos and horoscope files. Keys are ours: letters, digits, `-`, `_`, `.` and `/`. Each call but `list` ends
 * within five seconds, with AppError UNAVAILABLE if the store cannot be reached.
 */
export interface Files {
  /** Writes the whole file or nothing. @throws AppError STORAGE_FULL */
  put(key: string, contents: Uint8Array): Promise<void>;
  /** The contents and their size in bytes. @throws AppError NOT_FOUND */
  stream(key: string): Promise<{ stream: Readable; size: number }>;
  exists(key: string): Promise<boolean>;
  /** Deleting a missing file is no error. */
  delete(key: string): Promise<void>;
  /** Every file, including unfinished writes. */
  list(): AsyncGenerator<StoredFile>;
}

interface Location {
  storageUrl?: string | undefined;
  dataDir: string;
}

/**
 * @param options.storageUrl unset for DATA_DIR/files, or `s3://bucket?endpoint=…&region=…&accessKeyId=…&secretAccessKey=…`
 *   where what is left out comes from the usual AWS variables
 */
export async function createFiles(options: Location): Promise<Files> {
  const driver = await openDriver(options);
  const disk = new Disk(driver);
  const reach = createReachable();
  return {
    async put(key, contents) {
      try {
        await reach(() => disk.put(key, contents));
      } catch (error) {
        if (!isStorageFull(error)) throw error;
        throw new AppError('STORAGE_FULL', { cause: error });
      }
    },
    async stream(key) {
      try {
        return await reach(() => driver.open(disk.file(key).key));
      } catch (error) {
        throw isMissing(error) ? new AppError('NOT_FOUND') : error;
      }
    },
    exists: (key) => reach(() => disk.exists(key)),
    delete: (key) => reach(() => disk.delete(key)),
    list: () => driver.stored(),
  };
}

/** Drivers load on demand: the S3 client alone takes 150 ms of the start. */
async function openDriver(options: Location): Promise<StorageDriver> {
  if (options.storageUrl) return (await import('./s3.ts')).openS3(options.storageUrl);
  return (await import('./disk.ts')).openDisk(path.resolve(options.dataDir, 'files'));
}
