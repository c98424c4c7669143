import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findPhoto, hashOfPhoto } from '../photos/index.ts';
import { type AlikeRow, findAlike } from './photo-queries.ts';

/**
 * Photos of other profiles that look like this one; none where its picture cannot be read. Throws 404 NOT_FOUND;
 * `photoId` may be malformed.
 */
export async function findLookalikes(ctx: Context, photoId: string): Promise<AlikeRow[]> {
  const photo = await findPhoto(ctx.db, photoId);
  if (!photo) throw new AppError('NOT_FOUND');
  const hash = await hashOfPhoto(ctx, photo.id);
  return hash === null ? [] : findAlike(ctx.db, hash, photo.profile_id);
}
