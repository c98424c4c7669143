import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { perceptualHash } from '../../media/pictures/perceptual-hash.ts';
import { photoKey } from './file-keys.ts';
import { insertHash } from './hash-queries.ts';

/** The hash of a photo from what is stored of it, kept for later; null where its file is gone or no picture. */
export async function hashPhoto(ctx: Context, photoId: string): Promise<string | null> {
  const hash = await hashStored(ctx, photoKey(photoId, 'short'));
  await insertHash(ctx.db, photoId, hash);
  return hash;
}

async function readStored(ctx: Context, key: string): Promise<Buffer | null> {
  try {
    const { stream } = await ctx.files.stream(key);
    return Buffer.concat(await stream.toArray());
  } catch (err) {
    // storage that is away is another matter than a file that is
    if (!(err instanceof AppError) || err.appCode !== 'NOT_FOUND') throw err;
    return null;
  }
}

async function hashStored(ctx: Context, key: string): Promise<string | null> {
  const bytes = await readStored(ctx, key);
  return bytes && perceptualHash(bytes).catch(() => null);
}
