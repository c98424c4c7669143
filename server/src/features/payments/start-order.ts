import { languagePrefix } from '@mala/contract/communities/languages.ts';
import type { startOrder as startCall } from '@mala/contract/payments/orders.ts';
import { v7 as uuid } from 'uuid';
import type { output } from 'zod/mini';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { memberAddress } from '../../http/site-addresses.ts';
import { findPackage } from '../subscriptions/index.ts';
import type { Gateway } from './gateway-client.ts';
import { insertOrder } from './gateway-queries.ts';

/** Sent as Retry-After while the gateway does not answer. */
const RETRY_SECONDS = 30;

/** Where the gateway sends the browser back to. */
export const RETURN_PATH = '/api/payments/return';

/**
 * Makes an order for a package at its price of now. One that is never stored, because the process ends before, is never paid
 * either: nobody knows of it. Throws 503 UNAVAILABLE.
 */
export async function startOrder(
  ctx: Context,
  gateway: Gateway,
  { user_id, domain }: Viewer,
  { package: code, language }: output<NonNullable<(typeof startCall)['body']>>,
): Promise<output<(typeof startCall)['reply']>> {
  const { price, profiles, days } = await findPackage(ctx.db, domain, code);
  const id = uuid();
  const hundredths = price * 100;
  const gateway_order = await gateway.createOrder(hundredths, id).catch((err: unknown) => {
    ctx.log.warn({ err }, 'the payment gateway makes no order');
    throw new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
  });
  await insertOrder(ctx.db, {
    ...{ id, user_id, domain, package: code, amount: price, profiles, days, gateway_order },
    ...{ gateway_payment: null, payment_id: null, paid_at: null, checked_at: null },
    created_at: ctx.now(),
  });
  const site = memberAddress(ctx.config, domain);
  return {
    id,
    address: gateway.checkout,
    // nothing about the person: the gateway asks for what it needs
    fields: {
      key_id: gateway.keyId,
      order_id: gateway_order,
      amount: String(hundredths),
      currency: 'INR',
      name: 'Mala',
      callback_url: `${site}${RETURN_PATH}?order=${id}&language=${language}`,
      cancel_url: `${site}${languagePrefix(language)}/upgrade`,
    },
  };
}
