import type { activateSubscription as activationCall } from '@mala/contract/subscriptions.ts';
import type { Selectable } from 'kysely';
import type { output } from 'zod/mini';
import { lockProfile } from '../../access/find-profile.ts';
import { mayActOn } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Subscriptions } from '../../db/schema/subscriptions.ts';
import { AppError } from '../../errors.ts';
import { findPackage } from '../subscriptions/index.ts';
import { findTerms } from './claim-queries.ts';
import { givePackage } from './give-package.ts';
import { requireNewReference } from './record-payment.ts';

/** What of a subscription the history keeps. */
const termsOf = ({ total_download, ends_at }: Selectable<Subscriptions>) => ({
  total_download,
  ends_at: ends_at.toISOString(),
});

/**
 * Activates a package for a member against a payment that the office has received, whatever the status of the profile.
 * Throws 404 NOT_FOUND and 409 REFERENCE_TAKEN.
 */
export async function activateSubscription(
  ctx: Context,
  viewer: Viewer,
  userId: string,
  activation: output<NonNullable<(typeof activationCall)['body']>>,
): Promise<Selectable<Subscriptions>> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    // two activations at once cannot both begin a subscription
    const member = await lockProfile(trx, userId);
    if (!member || !mayActOn(viewer, 'payments.record', member)) throw new AppError('NOT_FOUND');
    await requireNewReference(trx, viewer, activation.payment_reference);
    const { claim, package: code, payment_reference: reference } = activation;
    // at the price of the day on which the member told of the payment
    const told = await findTerms(trx, member.user_id, { code, claim, reference });
    const bought = told ?? (await findPackage(trx, member.domain, code));
    const paid = {
      reference,
      amount: activation.amount ?? bought.price,
      way: activation.way ?? null,
    };
    const given = await givePackage(ctx, trx, { member, bought, paid, by: viewer, claim });
    const { before, subscription, receipt } = given;
    const after = { package: bought.code, ...paid, receipt, ...termsOf(subscription) };
    const act = { action: 'subscription', subject_id: member.user_id } as const;
    await recordHistory(trx, viewer, { ...act, before: before && termsOf(before), after }, now);
    return subscription;
  });
}
