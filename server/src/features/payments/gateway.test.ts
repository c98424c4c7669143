import { activateSubscription } from '@mala/contract/subscriptions.ts';
import { describe, expect, it } from 'vitest';
import { makeAdmin, makeMember } from '../../../test/factories.ts';
import { usePayments } from '../../../test/online-payments.ts';

const {
  app,
  gateway,
  begin,
  send,
  back,
  settle,
  tell,
  look,
  stateOf,
  paymentsOf,
  quotaOf,
  returned,
  jobsOf,
} = usePayments();

describe('a captured payment', () => {
  it('gives the package once, however often and in which order events come', async () => {
    const member = await makeMember(app().ctx);
    const { id, order, fields } = await begin(member);
    const payment = gateway().pay(order);
    const same = gateway().event('payment.captured', payment, { id: `event_${order}` });
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(same)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const brought = gateway().back(payment);
    await Promise.all([
      settle(payment),
      settle(payment),
      ...Array.from({ length: 20 }, () => back(fields, brought)),
    ]);
    for (const name of ['order.paid', 'payment.authorized', 'payment.captured', 'payment.failed'])
      await tell(name, payment);
    expect(await quotaOf(member)).toBe(30);
    const [receipt, ...others] = await paymentsOf(member);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ amount: 599, way: 'online', reference: payment.id });
    expect(await stateOf(member, id)).toMatchObject({ state: 'paid', payment_id: receipt?.id });
    const mails = await app()
      .ctx.db.selectFrom('mails')
      .where('user_id', '=', member.user_id)
      .select('kind')
      .execute();
    expect(mails).toEqual([{ kind: 'package-activated' }]);
    expect(returned(payment)).toEqual([]);
  });

  it('queues one job for an event that comes twenty times', async () => {
    const member = await makeMember(app().ctx);
    const payment = gateway().pay((await begin(member)).order);
    const same = gateway().event('payment.captured', payment, { id: `event_${payment.id}` });
    for (let time = 0; time < 5; time += 1) await send(same);
    expect(await jobsOf(payment)).toHaveLength(1);
  });

  it('is settled by the return of the browser, which is led to its page', async () => {
    const member = await makeMember(app().ctx);
    const { id, order, fields } = await begin(member);
    const body = gateway().back(gateway().pay(order));
    const reply = await back(fields, body);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(`/upgrade?order=${id}`);
    expect(await stateOf(member, id)).toMatchObject({ state: 'paid' });
    // and once more, by the browser's Back
    await back(fields, body);
    expect(await quotaOf(member)).toBe(30);
  });

  it('is captured first where the bank has only authorized it', async () => {
    const member = await makeMember(app().ctx);
    const payment = gateway().pay((await begin(member)).order, { status: 'authorized' });
    await tell('payment.authorized', payment);
    expect(payment.status).toBe('captured');
    expect(await quotaOf(member)).toBe(30);
  });

  it('is found without any event', async () => {
    const member = await makeMember(app().ctx);
    const { id, order } = await begin(member);
    gateway().pay(order);
    await look();
    expect(await stateOf(member, id)).toMatchObject({ state: 'paid' });
  });

  it('is found beside one that the gateway does not take, since the order is paid', async () => {
    const member = await makeMember(app().ctx);
    const { id, order } = await begin(member);
    const late = gateway().pay(order, { status: 'authorized' });
    gateway().pay(order);
    await look();
    expect(await stateOf(member, id)).toMatchObject({ state: 'paid' });
    expect(late.status).toBe('authorized');
  });

  it('is found where another order fails', async () => {
    const [first, second] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const broken = await begin(first);
    gateway().pay(broken.order, { amount: 0.5 });
    const { id, order } = await begin(second);
    gateway().pay(order);
    await expect(look()).rejects.toThrow();
    expect(await stateOf(second, id)).toMatchObject({ state: 'paid' });
    const { db } = app().ctx;
    await db.deleteFrom('gateway_orders').where('id', '=', broken.id).execute();
  });

  it('waits for a gateway that does not answer', async () => {
    const member = await makeMember(app().ctx);
    const { id, order, fields } = await begin(member);
    const payment = gateway().pay(order);
    gateway().fail(502);
    await expect(settle(payment)).rejects.toThrow('502');
    const led = await back(fields, gateway().back(payment));
    expect(led.status).toBe(303);
    expect(await stateOf(member, id)).toMatchObject({ state: 'open' });
    gateway().fail(null);
    expect(await settle(payment)).toBe('done');
    expect(await stateOf(member, id)).toMatchObject({ state: 'paid' });
  });

  it('adds to a running package, and keeps what the order was for when prices change', async () => {
    const member = await makeMember(app().ctx);
    const { order } = await begin(member);
    const { db } = app().ctx;
    await db.updateTable('packages').set({ price: 9000 }).where('code', '=', 'silver').execute();
    await tell('payment.captured', gateway().pay(order));
    await db.updateTable('packages').set({ price: 599 }).where('code', '=', 'silver').execute();
    await tell('payment.captured', gateway().pay((await begin(member, 'gold')).order));
    expect(await quotaOf(member)).toBe(110);
    expect((await paymentsOf(member)).map(({ amount }) => amount)).toEqual([1500, 599]);
  });

  it('that the office has recorded by hand is not recorded again', async () => {
    const [office, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    const { id, order } = await begin(member);
    const payment = gateway().pay(order);
    const body = { package: 'silver', payment_reference: payment.id } as const;
    const params = { id: member.user_id };
    await app().call(activateSubscription, { token: office.token, params, body });
    await tell('payment.captured', payment);
    expect(await quotaOf(member)).toBe(30);
    expect(await stateOf(member, id)).toMatchObject({ state: 'paid' });
  });
});

