import * as z from 'zod/mini';
import { calendarDate } from '../calendar-date.ts';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { pageParams } from '../endpoint-parts.ts';
import { PACKAGE_CODES, PAYMENT_WAYS } from '../subscriptions.ts';
import { oneOf, requiredText } from '../text.ts';
import { paymentReference } from './reference-field.ts';

/** Whether a payment was taken back. */
export const PAYMENT_STATES = ['recorded', 'refunded'] as const;

/** The filters of the ledger; all are optional, and all must be met. */
export const listPaymentsBody = z.strictObject({
  domain: z.optional(oneOf(DOMAINS)),
  /** days in India, both included */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  way: z.optional(oneOf(PAYMENT_WAYS)),
  package: z.optional(oneOf(PACKAGE_CODES)),
  state: z.optional(oneOf(PAYMENT_STATES)),
  /** in any form (payments/reference.ts) */
  reference: z.optional(paymentReference),
  /** a member id, or a part of the name */
  who: z.optional(requiredText(80)),
  /** one payment by its id */
  payment: z.optional(z.string().check(z.maxLength(80, 'tooLong:80'))),
  /** one member by the id */
  member: z.optional(z.string().check(z.maxLength(80, 'tooLong:80'))),
});

/** A payment of the ledger. */
export const paymentRow = z.object({
  id: z.string(),
  /** running within the community and the financial year: TM/2026-27/000123 */
  receipt: z.string(),
  domain: z.enum(DOMAINS),
  /** null for accounts that are gone */
  profile_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  mid: z.nullable(z.string()),
  package: z.enum(PACKAGE_CODES),
  /** whole rupees */
  amount: z.number(),
  /** null: not told */
  way: z.nullable(z.enum(PAYMENT_WAYS)),
  reference: z.string(),
  recorded_at: z.string(),
  /** a name; of online payments the gateway's */
  recorded_by: z.string(),
  /** paid through the gateway, which gives it back too */
  by_gateway: z.boolean(),
  corrected_at: z.nullable(z.string()),
  refund: z.nullable(
    z.object({
      amount: z.number(),
      at: z.string(),
      by: z.string(),
      reason: z.string(),
      /** what was taken back */
      profiles: z.number(),
      days: z.number(),
      /** whether the gateway has given it back; null: the office does it by itself */
      by_gateway: z.nullable(z.enum(['waiting', 'done', 'failed'])),
    }),
  ),
});

/**
 * Why the office gives an online payment back by itself: the gateway refuses and is asked again for a week, has refused for good,
 * or the payment was recorded for another member.
 */
export const OWED_WHYS = ['asked-again', 'refused', 'recorded-elsewhere'] as const;

/** An online payment that bought nothing and was not given back. */
const owed = z.object({
  id: z.string(),
  domain: z.enum(DOMAINS),
  /** null for accounts that are gone */
  profile_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  mid: z.nullable(z.string()),
  /** rupees */
  amount: z.number(),
  /** the gateway's id of the payment */
  reference: z.string(),
  since: z.string(),
  why: z.enum(OWED_WHYS),
});
export type Owed = z.output<typeof owed>;

export const listPayments = endpoint({
  name: 'payments.list',
  method: 'POST',
  path: '/api/admin/payment/list/:page',
  summary: 'The ledger: payments by period, way, package, reference and member, newest first',
  access: { permission: 'payments.record' },
  params: pageParams,
  body: listPaymentsBody,
  reply: z.object({
    count: z.number(),
    /** of all payments that match, whole rupees: what was paid, and what of it was given back */
    total: z.number(),
    refunded: z.number(),
    rows: z.array(paymentRow),
    /** on the first page, whatever the filters are, if there are any: in the communities of the viewer */
    owed: z.optional(z.array(owed)),
  }),
});
