import { startOrder } from '@mala/contract/payments/orders.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../src/context.ts';
import { payAt, signedEvent } from '../../razorpay.ts';
import { makeSomebody } from '../people.ts';
import { call, job, type Scenario } from '../scenario.ts';

/** A member who has paid an order at the gateway, of which nothing was told yet. */
async function paying(ctx: Context) {
  const member = await makeSomebody(ctx);
  const id = uuid();
  const gateway_order = `order_${id.replaceAll('-', '').slice(-14)}`;
  await ctx.db
    .insertInto('gateway_orders')
    .values({
      ...{ id, gateway_order, user_id: member.user_id, domain: member.domain },
      ...{ package: 'silver', amount: 599, profiles: 30, days: 90 },
      ...{ gateway_payment: null, payment_id: null, paid_at: null, checked_at: null },
      created_at: new Date(ctx.now().getTime() - 600_000),
    })
    .execute();
  return { member, payment: await payAt(ctx.config.razorpayUrl, gateway_order, 59_900) };
}

/** Paying online: the member's call, and what the gateway sends. */
export const ONLINE: readonly Scenario[] = [
  call(
    startOrder,
    async (ctx) => {
      const member = await makeSomebody(ctx);
      const body = { package: 'silver', language: 'en' };
      return { people: [member], token: member.token, body };
    },
    { adds: 'who asks again begins another order; what is not paid is nothing' },
  ),
  call({ name: 'the webhook', method: 'POST', path: '/api/payments/webhook' }, async (ctx) => {
    const { member, payment } = await paying(ctx);
    const { body, headers } = signedEvent('payment.captured', payment);
    // written again in the same letters, which are what is signed
    return { people: [member], body: JSON.parse(body), headers };
  }),
];

export const ONLINE_JOBS: readonly Scenario[] = [
  job('gateway', async (ctx) => {
    const { member, payment } = await paying(ctx);
    return { people: [member], data: { payment: payment.id } };
  }),
  job(
    'gateway-look',
    async (ctx) => {
      // those of earlier attempts
      await ctx.db.deleteFrom('gateway_refunds').execute();
      await ctx.db.deleteFrom('gateway_orders').execute();
      const { member } = await paying(ctx);
      return { people: [member] };
    },
    {
      alone: 'it does what is due for everybody',
      differs: {
        what: /"checked_at": ?(null|"[^"]*")/g,
        why: 'an order that is paid by then is not asked for again',
      },
    },
  ),
];
