import type { Decision } from '@mala/contract/moderation/photos.ts';
import type { Kysely } from 'kysely';
import { findSeenProfile } from '../../access/find-profile.ts';
import { actedOnBy, isClosed, mayActOn } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { findPhoto, hashOfPhoto, lockPhoto, setPhotoState } from '../photos/index.ts';
import { type AlikeRow, findAlike } from './photo-queries.ts';

const STATE_AFTER = { approve: 'approved', refuse: 'refused' } as const;

/**
 * Approves a waiting photo or refuses it; nothing happens if the same was decided already.
 * Throws 404 NOT_FOUND, 409 PHOTO_DECIDED, and CHANGED_MEANWHILE if the photo has changed since `version`, or the account was
 * closed.
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
    const owner = photo && (await findOwner(trx, viewer, photo));
    if (!photo || !owner) throw new AppError('NOT_FOUND');
    if (photo.state === state) return;
    if (photo.state !== 'waiting') throw new AppError('PHOTO_DECIDED');
    const isOther = version !== undefined && version !== photo.version;
    if (isOther || isClosed(owner)) throw new AppError('CHANGED_MEANWHILE');
    await setPhotoState(trx, photo.id, { state, reason: kept }, now());
    const act = { action: 'photo', subject_id: photo.profile_id, part: 'photo' } as const;
    const before = { state: photo.state };
    const after = { photo: photo.id, state };
    await recordHistory(trx, viewer, { ...act, before, after, reason: kept }, now());
  });
}

/** Whose a photo is; undefined unless the viewer looks at photos of this profile. */
async function findOwner(
  db: Kysely<Database>,
  viewer: Viewer,
  { profile_id }: { profile_id: string },
) {
  const owner = await findSeenProfile(db, profile_id);
  return owner && mayActOn(viewer, 'photos.review', owner) ? owner : undefined;
}

/**
 * Photos of other profiles that look like this one; none where its picture cannot be read. Throws 404 NOT_FOUND;
 * `photoId` may be malformed.
 */
export async function findLookalikes(
  ctx: Context,
  viewer: Viewer,
  photoId: string,
): Promise<AlikeRow[]> {
  const photo = await findPhoto(ctx.db, photoId);
  if (!photo || !(await findOwner(ctx.db, viewer, photo))) throw new AppError('NOT_FOUND');
  const hash = await hashOfPhoto(ctx, photo.id);
  if (hash === null) return [];
  const seen = actedOnBy(viewer, 'photos.review');
  return findAlike(ctx.db, seen, { hash, profileId: photo.profile_id });
}
