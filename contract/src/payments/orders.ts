import * as z from 'zod/mini';
import { LANGUAGES } from '../communities/languages.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, NOT_SEARCHING } from '../endpoint-parts.ts';
import { PACKAGE_CODES } from '../subscriptions.ts';
import { oneOf } from '../text.ts';

/** `open`: not paid yet, or the bank has not confirmed it; `returned`: what was paid bought nothing and is given back. */
export const ORDER_STATES = ['open', 'paid', 'returned'] as const;

export const startOrderBody = z.strictObject({
  package: oneOf(PACKAGE_CODES),
  /** of the page that the gateway leads back to */
  language: oneOf(LANGUAGES),
});

/**
 * Begins to buy a package online: the price is that of the package. The browser sends `fields` as a form to `address`, which
 * is the gateway's page. Only for a profile that can use it: complete, and neither paused nor closed. 404 where no gateway is set up, 503 UNAVAILABLE while it does not answer.
 */
export const startOrder = endpoint({
  name: 'payments.startOrder',
  method: 'POST',
  path: '/api/payment/order',
  summary: 'Begin to pay for a package online',
  access: { permission: 'profile.own' },
  limit: { by: 'user', points: 30, seconds: 86_400 },
  body: startOrderBody,
  reply: z.object({
    id: z.string(),
    address: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  errors: ['NOT_FOUND', ...NOT_SEARCHING],
});

/** What became of an own order; 404 for those of others. */
export const readOrder = endpoint({
  name: 'payments.readOrder',
  method: 'GET',
  path: '/api/payment/order/:id',
  summary: 'What became of an order that is paid online',
  access: { permission: 'profile.own' },
  params: idParams,
  reply: z.object({
    id: z.string(),
    package: z.enum(PACKAGE_CODES),
    /** whole rupees */
    amount: z.number(),
    state: z.enum(ORDER_STATES),
    /** of the ledger, once it is paid */
    payment_id: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
});
