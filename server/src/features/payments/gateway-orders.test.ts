import { readOrder, startOrder } from '@mala/contract/payments/orders.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember } from '../../../test/factories.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { usePayments } from '../../../test/online-payments.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const { app, gateway, begin, back, stateOf } = usePayments();

describe('an order', () => {
  it('has the price of its package, whatever the client sends, and leads to the gateway', async () => {
    const member = await makeMember(app().ctx);
    const { order, address, fields, id } = await begin(member, 'gold');
    expect(gateway().orders.get(order)).toMatchObject({ amount: 150_000, currency: 'INR' });
    expect(address).toBe(`${app().ctx.config.razorpayUrl}/v1/checkout/embedded`);
    expect(fields).toMatchObject({ key_id: 'rzp_test_standin', amount: '150000' });
    expect(JSON.stringify(fields)).not.toContain(member.mobile_no);
    expect(await stateOf(member, id)).toMatchObject({ state: 'open', amount: 1500 });
    const sent = { package: 'gold', language: 'en', amount: 1 };
    const cheap = await app().call(startOrder, { token: member.token, body: sent as never });
    expect(cheap.status).toBe(400);
  });

  it('is nobody else’s, of the other community neither', async () => {
    const member = await makeMember(app().ctx);
    const { id } = await begin(member);
    const strangers = [
      await makeMember(app().ctx),
      await makeMember(app().ctx, { domain: 'marathimala' }),
    ];
    for (const { token } of strangers)
      expect((await app().call(readOrder, { token, params: { id } })).status).toBe(404);
    expect((await app().call(readOrder, { params: { id } })).status).toBe(401);
    const { token } = await makeAdmin(app().ctx);
    expect((await app().call(readOrder, { token, params: { id } })).status).toBe(403);
  });

  it.each(HOSTILE_IDS)('has not the id %j', async (id) => {
    const { token } = await makeMember(app().ctx);
    expect((await app().call(readOrder, { token, params: { id } })).status).toBe(404);
  });

  it('leads everybody back to its page, also those whom a limit stops', async () => {
    const { id, order, fields } = await begin(await makeMember(app().ctx));
    const body = gateway().back(gateway().pay(order));
    const replies = await Promise.all(Array.from({ length: 70 }, () => back(fields, body)));
    const led = replies.map(({ status, headers }) => `${status} ${headers.get('location')}`);
    expect(new Set(led)).toEqual(new Set([`303 /upgrade?order=${id}`]));
  });

  it.each([
    ['PROFILE_INCOMPLETE', { status: 0, without: ['family'] }],
    ['PROFILE_PAUSED', { status: 200, away: 'paused' }],
    ['PROFILE_CLOSED', { status: 300 }],
    ['PROFILE_CLOSED', { status: 301 }],
    ['PROFILE_REFUSED', { status: 500 }],
    ['PROFILE_REFUSED', { status: 501 }],
  ] as const)('is %s for a profile that could not use it: %o', async (code, wanted) => {
    const { token } = await makeMember(app().ctx, wanted);
    const body = { package: 'silver', language: 'en' } as const;
    const made = gateway().orders.size;
    const { status, error } = await app().call(startOrder, { token, body });
    expect([status, error.Code]).toEqual([403, code]);
    expect(gateway().orders.size).toBe(made);
  });

  it('is made for a profile that waits for its approval', async () => {
    const member = await makeMember(app().ctx, { status: 0 });
    expect((await begin(member)).order).not.toBe('');
  });

  it('is not made while the gateway does not answer', async () => {
    const member = await makeMember(app().ctx);
    gateway().fail(500);
    const body = { package: 'silver', language: 'ta' } as const;
    const { status, error } = await app().call(startOrder, { token: member.token, body });
    expect([status, error.Code]).toEqual([503, 'UNAVAILABLE']);
  });
});

describe('a site without a gateway', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await startTestApp();
  });
  afterAll(() => plain?.close());

  it('offers nothing, and takes nothing', async () => {
    const { token } = await makeMember(plain.ctx);
    expect((await plain.call(listPackages, { token })).body.payment.online).toBe(false);
    const body = { package: 'silver', language: 'en' } as const;
    expect((await plain.call(startOrder, { token, body })).status).toBe(404);
    for (const path of ['/api/payments/webhook', '/api/payments/return'])
      expect((await fetch(`${plain.url}${path}`, { method: 'POST' })).status).toBe(404);
    const policy = (await fetch(plain.url)).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self';");
  });

  it('is unlike one with a gateway, whose page a form may go to', async () => {
    const { token } = await makeMember(app().ctx);
    expect((await app().call(listPackages, { token })).body.payment.online).toBe(true);
    const policy = (await fetch(app().url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action 'self' ${app().ctx.config.razorpayUrl};`);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('checkout.js');
  });
});
