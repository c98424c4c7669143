import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { paysOnline } from '../subscriptions/index.ts';

const order = z.object({ id: z.string() });
const payment = z.object({
  id: z.string(),
  order_id: z.nullish(z.string()),
  /** in hundredths */
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
});
export type GatewayPayment = z.infer<typeof payment>;
const payments = z.object({ items: z.array(payment) });
const refund = z.object({ id: z.string(), status: z.optional(z.string()) });

/** What the gateway says that it will never do. */
export class GatewayRefusal extends Error {}

const TIMEOUT_MS = 10_000;

/** These may be different the next time. */
const PASSING = new Set([401, 403, 408, 409, 429]);

/**
 * Razorpay's calls that we make; amounts are in hundredths. Each throws GatewayRefusal where asking again is of no use, and
 * another Error where it may be.
 */
export interface Gateway {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** the page where somebody pays */
  checkout: string;
  createOrder(amount: number, receipt: string): Promise<string>;
  readPayment(id: string): Promise<GatewayPayment>;
  paymentsOf(orderId: string): Promise<GatewayPayment[]>;
  capture(payment: GatewayPayment): Promise<GatewayPayment>;
  /** `key`: the same one refunds once; the gateway's events about the refund name it as `receipt` */
  refund(paymentId: string, amount: number, key: string): Promise<z.infer<typeof refund>>;
}

/** The gateway that is set up, or null. */
export function openGateway(ctx: Pick<Context, 'config' | 'demo'>): Gateway | null {
  const { razorpayKeyId: keyId, razorpayKeySecret: keySecret, razorpayUrl } = ctx.config;
  const { razorpayWebhookSecret: webhookSecret } = ctx.config;
  if (!paysOnline(ctx) || !keyId || !keySecret || !webhookSecret) return null;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask<S extends z.ZodMiniType>(
    schema: S,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<z.output<S>> {
    const reply = await fetch(`${razorpayUrl}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = reply;
    if (reply.ok) return z.parse(schema, await reply.json());
    await reply.body?.cancel();
    const message = `the gateway answered ${status}`;
    throw status < 500 && !PASSING.has(status) ? new GatewayRefusal(message) : new Error(message);
  }

  // an id stands in a path
  const idOf = (id: string) => encodeURIComponent(id);
  return {
    keyId,
    keySecret,
    webhookSecret,
    checkout: `${razorpayUrl}/v1/checkout/embedded`,
    async createOrder(amount, receipt) {
      return (await ask(order, '/orders', { amount, currency: 'INR', receipt })).id;
    },
    readPayment: (id) => ask(payment, `/payments/${idOf(id)}`),
    async paymentsOf(id) {
      return (await ask(payments, `/orders/${idOf(id)}/payments`)).items;
    },
    capture: ({ id, amount, currency }) =>
      ask(payment, `/payments/${idOf(id)}/capture`, { amount, currency }),
    refund: (id, amount, key) =>
      ask(
        refund,
        `/payments/${idOf(id)}/refund`,
        { amount, receipt: key },
        { 'X-Refund-Idempotency': key },
      ),
  };
}
