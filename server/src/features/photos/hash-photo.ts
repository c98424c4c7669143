import { buffer } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { pictureKey } from '../../storage/picture-files.ts';
import { insertHash, readHash } from './hash-queries.ts';

type Hashing = Pick<Context, 'db' | 'files' | 'images'>;

/** The hash of a photo, made and kept where none was tried yet; null where its file is gone or no picture. */
export async function hashOfPhoto(ctx: Hashing, photoId: string): Promise<string | null> {
  const known = await readHash(ctx.db, photoId);
  return known === undefined ? hashPhoto(ctx, photoId) : known;
}

/** The same made of what is stored of the photo, and kept for later. */
export async function hashPhoto(ctx: Hashing, photoId: string): Promise<string | null> {
  const hash = await hashStored(ctx, pictureKey('photo', photoId, 'short'));
  await insertHash(ctx.db, photoId, hash);
  return hash;
}

async function hashStored(ctx: Hashing, key: string): Promise<string | null> {
  try {
    const { stream } = await ctx.files.stream(key);
    return await ctx.images.hash(await buffer(stream));
  } catch (err) {
    // storage that is away and too many who wait are another matter
    if (err instanceof AppError && ['NOT_FOUND', 'NOT_A_PICTURE'].includes(err.appCode))
      return null;
    throw err;
  }
}
