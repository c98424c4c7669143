import { createHash, createHmac } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../errors.ts';
import type { Files } from '../storage/files.ts';
import type { KeptFiles } from '../storage/sweep.ts';
import type { BackedUpFile } from './format.ts';
import { OBJECTS, type SealedObject } from './object-lists.ts';
import type { Place } from './place.ts';
import type { Seal } from './seal.ts';
import type { SnapshotIds } from './write-dump.ts';

export interface SendFiles {
  files: Files;
  kept: readonly KeptFiles[];
  place: Place;
  seal: Seal;
  /** makes names of objects that nobody can work out from a known file */
  nameKey: string;
  /** what the place has; what is sent is added */
  sent: Map<string, SealedObject>;
  /** called after each object that was sent */
  onSent: () => Promise<void>;
}

/** Files at a time: each is read whole, as it was uploaded. */
const AT_ONCE = 4;

/** Sends what the place does not have yet of the files that belong to rows of the snapshot. */
export async function sendFiles(options: SendFiles, idsOf: SnapshotIds): Promise<BackedUpFile[]> {
  const done: BackedUpFile[] = [];
  const keys = keysOfRows(options, idsOf);
  async function work(): Promise<void> {
    for await (const key of keys) {
      const file = await sendFile(options, key);
      if (file) done.push(file);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done.sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Listed after the snapshot, since a file is stored before its row. */
async function* keysOfRows({ files, kept }: SendFiles, idsOf: SnapshotIds) {
  for await (const { key } of files.list()) {
    const [prefix, id = ''] = key.split('/');
    const owner = kept.find((one) => one.prefix === prefix && idsOf(one.table).has(id));
    if (owner?.keysOf(id).includes(key)) yield key;
  }
}

/** Null if it was deleted meanwhile, with its row. */
async function sendFile(options: SendFiles, key: string): Promise<BackedUpFile | null> {
  const contents = await read(options.files, key);
  if (!contents) return null;
  const object = createHmac('sha256', options.nameKey).update(contents).digest('hex');
  if (!options.sent.has(object)) {
    const sealed = await options.seal.sealBytes(contents);
    await options.place.put(OBJECTS + object, sealed);
    const sealedAs = { name: object, bytes: sealed.length, sha256: sha256(sealed) };
    options.sent.set(object, sealedAs);
    await options.onSent();
  }
  return { key, bytes: contents.length, sha256: sha256(contents), object };
}

async function read(files: Files, key: string): Promise<Buffer | null> {
  try {
    return await buffer((await files.stream(key)).stream);
  } catch (error) {
    if (error instanceof AppError && error.appCode === 'NOT_FOUND') return null;
    throw error;
  }
}

export const sha256 = (contents: Uint8Array) => createHash('sha256').update(contents).digest('hex');
