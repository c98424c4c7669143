import { correctPayment } from '@mala/contract/payments/changes.ts';
import { listOwnPayments } from '@mala/contract/payments/receipts.ts';
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
const REASON = { reason: 'A wrong digit' };

afterEach(() => app().setNow(new Date()));

async function pay(office: Person, member: Person, body: object = {}): Promise<string> {
  await app().call(activateSubscription, {
    token: office.token,
    params: { id: member.user_id },
    body: { package: 'silver', payment_reference: uuid(), ...body },
  });
  const { body: own } = await app().call(listOwnPayments, { token: member.token });
  return own.rows[0]?.id ?? '';
}

async function correct({ token }: Pick<Person, 'token'>, id: string, body: object) {
  return app().call(correctPayment, { token, params: { id }, body: { ...REASON, ...body } });
}

async function started() {
  app().setNow(START);
  return [await makeAdmin(app().ctx), await makeMember(app().ctx)] as const;
}

describe('a correction', () => {
  it('changes what is named, keeps the receipt, and is in the history', async () => {
    const [office, member] = await started();
    const [wrong, right] = [uuid(), `Right ${uuid()}`];
    const id = await pay(office, member, { payment_reference: wrong });
    const { status, body } = await correct(office, id, {
      amount: 500,
      way: 'cash',
      reference: right,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ amount: 500, way: 'cash', reference: right, package: 'silver' });
    expect(body.corrected_at).toBe(START.toISOString());
    const [own] = (await app().call(listOwnPayments, { token: member.token })).body.rows;
    expect([own?.receipt, own?.amount]).toEqual([body.receipt, 500]);
    const history = await historyOf(app().ctx, member.user_id);
    expect(history.find(({ action }) => action === 'payment-correction')).toMatchObject({
      ...REASON,
      before: { amount: 599, reference: wrong },
      after: { amount: 500, way: 'cash', reference: right, receipt: body.receipt },
    });
  });

  it('does not say of a payment that it came online', async () => {
    const [office, member] = await started();
    const id = await pay(office, member, { way: 'cash' });
    expect((await correct(office, id, { way: 'online' })).error.Faults).toEqual({
      way: 'notInList',
    });
  });

  it('frees the wrong reference, and takes the right one in any form', async () => {
    const [office, member] = await started();
    const [wrong, right] = [uuid(), uuid()];
    const id = await pay(office, member, { payment_reference: wrong });
    await correct(office, id, { reference: right });
    const other = await pay(office, member, { payment_reference: wrong });
    const taken = await correct(office, other, { reference: right.toUpperCase() });
    expect([taken.status, taken.error.Code]).toEqual([409, 'REFERENCE_TAKEN']);
    expect(taken.error.Link).toBe(`/admin/payments?payment=${id}`);
    expect((await correct(office, id, { reference: `${right}.` })).status).toBe(200);
  });

  it('gives one reference to one payment, of many at once', async () => {
    const [office, member] = await started();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await pay(office, member));
    const reference = uuid();
    const answers = await Promise.all([
      ...ids.map((id) => correct(office, id, { reference })),
      app().call(activateSubscription, {
        token: office.token,
        params: { id: member.user_id },
        body: { package: 'silver', payment_reference: reference },
      }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('of the package changes the subscription by the difference', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    await correct(office, id, { package: 'gold' });
    const { token } = member;
    expect((await app().call(readSubscription, { token })).body).toMatchObject({
      package: 'gold',
      total_download: 80,
      end_date: '2027-05-19',
    });
    await correct(office, id, { package: 'silver' });
    expect((await app().call(readSubscription, { token })).body).toMatchObject({
      package: 'silver',
      total_download: 30,
      end_date: '2027-02-18',
    });
  });
});

describe('a correction is refused', () => {
  it('to guests and members, and elsewhere', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    const elsewhere = await makeStaff(app().ctx, 'CASHIER', 'marathimala', 'marathimala');
    expect((await app().call(correctPayment, { params: { id }, body: REASON })).status).toBe(401);
    expect((await correct(member, id, { amount: 1 })).status).toBe(403);
    expect((await correct(elsewhere, id, { amount: 1 })).status).toBe(404);
  });

  it('without a confirmation within ten minutes, and nothing changes', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    await proveOwner(app().ctx, office, 10);
    const refused = await correct(office, id, { amount: 1 });
    expect([refused.status, refused.error.Code]).toEqual([403, 'CONFIRM_AGAIN']);
    const [own] = (await app().call(listOwnPayments, { token: member.token })).body.rows;
    expect(own?.amount).toBe(599);
    expect((await confirm(app(), office, { password: PASSWORD })).status).toBe(200);
    expect((await correct(office, id, { amount: 1 })).status).toBe(200);
  });

  it.each(HOSTILE_IDS)('for the id %j: 404', async (id) => {
    expect((await correct(await makeAdmin(app().ctx), id, {})).status).toBe(404);
  });

  it.each([
    [{ reason: '' }, 'reason'],
    [{ amount: 1.5 }, 'amount'],
    [{ way: 'cheque' }, 'way'],
    [{ package: 'x' }, 'package'],
    [{ reference: '--' }, 'reference'],
    [{ receipt: 'x' }, 'receipt'],
  ])('for %j', async (body, field) => {
    const [office, member] = await started();
    const { status, error } = await correct(office, await pay(office, member), body);
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, [field]]);
  });

  it('and survives hostile input', async () => {
    const [office, member] = await started();
    const id = await pay(office, member);
    for (const value of [...OTHER_TYPES, ...HOSTILE_TEXTS])
      for (const name of ['reference', 'amount', 'reason', 'package'])
        expect((await correct(office, id, { [name]: value })).status).toBeLessThan(500);
  });
});
