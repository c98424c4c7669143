import { correctPayment } from '@mala/contract/payments/changes.ts';
import * as claims from '@mala/contract/payments/claims.ts';
import { listOwnPayments } from '@mala/contract/payments/receipts.ts';
import { activateSubscription, readSubscription } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS, HOSTILE_TEXTS, OTHER_TYPES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { waitingClaims } from './index.ts';

const app = useTestApp();
const START = new Date('2026-11-20T10:00:00Z');
const TOLD = { package: 'silver', way: 'upi', paid_on: '2026-11-19' };

afterEach(() => app().setNow(new Date()));

async function tell({ token }: Pick<Person, 'token'>, body: object = {}) {
  const sent = { ...TOLD, reference: uuid(), ...body };
  return app().call(claims.tellPayment, { token, body: sent as never });
}
const own = async ({ token }: Person) =>
  (await app().call(claims.listOwnClaims, { token })).body.rows;
const withdraw = ({ token }: Person, id: string) =>
  app().call(claims.withdrawClaim, { token, params: { id } });
const refuse = ({ token }: Person, id: string, reason: unknown = 'No such number') =>
  app().call(claims.refuseClaim, { token, params: { id }, body: { reason } as never });
const activate = ({ token }: Person, { user_id: id }: Person, body: object) =>
  app().call(activateSubscription, {
    token,
    params: { id },
    body: { package: 'silver', ...body } as never,
  });

/** What waits and is one of these members'. */
async function queue({ token }: Person, ...members: Person[]) {
  const ids = members.map(({ user_id }) => user_id);
  const found = [];
  for (let page = 1; ; page += 1) {
    const { body } = await app().call(claims.listClaims, { token, params: { page } });
    found.push(...body.rows);
    if (found.length >= body.count)
      return found.filter(({ profile_id }) => ids.includes(profile_id));
  }
}

