import type { Kysely } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { lockSubscription, takeFromQuota } from '../subscriptions/index.ts';
import { hasDownloaded, insertDownload } from './queries.ts';

/**
 * Downloads the contact of a profile that the viewer may open: the first time uses one of the running subscription's
 * quota, later ones are free (server rules, section 5). Throws 402 PAYMENT_REQUIRED if no quota is left.
 */
export async function downloadContact(
  db: Kysely<Database>,
  viewer: Viewer,
  profileId: string,
  now: Date,
): Promise<void> {
  if (await hasDownloaded(db, viewer.user_id, profileId)) return;
  const subscriptionId = viewer.subscription_id;
  if (!subscriptionId) throw new AppError('PAYMENT_REQUIRED');
  await db.transaction().execute(async (trx) => {
    // locked first, so that a simultaneous download of the same profile waits and then finds it downloaded
    await lockSubscription(trx, subscriptionId);
    const inserted = await insertDownload(trx, {
      user_id: viewer.user_id,
      profile_id: profileId,
      subscription_id: subscriptionId,
      viewed_at: now,
    });
    if (inserted && !(await takeFromQuota(trx, subscriptionId)))
      throw new AppError('PAYMENT_REQUIRED');
  });
}
