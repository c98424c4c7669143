import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from '../db/schema/database.ts';
import { AppError } from '../errors.ts';
import type { Files } from './files.ts';
import { hasArrived, type Upload, type UploadTable } from './queries.ts';

/** The store, and the log for files that could not be removed. */
export interface Store {
  files: Pick<Files, 'put' | 'delete'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
}

/** A file to write, by its key in the file store. */
export interface NewFile {
  key: string;
  contents: Uint8Array;
}

/** Half of what the sweep waits for a row: the files of an upload that waited longer may be gone before they have one. */
const LONGEST_MS = 30 * 60_000;
const RETRY_SECONDS = 60;

/**
 * Writes files one by one, then does `work`, which inserts the rows that own them. Removes the files if it is certain
 * that there are no rows. Throws what failed, and UNAVAILABLE where it took longer than half an hour.
 */
export async function writeFiles<T>(
  store: Store,
  files: Iterable<NewFile> | AsyncIterable<NewFile>,
  work: () => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  const begun = store.now().getTime();
  try {
    for await (const { key, contents } of files) {
      keys.push(key);
      await store.files.put(key, contents);
    }
    if (store.now().getTime() - begun > LONGEST_MS)
      throw new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
  } catch (error) {
    await removeFiles(store, keys);
    throw error;
  }
  try {
    return await work();
  } catch (error) {
    if (isRolledBack(error)) await removeFiles(store, keys);
    throw error;
  }
}

/** After a lost connection the rows may exist, so the nightly sweep decides. */
function isRolledBack(error: unknown): boolean {
  if (error instanceof DatabaseError) return !/^(08|57P)/.test(error.code ?? '08');
  return error instanceof AppError || error instanceof AlreadyArrived;
}

/** Removes files whose rows are gone; the nightly sweep removes those that fail. */
export async function removeFiles(store: Store, keys: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(keys.map((key) => store.files.delete(key)));
  for (const result of results) {
    if (result.status === 'rejected')
      store.log.warn({ err: result.reason }, 'a file was left behind');
  }
}

/** The upload is stored already: the reply to its first request was lost. */
export class AlreadyArrived extends Error {}

/**
 * Stores an upload with `keep`, or does nothing if it was stored before. `keep` calls refuseArrived once it holds the
 * profile, because the same upload may arrive while this one is being read.
 */
export async function storeOnce(
  db: Kysely<Database>,
  table: UploadTable,
  upload: Upload,
  keep: () => Promise<void>,
): Promise<void> {
  if (await hasArrived(db, table, upload)) return;
  await unlessArrived(keep());
}

/** Waits for the storing of an upload, which may turn out to be stored already. */
export async function unlessArrived(storing: Promise<void>): Promise<void> {
  try {
    await storing;
  } catch (error) {
    if (!(error instanceof AlreadyArrived)) throw error;
  }
}

/** Ends a `keep` of storeOnce whose upload was stored meanwhile. */
export async function refuseArrived(
  trx: Transaction<Database>,
  table: UploadTable,
  upload: Upload,
): Promise<void> {
  if (await hasArrived(trx, table, upload)) throw new AlreadyArrived();
}
