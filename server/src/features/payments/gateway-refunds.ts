import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { type Gateway, GatewayRefusal } from './gateway-client.ts';
import {
  findOrderOfPayment,
  findRefund,
  insertRefund,
  noteGivenBack,
  settleRefund,
} from './gateway-queries.ts';

/** Days in which a refusal is not the last word on money that bought nothing: often the account at the gateway has too little just then. */
const ASKED_MS = 7 * DAY_MS;

/** Has the gateway give back an amount, in whole rupees, of a payment that came through it. */
export async function queueGatewayRefund(
  ctx: Context,
  trx: Transaction<Database>,
  paymentId: string,
  amount: number,
): Promise<void> {
  const order = await findOrderOfPayment(trx, paymentId);
  if (!order?.gateway_payment || amount === 0) return;
  const refund = await insertRefund(trx, {
    ...{ order_id: order.id, payment_id: paymentId, gateway_payment: order.gateway_payment },
    ...{ amount: amount * 100, gateway_refund: null, fault: null, done_at: null },
    created_at: ctx.now(),
  });
  if (refund) await ctx.jobs.send(trx, 'gateway', { refund });
}

/** Gives money back that waits for it. Asked twice under one key, the gateway pays once. Throws while it does not answer. */
export async function refundAtGateway(ctx: Context, gateway: Gateway, id: string): Promise<void> {
  const refund = await findRefund(ctx.db, id);
  if (refund?.state !== 'waiting') return;
  const done_at = ctx.now();
  try {
    const { amount, gateway_payment } = refund;
    const made = await gateway.refund(gateway_payment, amount, id);
    const state = made.status === 'failed' ? 'failed' : 'done';
    await settleRefund(ctx.db, id, { state, gateway_refund: made.id, done_at });
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    if (await seeGivenBack(ctx, gateway, refund.gateway_payment)) return;
    const fault = error.message;
    if (fault !== refund.fault)
      ctx.log.error({ refund: id, fault }, 'the payment gateway refuses a refund');
    const age = done_at.getTime() - refund.created_at.getTime();
    const isLast = refund.payment_id !== null || age >= ASKED_MS;
    await settleRefund(ctx.db, id, isLast ? { state: 'failed', fault, done_at } : { fault });
  }
}

/** Whether somebody has given all of it back on the gateway's own site, which is then noted. */
export async function seeGivenBack(
  ctx: Context,
  gateway: Gateway,
  paymentId: string,
): Promise<boolean> {
  try {
    if ((await gateway.readPayment(paymentId)).status !== 'refunded') return false;
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return false;
  }
  await noteGivenBack(ctx.db, paymentId, ctx.now());
  return true;
}
