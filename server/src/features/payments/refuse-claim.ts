import { lockProfile } from '../../access/find-profile.ts';
import { mayActOn } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../mail/index.ts';
import type { SubscriptionMail } from '../subscriptions/index.ts';
import { findClaim, markRefused } from './claim-queries.ts';

/**
 * Says that a payment which a member told of was not found; the member gets a mail. Throws 404 NOT_FOUND and 409
 * CHANGED_MEANWHILE where it was decided before.
 */
export async function refuseClaim(
  ctx: Context,
  viewer: Viewer,
  id: string,
  reason: string,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const whose = await findClaim(trx, id);
    const member = whose && (await lockProfile(trx, whose.user_id));
    if (!member || !mayActOn(viewer, 'payments.record', member)) throw new AppError('NOT_FOUND');
    // again, since it changes only under the lock
    const claim = await findClaim(trx, id);
    if (!claim) throw new AppError('NOT_FOUND');
    if (claim.state !== 'waiting') throw new AppError('CHANGED_MEANWHILE');
    await markRefused(trx, claim.id, { reason, now });
    const { package: code, reference, amount, user_id } = claim;
    const after = { package: code, reference, amount };
    const act = { action: 'payment-claim', subject_id: user_id } as const;
    await recordHistory(trx, viewer, { ...act, after, reason }, now);
    await queueMail<SubscriptionMail>(
      trx,
      ctx,
      { kind: 'payment-not-found', user_id, package: code, reference, amount, reason },
      { network: null },
    );
  });
}
