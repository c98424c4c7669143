import { me } from '@mala/contract/auth/me.ts';
import { refundPayment } from '@mala/contract/payments/changes.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { listOwnPayments, readReceipt } from '@mala/contract/payments/receipts.ts';
import { activateSubscription, readSubscription } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS, HOSTILE_TEXTS, OTHER_TYPES } from '../../../test/hostile-input.ts';
import { confirm, proveOwner } from '../../../test/second-factors.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const START = new Date('2026-11-20T10:00:00Z');
const REASON = { reason: 'Paid twice' };

function daysOn(days: number): Date {
  return new Date(START.getTime() + days * 86_400_000);
}

/** So many days on, with somebody of the office who has just confirmed. */
async function goOn(office: Person, days: number): Promise<void> {
  app().setNow(daysOn(days));
  await proveOwner(app().ctx, office);
}

afterEach(() => app().setNow(new Date()));

/** Activates a package and returns the id of its payment. */
async function pay(office: Person, member: Person, body: object = {}): Promise<string> {
  await app().call(activateSubscription, {
    token: office.token,
    params: { id: member.user_id },
    body: { package: 'silver', payment_reference: uuid(), ...body },
  });
  const { body: own } = await app().call(listOwnPayments, { token: member.token });
  return own.rows[0]?.id ?? '';
}

async function refund({ token }: Pick<Person, 'token'>, id: string, body: object = REASON) {
  return app().call(refundPayment, { token, params: { id }, body: body as typeof REASON });
}

async function use(member: Person, used: number): Promise<void> {
  await app()
    .ctx.db.updateTable('subscriptions')
    .set({ current_download: used })
    .where('user_id', '=', member.user_id)
    .execute();
}

async function started() {
  app().setNow(START);
  return [await makeAdmin(app().ctx), await makeMember(app().ctx)] as const;
}

describe('a refund', () => {
  it('ends the subscription at once, and says so in ledger and receipt', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    await goOn(office, 10);
    const { status, body } = await refund(office, id);
    expect(status).toBe(200);
    const at = daysOn(10).toISOString();
    expect(body.refund).toEqual({
      by_gateway: null,
      amount: 599,
      at,
      by: office.user_name,
      ...REASON,
      profiles: 30,
      days: 80,
    });
    const { token } = member;
    expect((await app().call(readSubscription, { token })).error.Code).toBe('NO_SUBSCRIPTION');
    expect((await app().call(me, { token })).body.subscription_id).toBeNull();
    const receipt = await app().call(readReceipt, { token, params: { id } });
    expect(receipt.body.refund).toEqual({ amount: 599, at });
  });

  it('takes back what is left of it from a subscription that goes on', async () => {
    const [office, member] = await started();
    await pay(office, member);
    await goOn(office, 1);
    const gold = await pay(office, member, { package: 'gold' });
    await goOn(office, 2);
    expect((await refund(office, gold)).body.refund).toMatchObject({ profiles: 80, days: 180 });
    const { body } = await app().call(readSubscription, { token: member.token });
    expect(body).toMatchObject({ package: 'silver', total_download: 30, end_date: '2027-02-18' });
  });

  it('leaves what was used, and never ends before now', async () => {
    const [office, member] = await started();
    const first = await pay(office, member);
    await goOn(office, 80);
    await pay(office, member);
    await use(member, 45);
    await goOn(office, 170);
    const { body } = await refund(office, first);
    expect(body.refund).toMatchObject({ profiles: 15, days: 10 });
    const row = await app()
      .ctx.db.selectFrom('subscriptions')
      .where('user_id', '=', member.user_id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ total_download: 45, current_download: 45, ends_at: daysOn(170) });
  });

  it('takes no day from a subscription that has ended', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    await use(member, 30);
    await goOn(office, 100);
    expect((await refund(office, id)).body.refund).toMatchObject({ profiles: 0, days: 0 });
  });

  it('may be of a part, and works in the moment of the activation', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    const { status, body } = await refund(office, id, { ...REASON, amount: 100 });
    expect([status, body.refund?.amount]).toEqual([200, 100]);
    const params = { page: 1 };
    const filter = { who: member.mid ?? '', state: 'refunded' as const };
    const list = await app().call(listPayments, { token: office.token, params, body: filter });
    expect(list.body).toMatchObject({ count: 1, total: 599, refunded: 100 });
  });

  it('happens once, of twenty at once', async () => {
    const [office, member] = await started();
    await pay(office, member);
    const id = await pay(office, member);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(office, id)));
    const said = answers.map(({ status, error }) => (status === 200 ? 200 : error.Code)).sort();
    expect(said).toEqual([200, ...Array(19).fill('PAYMENT_REFUNDED')]);
    const { body } = await app().call(readSubscription, { token: member.token });
    expect(body.total_download).toBe(30);
  });

  it('is in the history, and leaves the reference used', async () => {
    const [office, member] = await started();
    const payment_reference = uuid();
    const id = await pay(office, member, { payment_reference });
    await refund(office, id);
    const history = await historyOf(app().ctx, member.user_id);
    expect(history.find(({ action }) => action === 'refund')).toMatchObject({
      actor_id: office.user_id,
      reason: 'Paid twice',
      after: { amount: 599, profiles: 30, days: 90 },
    });
    const again = await app().call(activateSubscription, {
      token: office.token,
      params: { id: member.user_id },
      body: { package: 'silver', payment_reference },
    });
    expect(again.error.Code).toBe('REFERENCE_TAKEN');
  });

  it('is possible for an account that is gone', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    await app().ctx.db.deleteFrom('users').where('id', '=', member.user_id).execute();
    const { status, body } = await refund(office, id);
    expect([status, body.refund?.profiles]).toEqual([200, 0]);
  });
});

