import { correctPayment, refundPayment } from '@mala/contract/payments/changes.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { activateSubscription } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { usePayments } from '../../../test/online-payments.ts';

const { app, gateway, begin, send, tell, look, stateOf, paymentsOf, quotaOf, returned } =
  usePayments();
const DAY = 86_400_000;

describe('a refund', () => {
  async function refund(office: Person, id: string, amount?: number) {
    const body = { reason: 'Moved', ...(amount ? { amount } : {}) };
    return app().call(refundPayment, { token: office.token, params: { id }, body });
  }
  async function row(office: Person, payment: string) {
    const asked = { token: office.token, params: { page: 1 }, body: { payment } };
    return (await app().call(listPayments, asked)).body.rows[0];
  }
  async function paid() {
    const [office, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    const payment = gateway().pay((await begin(member)).order);
    await tell('payment.captured', payment);
    const [{ id } = { id: '' }] = await paymentsOf(member);
    return { office, member, payment, id };
  }

  it('goes through the gateway, once, and the ledger says how far it is', async () => {
    const { office, member, payment, id } = await paid();
    expect(await row(office, id)).toMatchObject({ by_gateway: true, recorded_by: 'Razorpay' });
    expect((await refund(office, id, 400)).body.refund?.by_gateway).toBe('waiting');
    expect((await refund(office, id)).error.Code).toBe('PAYMENT_REFUNDED');
    await look();
    await look();
    expect(returned(payment)).toMatchObject([{ amount: 40_000 }]);
    expect((await row(office, id))?.refund).toMatchObject({ amount: 400, by_gateway: 'done' });
    expect(await quotaOf(member)).toBe(0);
    // late events give nothing again
    await tell('payment.captured', payment);
    expect(await quotaOf(member)).toBe(0);
  });

  it('waits while the gateway does not answer, and says where it refuses', async () => {
    const { office, payment, id } = await paid();
    await refund(office, id);
    gateway().fail(503);
    await expect(look()).rejects.toThrow('503');
    app().setNow(new Date());
    expect((await row(office, id))?.refund?.by_gateway).toBe('waiting');
    gateway().fail(400);
    await look();
    expect((await row(office, id))?.refund?.by_gateway).toBe('failed');
    gateway().fail(null);
    await look();
    expect(returned(payment)).toEqual([]);
  });

  it('of money that bought nothing is asked for again where it is refused', async () => {
    const member = await makeMember(app().ctx);
    const payment = gateway().pay((await begin(member)).order, { amount: 100 });
    await tell('payment.captured', payment);
    gateway().fail(400);
    await look();
    expect(returned(payment)).toEqual([]);
    gateway().fail(null);
    await look();
    expect(returned(payment)).toMatchObject([{ amount: 100 }]);
  });

  it('of a payment that came otherwise is the office’s own', async () => {
    const [office, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    const params = { id: member.user_id };
    const body = { package: 'silver', payment_reference: uuid() } as const;
    await app().call(activateSubscription, { token: office.token, params, body });
    const [{ id } = { id: '' }] = await paymentsOf(member);
    expect((await refund(office, id)).body).toMatchObject({
      by_gateway: false,
      refund: { by_gateway: null },
    });
  });

  it('that failed is known, also if the gateway says so before we have its id', async () => {
    const { office, payment, id } = await paid();
    await refund(office, id);
    const { id: receipt } = await app()
      .ctx.db.selectFrom('gateway_refunds')
      .where('payment_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow();
    const told = { refund: { id: 'rfnd_early', receipt } };
    await send(gateway().event('refund.failed', payment, told));
    expect((await row(office, id))?.refund?.by_gateway).toBe('failed');
  });

  it('is no more than was paid, whatever was recorded', async () => {
    const { office, payment, id } = await paid();
    const correct = (body: object) =>
      app().call(correctPayment, {
        token: office.token,
        params: { id },
        body: { reason: 'A wrong digit', ...body },
      });
    const wrong = await correct({ amount: 5000, way: 'cash', reference: 'elsewhere' });
    expect(wrong.error.Faults).toEqual({
      ...{ amount: 'atMost:599', way: 'notInList', reference: 'invalid' },
    });
    // of one that was recorded before this was checked
    const { db } = app().ctx;
    await db.updateTable('payments').set({ amount: 5000 }).where('id', '=', id).execute();
    expect((await refund(office, id, 600)).error.Faults).toEqual({ amount: 'atMost:599' });
    expect((await correct({ amount: 599 })).body.amount).toBe(599);
    await db.updateTable('payments').set({ amount: 5000 }).where('id', '=', id).execute();
    await refund(office, id);
    await look();
    expect(returned(payment)).toMatchObject([{ amount: 59_900 }]);
  });
});

describe('money that bought nothing', () => {
  const list = async ({ token }: Person, member: Person) => {
    const asked = { token, params: { page: 1 }, body: {} };
    const { owed = [] } = (await app().call(listPayments, asked)).body;
    return owed.filter(({ profile_id }) => profile_id === member.user_id);
  };

  it('is on the list of the office while the gateway refuses to give it back', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const cashier = await makeStaff(ctx, 'CASHIER', 'tamilmala', 'tamilmala');
    const elsewhere = await makeStaff(ctx, 'CASHIER', 'marathimala', 'marathimala');
    const payment = gateway().pay((await begin(member)).order, { amount: 10_050 });
    await tell('payment.captured', payment);
    expect(await list(cashier, member)).toEqual([]);
    gateway().fail(400);
    await look();
    expect(await list(cashier, member)).toMatchObject([
      { amount: 100.5, reference: payment.id, mid: member.mid, why: 'asked-again' },
    ]);
    expect(await list(elsewhere, member)).toEqual([]);
    app().setNow(new Date(Date.now() + 8 * DAY));
    await look(8 * DAY);
    expect(await list(cashier, member)).toMatchObject([{ why: 'refused' }]);
    // somebody gives it back on the gateway's own site
    gateway().fail(null);
    payment.status = 'refunded';
    await look();
    expect(await list(cashier, member)).toEqual([]);
  });

  it('leaves it as the gateway tells of it, or with the next try', async () => {
    const [office, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    const payment = gateway().pay((await begin(member)).order, { amount: 100 });
    await tell('payment.captured', payment);
    gateway().fail(400);
    await look();
    expect(await list(office, member)).toHaveLength(1);
    gateway().fail(null);
    payment.status = 'refunded';
    await look();
    expect(await list(office, member)).toEqual([]);
    expect(returned(payment)).toEqual([]);
    const next = gateway().pay((await begin(member)).order, { amount: 100 });
    await tell('payment.captured', next);
    gateway().fail(400);
    await look();
    gateway().fail(null);
    next.status = 'refunded';
    await tell('refund.processed', next);
    expect(await list(office, member)).toEqual([]);
  });

  it('is on it where the office recorded it for somebody else, and is not given back by itself', async () => {
    const { ctx } = app();
    const [office, member, friend] = [
      await makeAdmin(ctx),
      await makeMember(ctx),
      await makeMember(ctx),
    ];
    const { id, order } = await begin(member);
    const payment = gateway().pay(order);
    const activate = (who: Person, payment_reference: string) =>
      app().call(activateSubscription, {
        token: office.token,
        params: { id: who.user_id },
        body: { package: 'silver', payment_reference },
      });
    await activate(friend, payment.id);
    await tell('payment.captured', payment);
    await look();
    expect(await stateOf(member, id)).toMatchObject({ state: 'returned', payment_id: null });
    expect(returned(payment)).toEqual([]);
    expect(await list(office, member)).toMatchObject([{ why: 'recorded-elsewhere' }]);
    // put right by hand
    const [{ id: wrong } = { id: '' }] = await paymentsOf(friend);
    const body = { reference: uuid(), reason: 'Of another member' };
    await app().call(correctPayment, { token: office.token, params: { id: wrong }, body });
    expect((await activate(member, payment.id)).status).toBe(200);
    expect(await list(office, member)).toEqual([]);
    await tell('payment.captured', payment);
    expect(await quotaOf(member)).toBe(30);
  });
});
