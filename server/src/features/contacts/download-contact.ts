import type { Kysely } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { lockUser } from '../auth/index.ts';
import { lockSubscription, takeFromQuota } from '../subscriptions/index.ts';
import { hasDownloaded, insertDownload, keepVisible } from './queries.ts';

/**
 * Downloads the contact of a profile that the viewer may open: the first time uses one of the running subscription's
 * quota, later ones are free (server rules, section 5). Throws 402 PAYMENT_REQUIRED if no quota is left, and 404
 * NOT_FOUND if the profile was paused or closed meanwhile. Returns whether it was the first time.
 */
export async function downloadContact(
  db: Kysely<Database>,
  viewer: Viewer,
  profileId: string,
  now: Date,
): Promise<boolean> {
  if (await hasDownloaded(db, viewer.user_id, profileId)) return false;
  const subscriptionId = viewer.subscription_id;
  if (!subscriptionId) throw new AppError('PAYMENT_REQUIRED');
  return db.transaction().execute(async (trx) => {
    if (!(await keepVisible(trx, profileId))) throw new AppError('NOT_FOUND');
    // an erasure of the viewer locks it before it takes the subscription, too
    await lockUser(trx, viewer.user_id);
    // locked before the download is recorded, so that a simultaneous download of the same profile waits and then finds it downloaded
    await lockSubscription(trx, subscriptionId);
    const inserted = await insertDownload(trx, {
      user_id: viewer.user_id,
      profile_id: profileId,
      subscription_id: subscriptionId,
      viewed_at: now,
    });
    if (inserted && !(await takeFromQuota(trx, subscriptionId)))
      throw new AppError('PAYMENT_REQUIRED');
    return inserted;
  });
}
