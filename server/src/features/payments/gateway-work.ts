import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { doEach, doParts } from '../../jobs/do-each.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { type Gateway, GatewayRefusal, openGateway } from './gateway-client.ts';
import {
  findOpenOrders,
  findRefusedPayments,
  findWaitingRefunds,
  forgetEvents,
  updateOrder,
} from './gateway-queries.ts';
import { refundAtGateway, seeGivenBack } from './gateway-refunds.ts';
import { settleOrder, settlePayment } from './settle-order.ts';

const MINUTE = 60_000;
const AT_ONCE = 2;
/** Of each kind in a run. */
const MOST = 100;
/** Banks confirm late payments within days; the gateway repeats an event for one. */
const LOOKED_DAYS = 7;
const EVENT_DAYS = 30;
/** In which the office gives back what the gateway refused. */
const REFUSED_DAYS = 90;
/** Failures one after the other after which the gateway is taken to be away. */
const MOST_FAILURES = 5;

/** Works on what the gateway has told, gives money back, and looks for what was not told. */
export async function workGateway(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.work('gateway', AT_ONCE, async ({ data }) => {
    const gateway = openGateway(ctx);
    if (!gateway) return 'over';
    const { payment, refund } = data as { payment?: string; refund?: string };
    if (refund) await refundAtGateway(ctx, gateway, refund);
    // of another mode of the gateway, which knows no such payment
    if (payment) await settlePayment(ctx, gateway, payment).catch(exceptRefusals);
    return 'done';
  });
  await workers.repeat('gateway-look', '*/5 * * * *', async () => {
    const gateway = openGateway(ctx);
    await doParts(
      async () => gateway && lookThrough(ctx, gateway),
      () => forgetEvents(ctx.db, new Date(ctx.now().getTime() - EVENT_DAYS * DAY_MS)),
    );
  });
}

/**
 * Asks the gateway about orders whose event did not come, for refunds whose job was given up, and whether the office has
 * given back by itself what was refused. One that fails keeps no other from its turn.
 */
async function lookThrough(ctx: Context, gateway: Gateway): Promise<void> {
  const now = ctx.now();
  const before = new Date(now.getTime() - 5 * MINUTE);
  const since = new Date(now.getTime() - LOOKED_DAYS * DAY_MS);
  const orders = await findOpenOrders(ctx.db, { since, before, now }, MOST);
  const refunds = await findWaitingRefunds(ctx.db, before, MOST);
  const refusedSince = new Date(now.getTime() - REFUSED_DAYS * DAY_MS);
  const refused = await findRefusedPayments(ctx.db, refusedSince, MOST);
  const settle = async (order: (typeof orders)[number]) => {
    await settleOrder(ctx, gateway, order).catch(exceptRefusals);
    await updateOrder(ctx.db, order.id, { checked_at: now });
  };
  await doParts(
    () => doEach(orders, settle, MOST_FAILURES),
    () => doEach(refunds, (refund) => refundAtGateway(ctx, gateway, refund), MOST_FAILURES),
    () => doEach(refused, (payment) => seeGivenBack(ctx, gateway, payment), MOST_FAILURES),
  );
}

function exceptRefusals(error: unknown): void {
  if (!(error instanceof GatewayRefusal)) throw error;
}
