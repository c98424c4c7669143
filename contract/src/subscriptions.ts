import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParams, pageOf, pageParams } from './endpoint-parts.ts';
import { oneOf, requiredText } from './text.ts';

/** The packages that the database starts with (server rules, section 5). */
export const PACKAGE_CODES = ['silver', 'gold', 'diamond'] as const;

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

/** What identifies a payment. Spaces and case are ignored, so it must have other characters. */
const paymentReference = requiredText(80).check(
  z.refine((reference) => reference === '' || /[\p{L}\p{N}]/u.test(reference), 'invalid'),
);

/** The package that was paid for, and the payment. */
export const activateSubscriptionBody = z.strictObject({
  package: oneOf(PACKAGE_CODES),
  payment_reference: paymentReference,
  amount: z.optional(
    z
      .number({ error: 'wholeNumber' })
      .check(
        z.int('wholeNumber'),
        z.minimum(0, 'atLeast:0'),
        z.maximum(1_000_000, 'atMost:1000000'),
      ),
  ),
});

/** Activates a package for a payment reference; 409 if the reference was used before. */
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