describe('what buys nothing', () => {
  it('is refused where it is forged', async () => {
    const member = await makeMember(app().ctx);
    const { id, order, fields } = await begin(member);
    const payment = gateway().pay(order, { status: 'created' });
    const captured = { ...payment, status: 'captured' as const };
    const forged = gateway().event('payment.captured', captured, { secret: 'another secret' });
    expect((await send(forged)).status).toBe(403);
    const unsigned = { ...forged, headers: { 'content-type': 'application/json' } };
    expect((await send(unsigned)).status).toBe(403);
    const real = gateway().event('payment.captured', captured);
    expect((await send({ ...real, body: `${String(real.body)} ` })).status).toBe(403);
    const led = await back(fields, gateway().back(captured, 'f'.repeat(64)));
    expect(led.status).toBe(303);
    // even signed, it says nothing that the gateway itself does not say
    await tell('payment.captured', payment);
    expect(await stateOf(member, id)).toMatchObject({ state: 'open' });
    expect(await paymentsOf(member)).toEqual([]);
  });

  it.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
  ])('is given back once: %s', async (_what, different) => {
    const member = await makeMember(app().ctx);
    const { id, order } = await begin(member);
    const payment = gateway().pay(order, different);
    for (let time = 0; time < 3; time += 1) await tell('payment.captured', payment);
    await look();
    await look();
    expect(await stateOf(member, id)).toMatchObject({ state: 'returned', payment_id: null });
    expect(returned(payment)).toMatchObject([{ amount: payment.amount }]);
    expect(await quotaOf(member)).toBe(0);
    // the right one still buys the package
    await tell('payment.captured', gateway().pay(order));
    expect(await stateOf(member, id)).toMatchObject({ state: 'paid' });
  });

  it('is given back: a second payment of one order', async () => {
    const member = await makeMember(app().ctx);
    const { order } = await begin(member);
    const [first, second] = [gateway().pay(order), gateway().pay(order)];
    await Promise.all([tell('payment.captured', first), tell('order.paid', second)]);
    await look();
    expect([...returned(first), ...returned(second)]).toHaveLength(1);
    expect(await quotaOf(member)).toBe(30);
  });

  it('is given back: a payment of an account that is gone', async () => {
    const member = await makeMember(app().ctx);
    const payment = gateway().pay((await begin(member)).order);
    await app().ctx.db.deleteFrom('users').where('id', '=', member.user_id).execute();
    await tell('payment.captured', payment);
    await look();
    expect(returned(payment)).toHaveLength(1);
  });

  it('is left alone where the order is not ours, or the payment failed', async () => {
    const member = await makeMember(app().ctx);
    const { id, order } = await begin(member);
    const strange = gateway().pay('order_of_another_shop', { amount: 59_900 });
    await tell('payment.captured', strange);
    await tell('payment.failed', gateway().pay(order, { status: 'failed' }));
    await tell('payment.captured', { ...strange, id: 'pay_unknown' });
    await look();
    expect(returned(strange)).toEqual([]);
    expect(await stateOf(member, id)).toMatchObject({ state: 'open' });
  });

  it.each([
    ['', 403],
    ['{', 403],
    ['x'.repeat(70_000), 413],
  ])('is no event: %.5s', async (body, status) => {
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': 'x' };
    expect((await send({ method: 'POST', headers, body })).status).toBe(status);
  });

  it('is a body of another kind', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await send({ method: 'POST', headers, body: 'x' })).status).toBe(415);
  });
});
