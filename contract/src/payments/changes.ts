import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../endpoint-parts.ts';
import { PACKAGE_CODES, PAYMENT_WAYS, paidAmount } from '../subscriptions.ts';
import { oneOf, requiredText } from '../text.ts';
import { paymentRow } from './ledger.ts';
import { paymentReference } from './reference-field.ts';

/** Why a payment is changed, for the office's history; of a refund the member reads it too. */
const reason = requiredText(300, { lines: true });

/** What is to be different; what is left out stays. */
export const correctPaymentBody = z.strictObject({
  package: z.optional(oneOf(PACKAGE_CODES)),
  amount: z.optional(paidAmount),
  way: z.optional(oneOf(PAYMENT_WAYS)),
  reference: z.optional(paymentReference),
  reason,
});

/**
 * Corrects what was recorded wrongly. Another package changes the subscription by the difference of profiles and days, but never
 * below what is used, nor to an end that has passed. 409 PAYMENT_REFUNDED if it was taken back.
 */
export const correctPayment = endpoint({
  name: 'payments.correct',
  method: 'POST',
  path: '/api/admin/payment/:id/correct',
  summary: 'Correct a payment of the ledger',
  access: { permission: 'payments.record' },
  fresh: true,
  params: idParams,
  body: correctPaymentBody,
  reply: paymentRow,
  errors: ['NOT_FOUND', 'REFERENCE_TAKEN', 'PAYMENT_REFUNDED'],
});

/** How much is given back, all of it by default. */
export const refundPaymentBody = z.strictObject({ amount: z.optional(paidAmount), reason });

/**
 * Takes a payment back: its profiles and days go from the subscription, but what was used stays used, and the subscription ends
 * now at the earliest. 409 PAYMENT_REFUNDED if that was done before. The member gets a mail.
 */
export const refundPayment = endpoint({
  name: 'payments.refund',
  method: 'POST',
  path: '/api/admin/payment/:id/refund',
  summary: 'Refund a payment, and take back what it gave',
  access: { permission: 'payments.record' },
  fresh: true,
  params: idParams,
  body: refundPaymentBody,
  reply: paymentRow,
  errors: ['NOT_FOUND', 'PAYMENT_REFUNDED'],
});
