import type { Decision } from '@mala/contract/moderation/photos.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../db/audit-log.ts';
import { AppError } from '../../errors.ts';
import { findPhoto, hashOfPhoto, lockPhoto, setPhotoState } from '../photos/index.ts';
import { type AlikeRow, findAlike } from './photo-queries.ts';

const STATE_AFTER = { approve: 'approved', refuse: 'refused' } as const;

/**
 * Approves a waiting photo or refuses it; nothing happens if the same was decided already.
 * Throws 404 NOT_FOUND, 409 PHOTO_DECIDED, and CHANGED_MEANWHILE if the photo has changed since `version`.
 */
export async function reviewPhoto(
  { db, now }: Context,
  viewer: Viewer,
  photoId: string,
  {
    decision,
    reason,
    version,
  }: { decision: Decision; reason?: string | null | undefined; version?: string | undefined },
): Promise<void> {
  const state = STATE_AFTER[decision];
  const kept = decision === 'refuse' ? reason || null : null;
  await db.transaction().execute(async (trx) => {
    const photo = await lockPhoto(trx, photoId);
    if (!photo) throw new AppError('NOT_FOUND');
    if (photo.state === state) return;
    if (photo.state !== 'waiting') throw new AppError('PHOTO_DECIDED');
    if (version !== undefined && version !== photo.version) throw new AppError('CHANGED_MEANWHILE');
    await setPhotoState(trx, photo.id, { state, reason: kept }, now());
    const detail = { photo_id: photo.id, decision, reason: kept };
    await recordAudit(trx, viewer, 'photo', photo.profile_id, detail, now());
  });
}

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
