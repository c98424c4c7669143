import { listPayments } from '@mala/contract/payments/ledger.ts';
import { activateSubscription } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { HOSTILE_PAGES, HOSTILE_TEXTS, OTHER_TYPES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

afterEach(() => app().setNow(new Date()));

async function activate(office: Person, member: Person, body: object = {}) {
  return app().call(activateSubscription, {
    token: office.token,
    params: { id: member.user_id },
    body: { package: 'silver', payment_reference: uuid(), ...body },
  });
}

async function listed(office: Person, body: object = {}, page: number | string = 1) {
  return app().call(listPayments, { token: office.token, params: { page }, body });
}

/** The receipts of one member's payments in a list, newest first. */
async function receiptsOf(office: Person, member: Person): Promise<string[]> {
  const { body } = await listed(office, { who: member.mid ?? '' });
  return body.rows.map(({ receipt }) => receipt);
}

describe('the ledger', () => {
  it('says what was paid for what, how, when, and who recorded it', async () => {
    app().setNow(new Date('2031-05-06T20:00:00Z'));
    const office = await makeStaff(app().ctx, 'CASHIER', 'tamilmala', 'tamilmala');
    const member = await makeMember(app().ctx, { basic: { name: 'Kavitha Ledger' } });
    const payment_reference = `utr ${uuid()}`;
    await activate(office, member, {
      package: 'gold',
      way: 'upi',
      amount: 1400,
      payment_reference,
    });
    const { status, body } = await listed(office, { who: member.mid });
    expect(status).toBe(200);
    expect(body).toEqual({
      count: 1,
      total: 1400,
      refunded: 0,
      rows: [
        {
          id: expect.any(String),
          receipt: 'TM/2031-32/000001',
          domain: 'tamilmala',
          profile_id: member.user_id,
          name: 'Kavitha Ledger',
          mid: member.mid,
          package: 'gold',
          amount: 1400,
          way: 'upi',
          reference: payment_reference,
          recorded_at: '2031-05-06T20:00:00.000Z',
          recorded_by: office.user_name,
          by_gateway: false,
          corrected_at: null,
          refund: null,
        },
      ],
    });
  });

  it('has no way where none was told', async () => {
    const [office, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    await activate(office, member);
    expect((await listed(office, { who: member.mid })).body.rows).toMatchObject([{ way: null }]);
  });

  it('finds by each filter, and by all of them', async () => {
    app().setNow(new Date('2032-01-31T18:29:00Z'));
    const office = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx, { basic: { name: 'Meena Filter' } });
    const other = await makeMember(app().ctx, { domain: 'marathimala' });
    const reference = `Ref-${uuid()}`;
    await activate(office, member, { way: 'bank', payment_reference: reference });
    await activate(office, other, { package: 'diamond', way: 'cash' });
    const day = { from: '2032-01-31', to: '2032-01-31' };
    const count = async (filters: object) =>
      (await listed(office, { ...day, ...filters })).body.rows.map((row) => row.profile_id);
    const [mine, both] = [[member.user_id], [other.user_id, member.user_id]];
    expect((await count({})).toSorted()).toEqual(both.toSorted());
    expect(await count({ domain: 'tamilmala' })).toEqual(mine);
    expect(await count({ way: 'bank' })).toEqual(mine);
    expect(await count({ package: 'silver' })).toEqual(mine);
    expect(await count({ reference: ` ${reference.toLowerCase().replaceAll('-', ' ')}` })).toEqual(
      mine,
    );
    expect(await count({ who: 'meena f' })).toEqual(mine);
    expect(await count({ who: member.mid?.slice(2) })).toEqual(mine);
    expect(await count({ who: '%' })).toEqual([]);
    expect(await count({ way: 'bank', package: 'diamond' })).toEqual([]);
    expect(await count({ from: '2032-02-01', to: '2032-03-01' })).toEqual([]);
    const [row] = (await listed(office, { who: member.mid })).body.rows;
    expect(await count({ payment: row?.id })).toEqual(mine);
    expect(await count({ payment: 'x' })).toEqual([]);
  });

  it('has the days of India', async () => {
    const [office, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    const filter = { who: member.mid };
    for (const [amount, time] of [
      [1, '2033-03-01T23:59'],
      [2, '2033-03-02T00:00'],
      [3, '2033-03-02T23:59'],
      [4, '2033-03-03T00:00'],
    ] as const) {
      app().setNow(new Date(`${time}:00+05:30`));
      await activate(office, member, { amount });
    }
    const days = async (from: string, to: string) =>
      (await listed(office, { ...filter, from, to })).body.rows.map(({ amount }) => amount);
    expect(await days('2033-03-02', '2033-03-02')).toEqual([3, 2]);
    expect(await days('2033-03-01', '2033-03-01')).toEqual([1]);
  });

  it('is twenty rows a page, newest first, with the number and the sum of all', async () => {
    const [office, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    for (let n = 1; n <= 21; n += 1) await activate(office, member, { amount: n });
    const filter = { who: member.mid };
    const first = (await listed(office, filter)).body;
    expect([first.count, first.total, first.rows.length]).toEqual([21, 231, 20]);
    expect(first.rows[0]?.amount).toBe(21);
    expect((await listed(office, filter, 2)).body.rows).toMatchObject([{ amount: 1 }]);
    expect((await listed(office, filter, 3)).body.rows).toEqual([]);
  });

  it('keeps a payment with its member id and receipt when the account goes, without its name', async () => {
    const [office, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    await activate(office, member, { amount: 7 });
    const before = await receiptsOf(office, member);
    await app().ctx.db.deleteFrom('users').where('id', '=', member.user_id).execute();
    const { body } = await listed(office, { who: member.mid });
    expect(body.rows).toMatchObject([
      { receipt: before[0], profile_id: null, name: null, mid: member.mid, amount: 7 },
    ]);
  });
});

describe('receipt numbers', () => {
  it('run within the community and the financial year, which begins in April', async () => {
    const office = await makeAdmin(app().ctx);
    const tamil = await makeMember(app().ctx);
    const marathi = await makeMember(app().ctx, { domain: 'marathimala' });
    app().setNow(new Date('2041-03-31T18:29:59Z'));
    await activate(office, tamil);
    await activate(office, tamil);
    await activate(office, marathi);
    app().setNow(new Date('2041-03-31T18:30:00Z'));
    await activate(office, tamil);
    expect(await receiptsOf(office, tamil)).toEqual([
      'TM/2041-42/000001',
      'TM/2040-41/000002',
      'TM/2040-41/000001',
    ]);
    expect(await receiptsOf(office, marathi)).toEqual(['MM/2040-41/000001']);
  });

  it('have neither gaps nor doubles under many writers, some of whom are refused', async () => {
    app().setNow(new Date('2051-06-01T10:00:00Z'));
    const office = await makeAdmin(app().ctx);
    const members = await Promise.all(Array.from({ length: 8 }, () => makeMember(app().ctx)));
    const twice = uuid();
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        activate(
          office,
          members[n % members.length] as Person,
          n % 2 === 0 ? { payment_reference: twice } : {},
        ),
      ),
    );
    const done = answers.filter(({ status }) => status === 200).length;
    expect([done, new Set(answers.map(({ status }) => status))]).toEqual([41, new Set([200, 409])]);
    const lists = await Promise.all(members.map((member) => receiptsOf(office, member)));
    const numbers = Array.from({ length: 41 }, (_, n) => String(n + 1).padStart(6, '0'));
    expect(lists.flat().toSorted()).toEqual(numbers.map((number) => `TM/2051-52/${number}`));
  });
});

describe('the ledger is refused', () => {
  it('to guests, members and reviewers, whatever they send', async () => {
    const member = await makeMember(app().ctx);
    const reviewer = await makeStaff(app().ctx, 'REVIEWER');
    for (const body of [{}, { wrong: 1 }, 'nonsense']) {
      const params = { page: 1 };
      expect((await app().call(listPayments, { params, body: body as object })).status).toBe(401);
      expect((await listed(member, body as object)).status).toBe(403);
      expect((await listed(reviewer, body as object)).status).toBe(403);
    }
  });

  it('to a cashier of the other community: no row, no sum, no link', async () => {
    const admin = await makeAdmin(app().ctx);
    const elsewhere = await makeStaff(app().ctx, 'CASHIER', 'marathimala', 'marathimala');
    const [member, other] = [
      await makeMember(app().ctx),
      await makeMember(app().ctx, { domain: 'marathimala' }),
    ];
    const payment_reference = uuid();
    await activate(admin, member, { payment_reference });
    for (const filter of [{ who: member.mid }, { reference: payment_reference }])
      expect((await listed(elsewhere, filter)).body).toEqual({
        count: 0,
        total: 0,
        refunded: 0,
        rows: [],
      });
    expect((await listed(elsewhere, { domain: 'tamilmala' })).body.rows).toEqual([]);
    const { status, error } = await activate(elsewhere, other, { payment_reference });
    expect([status, error.Code, error.Link]).toEqual([409, 'REFERENCE_TAKEN', undefined]);
  });

  it.each([
    [{ domain: 'x' }, 'domain'],
    [{ way: 'cheque' }, 'way'],
    [{ state: 'x' }, 'state'],
    [{ package: 'x' }, 'package'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 7 }, 'to'],
    [{ reference: '---' }, 'reference'],
    [{ who: '' }, 'who'],
    [{ other: 1 }, 'other'],
  ])('for %j', async (body, field) => {
    const { status, error } = await listed(await makeAdmin(app().ctx), body);
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, [field]]);
  });

  it('for hostile pages and texts, and never fails', async () => {
    const office = await makeAdmin(app().ctx);
    for (const page of HOSTILE_PAGES) expect((await listed(office, {}, page)).status).toBe(400);
    for (const value of [...HOSTILE_TEXTS, ...OTHER_TYPES])
      for (const name of ['reference', 'who', 'payment', 'from', 'way'])
        expect((await listed(office, { [name]: value })).status).toBeLessThan(500);
  });
});
