import type { Decision } from '@mala/contract/moderation/photos.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { findPhoto, hashOfPhoto, lockPhoto, setPhotoState } from '../photos/index.ts';
import { type AlikeRow, findAlike } from './photo-queries.ts';

export interface PhotoDecision {
  photoId: string;
  decision: Decision;
  reason: string | null | undefined;
  /** the administrator */
  actorId: string;
}

const STATE_AFTER = { approve: 'approved', refuse: 'refused' } as const;

/**
 * Shows a waiting photo to others or refuses it; the same decision again changes nothing and leaves no trace.
 * Throws 404 NOT_FOUND and 409 PHOTO_DECIDED.
 */
export async function reviewPhoto(
  db: Kysely<Database>,
  { photoId, decision, reason, actorId }: PhotoDecision,
  now: Date,
): Promise<void> {
  const state = STATE_AFTER[decision];
  const kept = decision === 'refuse' ? reason || null : null;
  await db.transaction().execute(async (trx) => {
    const photo = await lockPhoto(trx, photoId);
    if (!photo) throw new AppError('NOT_FOUND');
    if (photo.state === state) return;
    if (photo.state !== 'waiting') throw new AppError('PHOTO_DECIDED');
    await setPhotoState(trx, photo.id, { state, reason: kept }, now);
    const detail = { photo_id: photo.id, decision, reason: kept };
    const subject_id = photo.profile_id;
    await recordAudit(trx, { actor_id: actorId, action: 'photo', subject_id, detail }, now);
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
