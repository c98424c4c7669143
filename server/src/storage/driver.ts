import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';

export interface StoredFile {
  key: string;
  modified: Date;
}

/** A flydrive driver that gives a file with its size, and a list with the age of each file, in one request. */
export interface StorageDriver extends DriverContract {
  /** The contents and their size in bytes. */
  open(key: string): Promise<{ stream: Readable; size: number }>;
  stored(): AsyncGenerator<StoredFile>;
}
