import { isDeepStrictEqual } from 'node:util';
import type { Message } from '@mala/contract/messages.ts';
import type { correctPayment as correctionCall } from '@mala/contract/payments/changes.ts';
import { receiptNumber } from '@mala/contract/payments/receipt-number.ts';
import { referenceKey } from '@mala/contract/payments/reference.ts';
import type { Selectable, Transaction } from 'kysely';
import type { output } from 'zod/mini';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import type { PackageCode, Payments } from '../../db/schema/subscriptions.ts';
import { AppError } from '../../errors.ts';
import { changeSubscription, findPackage } from '../subscriptions/index.ts';
import { settleClaims } from './claim-queries.ts';
import { findOrderOfPayment } from './gateway-queries.ts';
import { lockPaymentToChange } from './payment-to-change.ts';
import { newestPackage, updatePayment } from './queries.ts';
import { changeReference } from './record-payment.ts';

type Correction = output<NonNullable<(typeof correctionCall)['body']>>;

type Told = Pick<Selectable<Payments>, 'amount' | 'way' | 'reference'>;

/**
 * Corrects a payment; the history says what it was before. Nothing happens where nothing differs. Throws 404 NOT_FOUND, 409 PAYMENT_REFUNDED and
 * REFERENCE_TAKEN, and 400 for what the gateway knows otherwise.
 */
export async function correctPayment(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { reason, ...correction }: Correction,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const payment = await lockPaymentToChange(trx, viewer, id);
    const { package: code, amount, way, reference } = payment;
    const from = { package: code, amount, way, reference };
    const to = {
      package: correction.package ?? code,
      amount: correction.amount ?? amount,
      way: correction.way ?? way,
      reference: correction.reference ?? reference,
    };
    // sent again
    if (isDeepStrictEqual(from, to)) return;
    await requireAsPaid(trx, id, from, to);
    const key = referenceKey(to.reference);
    if (key !== payment.reference_key) await changeReference(trx, viewer, id, to.reference);
    // what the member told of may have waited for the right one
    if (payment.user_id)
      await settleClaims(trx, payment.user_id, { key, claim: undefined }, { payment_id: id, now });
    await updatePayment(trx, id, { ...to, corrected_at: now });
    if (to.package !== code) await changePackage(trx, payment, to.package, now);
    const { domain, receipt_year, receipt_number, user_id } = payment;
    const receipt = receiptNumber(domain, receipt_year, receipt_number);
    const act = { action: 'payment-correction', subject_id: user_id ?? id, domain } as const;
    const [before, after] = [from, { ...to, receipt }];
    await recordHistory(trx, viewer, { ...act, before, after, reason }, now);
  });
}

/** Throws 400 for what the gateway knows otherwise of a payment that came through it, and for one that is said to have. */
async function requireAsPaid(
  trx: Transaction<Database>,
  id: string,
  from: Told,
  to: Told,
): Promise<void> {
  const order = await findOrderOfPayment(trx, id);
  const faults: Partial<Record<keyof Told, Message>> = {};
  if (to.way !== from.way && (to.way === 'online') !== (order !== undefined))
    faults.way = 'notInList';
  if (order && to.amount !== from.amount && to.amount !== order.amount)
    faults.amount = `${to.amount > order.amount ? 'atMost' : 'atLeast'}:${order.amount}`;
  const key = referenceKey(to.reference);
  if (
    order &&
    key !== referenceKey(from.reference) &&
    key !== referenceKey(order.gateway_payment ?? '')
  )
    faults.reference = 'invalid';
  if (Object.keys(faults).length > 0) throw new AppError('INVALID', { faults });
}

/** The payment gives what the other package gives, as if it had been paid for at first. */
async function changePackage(
  trx: Transaction<Database>,
  payment: Selectable<Payments>,
  code: PackageCode,
  now: Date,
): Promise<void> {
  const { profiles, days } = await findPackage(trx, payment.domain, code);
  await updatePayment(trx, payment.id, { profiles, days });
  if (!payment.subscription_id) return;
  const wanted = { profiles: profiles - payment.profiles, days: days - payment.days };
  const newest = await newestPackage(trx, payment.subscription_id);
  await changeSubscription(trx, payment.subscription_id, wanted, newest, now);
}
