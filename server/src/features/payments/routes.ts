import * as changes from '@mala/contract/payments/changes.ts';
import * as ledger from '@mala/contract/payments/ledger.ts';
import * as receipts from '@mala/contract/payments/receipts.ts';
import { activateSubscription as activation } from '@mala/contract/subscriptions.ts';
import type { FastifyInstance } from 'fastify';
import { paymentsSeenBy, readsReceipt } from '../../access/payments.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { requireFactor } from '../../http/session.ts';
import { presentSubscription } from '../subscriptions/index.ts';
import { activateSubscription } from './activate-subscription.ts';
import { mountClaims } from './claim-routes.ts';
import { correctPayment } from './correct-payment.ts';
import { mountGateway } from './gateway-routes.ts';
import {
  countPayments,
  findPayment,
  findPayments,
  findPaymentsOf,
  type LedgerRow,
} from './ledger-queries.ts';
import { listOwed } from './owed.ts';
import { presentOwnPayments, presentPayment, presentReceipt } from './presenter.ts';
import { serveReceipts } from './receipt-file.ts';
import { refundPayment } from './refund-payment.ts';

/** Activation of packages and the ledger of payments (decision 068). */
export function mountPayments(app: FastifyInstance, ctx: Context): void {
  async function readPayment(id: string): Promise<LedgerRow> {
    const payment = await findPayment(ctx.db, id);
    if (!payment) throw new AppError('NOT_FOUND');
    return payment;
  }

  mountClaims(app, ctx);
  serveReceipts(app, ctx);
  mountGateway(app, ctx);

  route(app, ctx, activation, async ({ viewer, params, body }) => {
    const row = await activateSubscription(ctx, viewer, params.id, body);
    return presentSubscription(row, ctx.now());
  });

  route(app, ctx, ledger.listPayments, async ({ viewer, params, body }) => {
    const seen = paymentsSeenBy(viewer);
    const [sums, rows, owed] = await Promise.all([
      countPayments(ctx.db, seen, body),
      findPayments(ctx.db, seen, body, params.page),
      params.page === 1 ? listOwed(ctx, viewer) : [],
    ]);
    return { ...sums, rows: rows.map(presentPayment), ...(owed.length > 0 && { owed }) };
  });

  route(app, ctx, changes.correctPayment, async ({ viewer, params, body }) => {
    await correctPayment(ctx, viewer, params.id, body);
    return presentPayment(await readPayment(params.id));
  });

  route(app, ctx, changes.refundPayment, async ({ viewer, params, body }) => {
    await refundPayment(ctx, viewer, params.id, body);
    return presentPayment(await readPayment(params.id));
  });

  route(app, ctx, receipts.listOwnPayments, async ({ viewer }) =>
    presentOwnPayments(ctx.signedUrls, await findPaymentsOf(ctx.db, viewer.user_id)),
  );

  route(app, ctx, receipts.readReceipt, async ({ viewer, params }) => {
    const payment = await readPayment(params.id);
    if (!readsReceipt(viewer, payment)) throw new AppError('NOT_FOUND');
    requireFactor(ctx, viewer, payment);
    return presentReceipt(ctx.signedUrls, payment);
  });
}
