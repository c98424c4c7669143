import type { Context } from '../../context.ts';

/** A file to keep, by its key in the file store. */
export interface NewFile {
  key: string;
  contents: Uint8Array;
}

/**
 * Writes files and then does `work`, which makes the rows that own them. Whatever fails, none of the files stays.
 * Throws what failed.
 */
export async function writeFiles<T>(
  ctx: Context,
  files: readonly NewFile[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    for (const { key, contents } of files) await ctx.files.put(key, contents);
    return await work();
  } catch (error) {
    await removeFiles(
      ctx,
      files.map(({ key }) => key),
    );
    throw error;
  }
}

/** Removes files whose rows are gone. One that cannot be removed now is left to the nightly sweep. */
export async function removeFiles(ctx: Context, keys: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(keys.map((key) => ctx.files.delete(key)));
  for (const result of results) {
    if (result.status === 'rejected')
      ctx.log.warn({ err: result.reason }, 'a file was left behind');
  }
}
