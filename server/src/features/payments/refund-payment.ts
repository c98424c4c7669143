import type { refundPayment as refundCall } from '@mala/contract/payments/changes.ts';
import { receiptNumber } from '@mala/contract/payments/receipt-number.ts';
import type { output } from 'zod/mini';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../mail/index.ts';
import { changeSubscription, type SubscriptionMail } from '../subscriptions/index.ts';
import { findOrderOfPayment } from './gateway-queries.ts';
import { queueGatewayRefund } from './gateway-refunds.ts';
import { lockPaymentToChange } from './payment-to-change.ts';
import { newestPackage, updatePayment } from './queries.ts';

const NOTHING = { profiles: 0, days: 0 };

/**
 * Takes a payment back with what is left of what it gave. It stays in the ledger, and its reference stays used.
 * Throws 404 NOT_FOUND, 409 PAYMENT_REFUNDED, and 400 for more than was paid.
 */
export async function refundPayment(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { amount: given, reason }: output<NonNullable<(typeof refundCall)['body']>>,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const payment = await lockPaymentToChange(trx, viewer, id);
    // the gateway gives back no more than came through it, whatever was recorded
    const order = await findOrderOfPayment(trx, id);
    const most = Math.min(payment.amount, order?.amount ?? payment.amount);
    const amount = given ?? most;
    if (amount > most) throw new AppError('INVALID', { faults: { amount: `atMost:${most}` } });
    // before it is looked which package was paid for last
    await updatePayment(trx, id, {
      refunded_at: now,
      refunded_by: viewer.user_id,
      refunded_amount: amount,
      refund_reason: reason,
      profiles_taken: 0,
      days_taken: 0,
    });
    const changed = payment.subscription_id
      ? await changeSubscription(
          trx,
          payment.subscription_id,
          { profiles: -payment.profiles, days: -payment.days },
          await newestPackage(trx, payment.subscription_id),
          now,
        )
      : NOTHING;
    const taken = { profiles: 0 - changed.profiles, days: 0 - changed.days };
    await updatePayment(trx, id, { profiles_taken: taken.profiles, days_taken: taken.days });
    await queueGatewayRefund(ctx, trx, id, amount);
    const { domain, receipt_year, receipt_number, reference, user_id } = payment;
    const receipt = receiptNumber(domain, receipt_year, receipt_number);
    const act = { action: 'refund', subject_id: user_id ?? id, domain } as const;
    await recordHistory(trx, viewer, { ...act, after: { receipt, amount, ...taken }, reason }, now);
    if (!user_id) return;
    const letter = {
      kind: 'payment-refunded' as const,
      user_id,
      receipt,
      reference,
      amount,
      reason,
    };
    await queueMail<SubscriptionMail>(trx, ctx, { ...letter, ...taken }, { network: null });
  });
}
