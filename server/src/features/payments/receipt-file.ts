import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveFiles } from '../../storage/send-file.ts';
import { findPayment } from './ledger-queries.ts';
import { numberOf, receiptSheet } from './receipt-sheet.ts';

/** Where a receipt lies as a PDF; signed for those who may read it. */
export const receiptPath = (paymentId: string) => `/files/receipt/${paymentId}`;

/** Receipts as PDFs, drawn when somebody asks (decision 072). */
export function serveReceipts(app: FastifyInstance, ctx: Context): void {
  serveFiles<{ id: string }>(app, ctx, '/files/receipt/:id', async ({ id }) => {
    const payment = await findPayment(ctx.db, id);
    return (
      (payment && {
        type: 'application/pdf',
        disposition: `attachment; filename="${numberOf(payment).replaceAll('/', '-')}.pdf"`,
        make: () => ctx.drawSheet(`receipt ${id}`, receiptSheet(payment)),
      }) ??
      null
    );
  });
}
