import { DatabaseError } from 'pg';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { AlreadyArrived } from './keep-once.ts';

/** A file to keep, by its key in the file store. */
export interface NewFile {
  key: string;
  contents: Uint8Array;
}

/**
 * Writes files, each before the next is made, and then does `work`, which makes the rows that own them. Where it is sure
 * that there are no rows, none of the files stays. Throws what failed.
 */
export async function writeFiles<T>(
  ctx: Context,
  files: Iterable<NewFile> | AsyncIterable<NewFile>,
  work: () => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  try {
    for await (const { key, contents } of files) {
      keys.push(key);
      await ctx.files.put(key, contents);
    }
  } catch (error) {
    await removeFiles(ctx, keys);
    throw error;
  }
  try {
    return await work();
  } catch (error) {
    if (isRolledBack(error)) await removeFiles(ctx, keys);
    throw error;
  }
}

/** A lost connection does not tell whether the rows were made: the nightly sweep looks for them. */
function isRolledBack(error: unknown): boolean {
  if (error instanceof DatabaseError) return !/^(08|57P)/.test(error.code ?? '08');
  return error instanceof AppError || error instanceof AlreadyArrived;
}

/** Removes files whose rows are gone. One that cannot be removed now is left to the nightly sweep. */
export async function removeFiles(ctx: Context, keys: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(keys.map((key) => ctx.files.delete(key)));
  for (const result of results) {
    if (result.status === 'rejected')
      ctx.log.warn({ err: result.reason }, 'a file was left behind');
  }
}