async function started() {
  app().setNow(START);
  const [office, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
  return { office, member };
}

it('the queue shows one community where it is asked for, and never one of others', async () => {
  const [tamil, marathi] = [
    await makeMember(app().ctx),
    await makeMember(app().ctx, { domain: 'marathimala' }),
  ];
  for (const member of [tamil, marathi]) await tell(member);
  const seen = async ({ token }: Person, domain: string) => {
    const page = { token, params: { page: '1' }, query: { domain } };
    const { body } = await app().call(claims.listClaims, page);
    return body.rows.map((row) => row.domain);
  };
  const office = await makeAdmin(app().ctx);
  expect(new Set(await seen(office, 'tamilmala'))).toEqual(new Set(['tamilmala']));
  expect(new Set(await seen(office, 'marathimala'))).toEqual(new Set(['marathimala']));
  const cashier = await makeStaff(app().ctx, 'CASHIER', 'tamilmala', 'tamilmala');
  expect(await seen(cashier, 'marathimala')).toEqual([]);
  const wrong = { token: office.token, params: { page: '1' }, query: { domain: 'mala' } };
  expect((await app().call(claims.listClaims, wrong)).status).toBe(400);
});

describe('a payment that a member tells of', () => {
  it('waits in the queue with the price of its package, and is nobody else’s', async () => {
    const { office, member } = await started();
    const { status, body } = await tell(member, { reference: ` utr 7 ${member.mobile_no}` });
    expect(status).toBe(200);
    const told = {
      ...TOLD,
      amount: 599,
      reference: `utr 7 ${member.mobile_no}`,
      told_at: START.toISOString(),
      screenshot: null,
    };
    expect(body.rows).toMatchObject([{ ...told, state: 'waiting', reason: null }]);
    expect(await queue(office, member)).toMatchObject([
      { ...told, domain: 'tamilmala', mid: member.mid, language: 'en', runs_until: null },
    ]);
    expect(await own(await makeMember(app().ctx))).toEqual([]);
    expect(await queue(await makeStaff(app().ctx, 'CASHIER'), member)).toHaveLength(1);
    const elsewhere = await makeStaff(app().ctx, 'CASHIER', 'marathimala', 'marathimala');
    expect(await queue(elsewhere, member)).toEqual([]);
  });

  it('is told once for a package, also at once, and the same one again changes nothing', async () => {
    const { member } = await started();
    const reference = `O1 ${uuid()}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => tell(member, n % 2 ? { reference } : {})),
    );
    expect(await own(member)).toHaveLength(1);
    const codes = answers.map(({ status, error }) => (status === 200 ? 200 : error.Code));
    expect(new Set(codes)).toEqual(new Set([200, 'CLAIM_WAITING']));
    const [first] = await own(member);
    const same = await tell(member, { reference: ` ${first?.reference.toUpperCase()}. ` });
    expect([same.status, same.body.rows]).toEqual([200, await own(member)]);
    expect((await tell(member, { package: 'gold' })).status).toBe(200);
  });

  it.each([true, false])(
    'of a recorded reference is refused without a hint (own: %s)',
    async (mine) => {
      const { office, member } = await started();
      const reference = uuid();
      await activate(office, mine ? member : await makeMember(app().ctx), {
        payment_reference: reference,
      });
      const { status, error } = await tell(member, { reference: reference.toUpperCase() });
      expect(status).toBe(409);
      expect(error).toEqual({
        Code: 'REFERENCE_TAKEN',
        Message: 'This payment reference has been used already.',
      });
    },
  );

  it('is withdrawn as long as it waits, by its member alone', async () => {
    const { office, member } = await started();
    await tell(member);
    const [claim] = await own(member);
    const id = claim?.id ?? '';
    expect((await withdraw(await makeMember(app().ctx), id)).status).toBe(404);
    expect((await withdraw(member, id)).body.rows).toEqual([]);
    expect((await withdraw(member, id)).status).toBe(404);
    expect(await queue(office, member)).toEqual([]);
    expect((await tell(member)).status).toBe(200);
    const [again] = await own(member);
    await refuse(office, again?.id ?? '');
    expect((await withdraw(member, again?.id ?? '')).status).toBe(404);
  });

  it.each([
    [{ package: 'platinum' }, 'package'],
    [{ way: 'cash' }, 'way'],
    [{ reference: ' - ' }, 'reference'],
    [{ reference: 'x'.repeat(81) }, 'reference'],
    [{ paid_on: '2026-11-21' }, 'paid_on'],
    [{ paid_on: '2026-02-30' }, 'paid_on'],
    [{ paid_on: '' }, 'paid_on'],
    [{ amount: 1 }, 'amount'],
  ])('is refused for %j', async (body, field) => {
    const { member } = await started();
    const { status, error } = await tell(member, body);
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, [field]]);
    expect(await own(member)).toEqual([]);
  });

  it('is told twenty times a day at most', async () => {
    const { member } = await started();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await tell(member, { way: 'x' })).status);
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });

  it('survives hostile input', async () => {
    const { office, member } = await started();
    const { token } = await makeMember(app().ctx);
    await tell(member);
    const id = (await own(member))[0]?.id ?? '';
    for (const value of [...OTHER_TYPES, ...HOSTILE_TEXTS]) {
      const { status } = await tell({ token }, { reference: value, paid_on: value });
      expect(status).toBeLessThan(500);
      expect((await refuse(office, id, value)).status).toBeLessThan(500);
    }
    for (const hostile of HOSTILE_IDS) {
      expect((await refuse(office, hostile)).status).toBe(404);
      expect((await withdraw(member, hostile)).status).toBe(404);
    }
  });
});

describe('the office', () => {
  it('records the payment, which settles the claim, whatever the spelling', async () => {
    const { office, member } = await started();
    const reference = `UTR ${uuid()}`;
    await tell(member, { reference });
    await activate(office, member, { payment_reference: reference.toLowerCase() });
    expect(await queue(office, member)).toEqual([]);
    const paid = (await app().call(listOwnPayments, { token: member.token })).body.rows;
    expect(await own(member)).toMatchObject([{ state: 'activated', payment_id: paid[0]?.id }]);
  });

  it('settles a claim by its id where the reference was told wrongly, of its member alone', async () => {
    const { office, member } = await started();
    const other = await makeMember(app().ctx);
    await tell(member);
    const [claim] = await own(member);
    await activate(office, other, { payment_reference: uuid(), claim: claim?.id });
    expect(await own(member)).toMatchObject([{ state: 'waiting' }]);
    await activate(office, member, { payment_reference: uuid(), claim: claim?.id });
    expect(await own(member)).toMatchObject([{ state: 'activated' }]);
  });

  it('settles it by a correction of the reference too', async () => {
    const { office, member } = await started();
    const reference = uuid();
    await tell(member, { reference });
    await activate(office, member, { payment_reference: uuid() });
    const [paid] = (await app().call(listOwnPayments, { token: member.token })).body.rows;
    const params = { id: paid?.id ?? '' };
    const body = { reference, reason: 'A wrong digit' };
    await app().call(correctPayment, { token: office.token, params, body });
    expect(await own(member)).toMatchObject([{ state: 'activated', payment_id: paid?.id }]);
  });

  it('activates once, of two hundred at once', async () => {
    const { office, member } = await started();
    const payment_reference = uuid();
    await tell(member, { reference: payment_reference });
    const claim = (await own(member))[0]?.id;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => activate(office, member, { payment_reference, claim })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(199).fill(409)]);
    const { body } = await app().call(readSubscription, { token: member.token });
    expect(body.total_download).toBe(30);
    expect(await own(member)).toMatchObject([{ state: 'activated' }]);
  });

  it('says that it was not found: once, with a reason, in the history and by mail', async () => {
    const { office, member } = await started();
    await tell(member);
    const [claim] = await own(member);
    const id = claim?.id ?? '';
    const answers = await Promise.all(Array.from({ length: 5 }, () => refuse(office, id)));
    const said = answers.map(({ status, error }) => (status === 200 ? 200 : error.Code)).sort();
    expect(said).toEqual([200, ...Array(4).fill('CHANGED_MEANWHILE')]);
    expect(await own(member)).toMatchObject([{ state: 'refused', reason: 'No such number' }]);
    expect(await historyOf(app().ctx, member.user_id)).toMatchObject([
      { action: 'payment-claim', actor_id: office.user_id, reason: 'No such number' },
    ]);
    const mails = await app()
      .ctx.db.selectFrom('mails')
      .where('user_id', '=', member.user_id)
      .select('kind')
      .execute();
    expect(mails).toEqual([{ kind: 'payment-not-found' }]);
    // it came after all
    await activate(office, member, { payment_reference: claim?.reference });
    expect(await own(member)).toMatchObject([{ state: 'activated', reason: null }]);
  });

  it('cannot refuse what is of another community, or without a reason', async () => {
    const { office, member } = await started();
    await tell(member);
    const id = (await own(member))[0]?.id ?? '';
    const elsewhere = await makeStaff(app().ctx, 'CASHIER', 'marathimala', 'marathimala');
    expect((await refuse(elsewhere, id)).status).toBe(404);
    expect((await refuse(member, id)).status).toBe(403);
    expect((await refuse(await makeStaff(app().ctx, 'REVIEWER'), id)).status).toBe(403);
    expect((await refuse(office, id, ' ')).error.Fields).toEqual({ reason: 'Required' });
    expect(await own(member)).toMatchObject([{ state: 'waiting' }]);
  });

  it('counts what waits by community, with the oldest', async () => {
    const { ctx } = app();
    const domains = ['tamilmala', 'marathimala'] as const;
    await ctx.db.deleteFrom('payment_claims').execute();
    expect(await waitingClaims(ctx.db, domains)).toEqual([]);
    const { member } = await started();
    await tell(member);
    await tell(member, { package: 'gold' });
    const there = { domain: 'tamilmala', count: 2, oldest: START };
    expect(await waitingClaims(ctx.db, domains)).toEqual([there]);
    expect(await waitingClaims(ctx.db, ['marathimala'])).toEqual([]);
  });
});

it('a claim goes with its account', async () => {
  const { member } = await started();
  await tell(member);
  await app().ctx.db.deleteFrom('users').where('id', '=', member.user_id).execute();
  const left = app().ctx.db.selectFrom('payment_claims').where('user_id', '=', member.user_id);
  expect(await left.selectAll().execute()).toEqual([]);
});
