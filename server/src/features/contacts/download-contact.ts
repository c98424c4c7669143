import type { Kysely } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { lockSubscription, takeFromQuota } from '../subscriptions/index.ts';
import { hasDownloaded, insertDownload } from './queries.ts';

/**
 * Downloads the contact of a profile that the viewer may open: the first time takes one from the quota of the
 * running subscription, later ones are free and need none (server rules, section 5).
 * Throws 402 PAYMENT_REQUIRED where none runs or nothing is left.
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
    // held first, so that the same profile asked for twice at once waits and is then found downloaded
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
