import { createHmac, randomUUID } from 'node:crypto';
import fastify from 'fastify';

/** The settings of a server that pays through the stand-in. */
const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_standin',
  RAZORPAY_KEY_SECRET: 'secret of the keys',
  RAZORPAY_WEBHOOK_SECRET: 'secret of events',
};

interface Payment {
  id: string;
  entity: 'payment';
  order_id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}
interface Refund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  /** as whoever asked named it */
  receipt: string | null;
  status: 'processed';
}

/** A payment gateway that speaks what Razorpay documents of orders, payments, refunds and events, in memory. */
export interface Razorpay {
  env: Record<string, string>;
  /** Somebody pays an order on its page. */
  pay(orderId: string, with_?: Partial<Payment>): Payment;
  /** Its money given back, in the order of asking. */
  refunds: Refund[];
  orders: Map<string, { id: string; amount: number; currency: string; receipt: string }>;
  /** An event as it is sent, signed by `secret`. */
  event: typeof signedEvent;
  /** What a browser brings back from its page. */
  back: typeof signedReturn;
  /** Answers every call with this status until it is set to null. */
  fail(status: number | null): void;
  close(): Promise<void>;
}

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');
/** Not of the gateway: where tests that have only its address say that somebody pays. */
const PAY_PATH = '/test/pay';

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 14)}`;

/** An event as the gateway sends it. */
export function signedEvent(
  name: string,
  payment: Payment,
  {
    id = newId('event'),
    secret = KEYS.RAZORPAY_WEBHOOK_SECRET,
    refund = undefined as Partial<Refund> | undefined,
  } = {},
) {
  const told = { entity: 'event', event: name, contains: ['payment'] };
  const body = JSON.stringify({
    ...told,
    payload: { payment: { entity: payment }, ...(refund && { refund: { entity: refund } }) },
  });
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-razorpay-signature': hmac(secret, body),
    'x-razorpay-event-id': id,
  };
  return { method: 'POST', body, headers };
}

/** What the gateway's page has a browser bring back. */
export function signedReturn({ id, order_id }: Payment, signature?: string): URLSearchParams {
  return new URLSearchParams({
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: signature ?? hmac(KEYS.RAZORPAY_KEY_SECRET, `${order_id}|${id}`),
  });
}

/** Somebody pays an order at the stand-in of this address. */
export async function payAt(url: string, order_id: string, amount: number): Promise<Payment> {
  const reply = await fetch(`${url}${PAY_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id, amount }),
  });
  return (await reply.json()) as Payment;
}

/** Starts the stand-in on a free port of this machine. */
export async function startRazorpay(): Promise<Razorpay> {
  const app = fastify();
  const orders: Razorpay['orders'] = new Map();
  const payments = new Map<string, Payment>();
  const refunds: Refund[] = [];
  const byKey = new Map<string, { asked: string; refund: Refund }>();
  let failing: number | null = null;
  const basic = `${KEYS.RAZORPAY_KEY_ID}:${KEYS.RAZORPAY_KEY_SECRET}`;
  const authorization = `Basic ${Buffer.from(basic).toString('base64')}`;
  const error = (code: string) => ({ error: { code, description: code } });

  function paid(orderId: string, different: Partial<Payment> = {}): Payment {
    const { amount = 0, currency = 'INR' } = orders.get(orderId) ?? {};
    const payment: Payment = {
      ...{ id: newId('pay'), entity: 'payment', order_id: orderId, amount, currency },
      status: 'captured',
      ...different,
    };
    payments.set(payment.id, payment);
    return payment;
  }

  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if (url === PAY_PATH) return undefined;
    if (failing) return reply.code(failing).send(error('SERVER_ERROR'));
    if (headers.authorization !== authorization)
      return reply.code(401).send(error('BAD_REQUEST_ERROR'));
    return undefined;
  });
  app.post<{ Body: { amount: number; currency: string; receipt: string } }>(
    '/v1/orders',
    async ({ body }) => {
      const order = { id: newId('order'), entity: 'order', status: 'created', ...body };
      orders.set(order.id, order);
      return order;
    },
  );
  app.get<{ Params: { id: string } }>('/v1/orders/:id/payments', async ({ params }) => {
    const items = [...payments.values()].filter(({ order_id }) => order_id === params.id);
    return { entity: 'collection', count: items.length, items };
  });
  app.get<{ Params: { id: string } }>(
    '/v1/payments/:id',
    async ({ params }, reply) =>
      payments.get(params.id) ?? reply.code(400).send(error('BAD_REQUEST_ERROR')),
  );
  app.post<{ Params: { id: string } }>('/v1/payments/:id/capture', async ({ params }, reply) => {
    const payment = payments.get(params.id);
    const paidBy = [...payments.values()].find(
      ({ order_id, status }) => order_id === payment?.order_id && status === 'captured',
    );
    if (payment?.status !== 'authorized' || paidBy)
      return reply.code(400).send(error('BAD_REQUEST_ERROR'));
    payment.status = 'captured';
    return payment;
  });
  app.post<{ Params: { id: string }; Body: { amount: number; receipt?: string } }>(
    '/v1/payments/:id/refund',
    async ({ params: { id }, body, headers }, reply) => {
      const asked = `${id} ${body.amount}`;
      const key = String(headers['x-refund-idempotency'] ?? newId('key'));
      const before = byKey.get(key);
      if (before?.asked === asked) return before.refund;
      const payment = payments.get(id);
      const given = refunds.filter(({ payment_id }) => payment_id === id);
      const left = (payment?.amount ?? 0) - given.reduce((sum, { amount }) => sum + amount, 0);
      if (before || payment?.status !== 'captured' || body.amount > left)
        return reply.code(400).send(error('BAD_REQUEST_ERROR'));
      const refund: Refund = {
        ...{ id: newId('rfnd'), entity: 'refund', status: 'processed' },
        ...{ payment_id: id, amount: body.amount, receipt: body.receipt ?? null },
      };
      refunds.push(refund);
      byKey.set(key, { asked, refund });
      return refund;
    },
  );
  app.post<{ Body: { order_id: string; amount: number } }>(PAY_PATH, async ({ body }) =>
    paid(body.order_id, { amount: body.amount }),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    env: { ...KEYS, RAZORPAY_URL: url },
    orders,
    refunds,
    pay: paid,
    event: signedEvent,
    back: signedReturn,
    fail(status) {
      failing = status;
    },
    close: () => app.close(),
  };
}
