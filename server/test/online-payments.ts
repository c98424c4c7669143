import { readOrder, startOrder } from '@mala/contract/payments/orders.ts';
import { listOwnPayments } from '@mala/contract/payments/receipts.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { workGateway } from '../src/features/payments/index.ts';
import type { Job } from '../src/jobs/workers.ts';
import type { Person } from './factories.ts';
import { type Razorpay, startRazorpay } from './razorpay.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Paid = ReturnType<Razorpay['pay']>;

/** A server that pays through the stand-in, and what tests do with both; jobs are worked on when a test says so. */
export function usePayments() {
  let gateway: Razorpay | undefined;
  let app: TestApp | undefined;
  const work = new Map<string, (job: Job) => Promise<unknown>>();
  beforeAll(async () => {
    gateway = await startRazorpay();
    app = await startTestApp(gateway.env);
    await workGateway(app.ctx, {
      work: async (queue, _, handler) => void work.set(queue, handler),
      repeat: async (queue, _, task) =>
        void work.set(queue, () => task(new AbortController().signal)),
      check: async () => {},
      stop: async () => {},
    });
  });
  afterEach(() => {
    gateway?.fail(null);
    app?.setNow(new Date());
  });
  afterAll(async () => {
    await app?.close();
    await gateway?.close();
  });

  const run = (queue: string, data: unknown): Promise<unknown> =>
    work.get(queue)?.({ data, since: new Date() }) ?? Promise.reject();
  const site = {
    app(): TestApp {
      if (!app) throw new Error('the server runs inside tests only');
      return app;
    },
    gateway(): Razorpay {
      if (!gateway) throw new Error('the gateway runs inside tests only');
      return gateway;
    },
    /** A member begins to buy a package; `order` as the gateway names it. */
    async begin({ token }: Person, code: 'silver' | 'gold' = 'silver') {
      const body = { package: code, language: 'en' as const };
      const { body: begun } = await site.app().call(startOrder, { token, body });
      return { ...begun, order: begun.fields.order_id ?? '' };
    },
    send: (event: RequestInit) => fetch(`${site.app().url}/api/payments/webhook`, event),
    /** What the browser does when the gateway leads it back. */
    back: (fields: Record<string, string>, body: URLSearchParams) => {
      const { pathname, search } = new URL(fields.callback_url ?? '');
      const address = `${site.app().url}${pathname}${search}`;
      return fetch(address, { method: 'POST', body, redirect: 'manual' });
    },
    settle: (payment: Paid) => run('gateway', { payment: payment.id }),
    /** Sends an event and does what it asks for. */
    async tell(name: string, payment: Paid): Promise<void> {
      expect((await site.send(site.gateway().event(name, payment))).status).toBe(200);
      await site.settle(payment);
    },
    /** Looks for what was not told, and gives back what waits, as is done every few minutes. */
    async look(later = 10 * 60_000): Promise<void> {
      site.app().setNow(new Date(Date.now() + later));
      await run('gateway-look', null).finally(() => site.app().setNow(new Date()));
    },
    async stateOf({ token }: Person, id: string) {
      return (await site.app().call(readOrder, { token, params: { id } })).body;
    },
    async paymentsOf({ token }: Person) {
      return (await site.app().call(listOwnPayments, { token })).body.rows;
    },
    async quotaOf({ token }: Person) {
      const { status, body } = await site.app().call(readSubscription, { token });
      return status === 200 ? body.total_download : 0;
    },
    returned: (payment: Paid) =>
      site.gateway().refunds.filter(({ payment_id }) => payment_id === payment.id),
    async jobsOf({ id }: Paid) {
      const { db } = site.app().ctx;
      const { rows } = await sql`
        select id from pgboss.job where name = 'gateway' and data ->> 'payment' = ${id}`.execute(
        db,
      );
      return rows;
    },
  };
  return site;
}
