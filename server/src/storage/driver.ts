import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';

export interface StoredFile {
  key: string;
  modified: Date;
}

/** A driver that tells of a file with its contents, and of all files with their list, without asking for each. */
export interface StorageDriver extends DriverContract {
  /** The contents and their size in bytes. */
  open(key: string): Promise<{ stream: Readable; size: number }>;
  stored(): AsyncGenerator<StoredFile>;
}