describe('a refund is refused', () => {
  it('to guests and members, whatever they send, and elsewhere', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    const elsewhere = await makeStaff(app().ctx, 'CASHIER', 'marathimala', 'marathimala');
    expect((await app().call(refundPayment, { params: { id }, body: REASON })).status).toBe(401);
    expect((await refund(member, id)).status).toBe(403);
    expect((await refund(elsewhere, id)).status).toBe(404);
    expect((await refund(await makeStaff(app().ctx, 'CASHIER'), id)).status).toBe(200);
  });

  it('without a confirmation within ten minutes, and nothing is taken', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    await proveOwner(app().ctx, office, 10);
    const refused = await refund(office, id);
    expect([refused.status, refused.error.Code]).toEqual([403, 'CONFIRM_AGAIN']);
    const { token } = member;
    expect((await app().call(readSubscription, { token })).status).toBe(200);
    expect((await confirm(app(), office, { password: PASSWORD })).status).toBe(200);
    expect((await refund(office, id)).status).toBe(200);
  });

  it.each(HOSTILE_IDS)('for the id %j: 404', async (id) => {
    expect((await refund(await makeAdmin(app().ctx), id)).status).toBe(404);
  });

  it.each([
    [{}, 'reason'],
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'x'.repeat(301) }, 'reason'],
    [{ ...REASON, amount: 600 }, 'amount'],
    [{ ...REASON, amount: -1 }, 'amount'],
    [{ ...REASON, way: 'upi' }, 'way'],
  ])('for %j, and nothing is taken', async (body, field) => {
    const [office, member] = await started();
    const id = await pay(office, member);
    const { status, error } = await refund(office, id, body);
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, [field]]);
    expect((await app().call(readSubscription, { token: member.token })).status).toBe(200);
  });

  it('and survives hostile input', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    for (const value of [...OTHER_TYPES, ...HOSTILE_TEXTS])
      for (const body of [value, { ...REASON, amount: value }, { reason: value }])
        expect((await refund(office, id, body as object)).status).toBeLessThan(500);
  });
});
