import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { hashPhoto } from './hash-photo.ts';
import { type AlikeRow, findAlike, readHash } from './hash-queries.ts';
import { findPhoto } from './judging-queries.ts';

/**
 * Photos of other profiles that look like this one; none where its picture cannot be read. Throws 404 NOT_FOUND;
 * `photoId` may be malformed.
 */
export async function findLookalikes(ctx: Context, photoId: string): Promise<AlikeRow[]> {
  const photo = await findPhoto(ctx.db, photoId);
  if (!photo) throw new AppError('NOT_FOUND');
  const known = await readHash(ctx.db, photo.id);
  const hash = known === undefined ? await hashPhoto(ctx, photo.id) : known;
  return hash === null ? [] : findAlike(ctx.db, hash, photo.profile_id);
}
