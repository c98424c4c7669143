import type { Readable } from 'node:stream';

export interface StoredObject {
  name: string;
  bytes: number;
  modified: Date;
}

/** Where backups are kept: a folder or a prefix of a bucket. Names are ours, with `/` between their parts. */
export interface Place {
  /** Writes the whole object or nothing. */
  put(name: string, contents: Uint8Array | string): Promise<void>;
  /** The same for contents of unknown size, which are not kept in memory. */
  write(name: string, contents: Readable): Promise<void>;
  /** @throws if there is none; see isMissing in storage/file-errors.ts */
  read(name: string): Promise<Readable>;
  /** Every object whose name begins with `prefix`, a folder such as `objects/`, or '' for those of the place itself. */
  list(prefix: string): AsyncGenerator<StoredObject>;
  /** Deleting a missing object is no error. */
  remove(name: string): Promise<void>;
}
