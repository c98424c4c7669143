import * as z from 'zod/mini';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { idParams, pageOf, pageParams } from './endpoint-parts.ts';
import { paymentReference } from './payments/reference-field.ts';
import { oneOf } from './text.ts';

/** The packages that the database starts with (server rules, section 5). */
export const PACKAGE_CODES = ['silver', 'gold', 'diamond'] as const;

/** How somebody paid whose payment the office records. */
export const OFFICE_WAYS = ['upi', 'bank', 'card', 'cash'] as const;
/** How somebody paid; `online`: through the payment gateway. */
export const PAYMENT_WAYS = [...OFFICE_WAYS, 'online'] as const;
export type OfficeWay = (typeof OFFICE_WAYS)[number];
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** A running subscription: dates are YYYY-MM-DD, duration and remaining are days. */
export const subscription = z.object({
  package: z.enum(PACKAGE_CODES),
  total_download: z.number(),
  current_download: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  duration: z.number(),
  remaining: z.number(),
});
export type Subscription = z.infer<typeof subscription>;

export const listPackages = endpoint({
  name: 'subscriptions.listPackages',
  method: 'GET',
  path: '/api/packages',
  summary: 'Packages (prices in whole rupees) and payment methods',
  access: 'session',
  query: z.object({
    /** of another community, for whoever records payments there */
    domain: z.optional(z.enum(DOMAINS, { error: 'invalid' })),
  }),
  reply: z.object({
    packages: z.array(
      z.object({
        code: z.enum(PACKAGE_CODES),
        price: z.number(),
        profiles: z.number(),
        days: z.number(),
      }),
    ),
    payment: z.object({
      upi_id: z.nullable(z.string()),
      bank: z.nullable(z.string()),
      card_url: z.nullable(z.string()),
      /** whether orders can be paid through the gateway (payments/orders.ts) */
      online: z.boolean(),
    }),
  }),
});

export const readSubscription = endpoint({
  name: 'subscriptions.read',
  method: 'GET',
  path: '/api/subscription',
  summary: 'The current subscription',
  access: 'session',
  reply: subscription,
  errors: ['NO_SUBSCRIPTION'],
});

export const listDownloads = endpoint({
  name: 'subscriptions.listDownloads',
  method: 'GET',
  path: '/api/subscription/download/list/:page',
  summary: 'The profiles whose contact the member has downloaded, newest first',
  access: 'session',
  params: pageParams,
  reply: pageOf(
    z.object({
      downloaded_mid: z.string(),
      downloaded_name: z.string(),
      viewed_at: z.string(),
      downloaded_user_id: z.string(),
    }),
  ),
});

/** Whole rupees. */
export const paidAmount = z
  .number({ error: 'wholeNumber' })
  .check(z.int('wholeNumber'), z.minimum(0, 'atLeast:0'), z.maximum(1_000_000, 'atMost:1000000'));

/** The package that was paid for, and the payment. */
export const activateSubscriptionBody = z.strictObject({
  package: oneOf(PACKAGE_CODES),
  way: z.optional(oneOf(OFFICE_WAYS)),
  payment_reference: paymentReference,
  amount: z.optional(paidAmount),
  /** the payment that the member told of, if its reference is another one */
  claim: z.optional(z.uuid({ error: 'invalid' })),
});

/**
 * Activates a package for a payment reference; 409 if the reference was used before, in any form of it. `Link` is then the page
 * of the first payment, if the viewer may see it.
 */
export const activateSubscription = endpoint({
  name: 'subscriptions.activate',
  method: 'POST',
  path: '/api/admin/profile/:id/subscription',
  summary: 'Activate a package for a member against a payment reference',
  access: { permission: 'payments.record' },
  params: idParams,
  body: activateSubscriptionBody,
  reply: subscription,
  errors: ['NOT_FOUND', 'REFERENCE_TAKEN'],
});

/** made: contacts that the member opened; received: members who opened his. */
export const DOWNLOAD_SIDES = ['made', 'received'] as const;

/** The downloads of a member, newest first, for the office. */
export const listMemberDownloads = endpoint({
  name: 'subscriptions.listMemberDownloads',
  method: 'GET',
  path: '/api/admin/member/:id/downloads/:side/:page',
  summary: 'Whose contact a member has opened, or who has opened his, newest first',
  access: { permission: 'members.read' },
  params: z.extend(idParams, { ...pageParams.shape, side: z.enum(DOWNLOAD_SIDES) }),
  reply: pageOf(
    z.object({
      profile_id: z.string(),
      mid: z.nullable(z.string()),
      name: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  errors: ['NOT_FOUND'],
});
