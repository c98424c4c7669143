import { referenceKey } from '@mala/contract/payments/reference.ts';
import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { type Gateway, type GatewayPayment, GatewayRefusal } from './gateway-client.ts';
import {
  findOrder,
  insertRefund,
  isReturned,
  lockOrder,
  noteGivenBack,
  type Order,
  updateOrder,
} from './gateway-queries.ts';
import { givePackage } from './give-package.ts';
import { RECORDED_ELSEWHERE } from './owed.ts';
import { findByReference } from './queries.ts';

const isFor = ({ amount, currency }: GatewayPayment, order: Order) =>
  amount === order.amount * 100 && currency === 'INR';

/**
 * Gives the package of an order for a payment that the gateway has, as often as it is called and whoever calls it: what counts
 * is what the gateway itself says now, not what an event or a browser said. Money that buys nothing is given back.
 */
export async function settlePayment(
  ctx: Context,
  gateway: Gateway,
  paymentId: string,
): Promise<void> {
  const payment = await gateway.readPayment(paymentId);
  const order = payment.order_id ? await findOrder(ctx.db, payment.order_id) : undefined;
  // the account at the gateway may have other uses
  if (!order) return;
  await settle(ctx, gateway, order, payment);
}

/** The same for each payment of an order that the gateway knows. */
export async function settleOrder(ctx: Context, gateway: Gateway, order: Order): Promise<void> {
  for (const payment of await gateway.paymentsOf(order.gateway_order))
    await settle(ctx, gateway, order, payment);
}

async function settle(
  ctx: Context,
  gateway: Gateway,
  order: Order,
  payment: GatewayPayment,
): Promise<void> {
  const held = payment.status === 'authorized' && isFor(payment, order) && !order.paid_at;
  const paid = held ? await capture(gateway, payment) : payment;
  if (paid.status === 'refunded') await noteGivenBack(ctx.db, paid.id, ctx.now());
  if (paid.status !== 'captured') return;
  await ctx.db.transaction().execute((trx) => give(ctx, trx, order, paid));
}

/** The payment after its capture; as it is now where somebody else was first, or where the order is paid by another one. */
async function capture(gateway: Gateway, payment: GatewayPayment): Promise<GatewayPayment> {
  try {
    return await gateway.capture(payment);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return gateway.readPayment(payment.id);
  }
}

async function give(
  ctx: Context,
  trx: Transaction<Database>,
  { id, user_id }: Order,
  payment: GatewayPayment,
): Promise<void> {
  const member = user_id ? await lockProfile(trx, user_id) : undefined;
  const order = await lockOrder(trx, id);
  if (order.gateway_payment === payment.id || (await isReturned(trx, payment.id))) return;
  if (!member || order.paid_at || !isFor(payment, order)) return giveBack(ctx, trx, order, payment);
  const { amount, package: code, profiles, days } = order;
  const first = await findByReference(trx, referenceKey(payment.id));
  if (first && first.user_id !== user_id)
    return giveBack(ctx, trx, order, payment, RECORDED_ELSEWHERE);
  const payment_id =
    // the office was told of it before we were
    first?.id ??
    (
      await givePackage(ctx, trx, {
        member,
        bought: { code, profiles, days },
        paid: { reference: payment.id, amount, way: 'online' },
        by: null,
      })
    ).payment_id;
  await updateOrder(trx, id, { gateway_payment: payment.id, payment_id, paid_at: ctx.now() });
}

/** `fault`: why the office decides about it, and not the gateway. */
async function giveBack(
  ctx: Context,
  trx: Transaction<Database>,
  order: Order,
  { id, amount }: GatewayPayment,
  fault: string | null = null,
): Promise<void> {
  const now = ctx.now();
  const refund = await insertRefund(trx, {
    ...{ order_id: order.id, payment_id: null, gateway_payment: id, amount },
    ...{ state: fault ? 'failed' : 'waiting', fault, done_at: fault ? now : null },
    ...{ gateway_refund: null, created_at: now },
  });
  if (!refund) return;
  ctx.log.warn({ order: order.id, payment: id, fault }, 'an online payment buys nothing');
  // or else somebody would have what he did not pay for, and the payer his money back
  if (!fault) await ctx.jobs.send(trx, 'gateway', { refund });
}
