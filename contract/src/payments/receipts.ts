import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../endpoint-parts.ts';
import { PACKAGE_CODES, PAYMENT_WAYS } from '../subscriptions.ts';

/** What every receipt says. */
const paid = {
  id: z.string(),
  /** running within the community and the financial year: TM/2026-27/000123 */
  receipt: z.string(),
  package: z.enum(PACKAGE_CODES),
  /** whole rupees */
  amount: z.number(),
  /** null: not told */
  way: z.nullable(z.enum(PAYMENT_WAYS)),
  reference: z.string(),
  recorded_at: z.string(),
  /** what was given back, and when */
  refund: z.nullable(z.object({ amount: z.number(), at: z.string() })),
  /** the signed address of the receipt as a PDF, in the language of the account */
  pdf: z.string(),
};

export const listOwnPayments = endpoint({
  name: 'payments.listOwn',
  method: 'GET',
  path: '/api/payment/list',
  summary: 'The payments of the member, newest first',
  access: 'session',
  reply: z.object({ rows: z.array(z.object(paid)) }),
});

/** A receipt, for the member who paid and for the office; 404 for everybody else. */
export const readReceipt = endpoint({
  name: 'payments.readReceipt',
  method: 'GET',
  path: '/api/payment/:id/receipt',
  summary: 'The receipt of a payment',
  access: 'session',
  params: idParams,
  reply: z.object({
    ...paid,
    domain: z.enum(DOMAINS),
    /** null for accounts that are gone */
    payer: z.nullable(z.string()),
    mid: z.nullable(z.string()),
    /** what the payment gave */
    profiles: z.number(),
    days: z.number(),
  }),
  errors: ['NOT_FOUND'],
});
