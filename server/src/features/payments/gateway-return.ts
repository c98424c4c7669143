import { isLanguage, languagePrefix } from '@mala/contract/communities/languages.ts';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import type { Gateway } from './gateway-client.ts';
import { isSignedReturn } from './gateway-signatures.ts';
import { settlePayment } from './settle-order.ts';

/** The page that a browser goes on to from the gateway's: it asks what became of the order. */
export function pageAfter({ order, language }: { order?: unknown; language?: unknown }): string {
  const prefix = isLanguage(language) ? languagePrefix(language) : '';
  return `${prefix}/upgrade${isUuid(order) ? `?order=${order}` : ''}`;
}

/**
 * Settles what a browser brings back, if the gateway signed it, so that the page shows it at once. If that does not work, the
 * gateway's event or the next look comes later.
 */
export async function takeReturn(
  ctx: Context,
  gateway: Gateway,
  fields: URLSearchParams,
): Promise<void> {
  const order = fields.get('razorpay_order_id');
  const payment = fields.get('razorpay_payment_id');
  const signature = fields.get('razorpay_signature');
  if (!order || !payment) return;
  if (!isSignedReturn(gateway.keySecret, { order, payment, signature })) return;
  await settlePayment(ctx, gateway, payment).catch((err: unknown) => {
    ctx.log.warn({ err }, 'an online payment is settled later');
  });
}
