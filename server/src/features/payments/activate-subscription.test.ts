import { me, refreshToken } from '@mala/contract/auth/me.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { activateSubscription, readSubscription } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { giveSubscription, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS, HOSTILE_TEXTS, OTHER_TYPES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const START = new Date('2026-11-20T10:00:00Z');

function daysOn(days: number): Date {
  return new Date(START.getTime() + days * 86_400_000);
}

async function activate(admin: Person, member: Person, body: object = {}) {
  return app().call(activateSubscription, {
    token: admin.token,
    params: { id: member.user_id },
    body: { package: 'silver', payment_reference: uuid(), ...body },
  });
}

async function paymentsOf(member: Person) {
  return app()
    .ctx.db.selectFrom('payments')
    .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
    .where('subscriptions.user_id', '=', member.user_id)
    .select(['payments.id', 'payments.reference', 'payments.amount'])
    .select(['payments.package', 'activated_by'])
    .orderBy('payments.created_at')
    .execute();
}

async function subscriptionsOf(member: Person) {
  return app()
    .ctx.db.selectFrom('subscriptions')
    .where('user_id', '=', member.user_id)
    .selectAll()
    .execute();
}

afterEach(() => app().setNow(new Date()));

describe('activating a package', () => {
  it.each([
    ['silver', 30, 90, 599, '2027-02-18'],
    ['gold', 80, 180, 1500, '2027-05-19'],
    ['diamond', 200, 365, 2700, '2027-11-20'],
  ])('starts a subscription of %s', async (code, profiles, days, price, end) => {
    app().setNow(START);
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    const { status, body } = await activate(admin, member, { package: code });
    expect(status).toBe(200);
    expect(body).toEqual({
      package: code,
      total_download: profiles,
      current_download: 0,
      start_date: '2026-11-20',
      end_date: end,
      duration: days,
      remaining: days,
    });
    expect(await paymentsOf(member)).toMatchObject([{ package: code, amount: price }]);
  });

  it.each(DOMAINS)('takes effect at once on %s, until it ends', async (domain) => {
    app().setNow(START);
    const admin = await makeAdmin(app().ctx);
    const { token, ...member } = await makeMember(app().ctx, { domain });
    expect((await app().call(me, { token })).body.subscription_id).toBeNull();
    await activate(admin, { token, ...member });
    const [row] = await subscriptionsOf({ token, ...member });
    expect((await app().call(me, { token })).body.subscription_id).toBe(row?.id);
    expect(await claimOf(token)).toBe(row?.id);
    app().setNow(new Date(daysOn(90).getTime() - 1));
    expect((await app().call(me, { token })).body.subscription_id).toBe(row?.id);
    expect((await app().call(readSubscription, { token })).body.remaining).toBe(1);
    app().setNow(daysOn(90));
    expect((await app().call(me, { token })).body.subscription_id).toBeNull();
    expect(await claimOf(token)).toBeNull();
    expect((await app().call(readSubscription, { token })).error.Code).toBe('NO_SUBSCRIPTION');
  });

  it('extends the current one: profiles add up, the end moves, the newest package is shown', async () => {
    app().setNow(START);
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    await activate(admin, member, { package: 'gold' });
    app().setNow(daysOn(100));
    const { body } = await activate(admin, member, { package: 'silver' });
    expect(body).toMatchObject({ package: 'silver', total_download: 110, duration: 270 });
    expect(body).toMatchObject({
      start_date: '2026-11-20',
      end_date: '2027-08-17',
      remaining: 170,
    });
    expect(await subscriptionsOf(member)).toHaveLength(1);
    expect(await paymentsOf(member)).toHaveLength(2);
  });

  it('keeps the used downloads when it extends', async () => {
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    await giveSubscription(app().ctx, member, { total: 30, left: 0 });
    const { body } = await activate(admin, member);
    expect(body).toMatchObject({ total_download: 60, current_download: 30 });
  });

  it('starts a new one after one that ended', async () => {
    app().setNow(START);
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    await activate(admin, member);
    app().setNow(daysOn(90));
    const { body } = await activate(admin, member);
    expect(body).toMatchObject({ total_download: 30, duration: 90, start_date: '2027-02-18' });
    expect(await subscriptionsOf(member)).toHaveLength(2);
  });

  it('starts one subscription for simultaneous activations', async () => {
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    await Promise.all(Array.from({ length: 10 }, () => activate(admin, member)));
    expect(await subscriptionsOf(member)).toMatchObject([{ total_download: 300 }]);
  });

  it.each([0, 10, 200, 300, 301, 500, 501] as const)(
    'is open to a member of status %i',
    async (status) => {
      const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx, { status })];
      expect((await activate(admin, member)).status).toBe(200);
    },
  );

  it('is open to a member who has only signed up', async () => {
    const without = ['basic', 'personal', 'work', 'photo', 'family', 'horoscope'] as const;
    const member = await makeMember(app().ctx, { status: 0, without });
    expect((await activate(await makeAdmin(app().ctx), member)).status).toBe(200);
  });

  it('records the amount paid and who activated it', async () => {
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    await activate(admin, member, { amount: 0, payment_reference: ' utr 0012 ab ' });
    expect(await paymentsOf(member)).toMatchObject([
      { package: 'silver', reference: 'utr 0012 ab', amount: 0, activated_by: admin.user_id },
    ]);
    const [subscription] = await subscriptionsOf(member);
    const first = { package: 'silver', reference: 'utr 0012 ab', amount: 0, total_download: 30 };
    await activate(admin, member, { payment_reference: 'UTR 13' });
    const [begun, extended] = await historyOf(app().ctx, member.user_id);
    const ends_at = subscription?.ends_at.toISOString();
    const receipt = expect.stringMatching(/^TM\/20\d\d-\d\d\/\d{6,}$/);
    expect(begun).toMatchObject({ actor_id: admin.user_id, action: 'subscription' });
    expect(begun).toMatchObject({ before: {}, after: { ...first, receipt, ends_at } });
    expect(extended).toMatchObject({ before: { total_download: 30, ends_at } });
    expect(extended).toMatchObject({ after: { reference: 'UTR 13', total_download: 60 } });
  });
});

async function claimOf(token: string): Promise<string | null> {
  const { body } = await app().call(refreshToken, { token });
  const claims = Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { subscription_id: string | null }).subscription_id;
}

describe('a payment reference', () => {
  it.each([
    ['UTR 7 A', 'utr7a'],
    ['Straße 7', ' STRASSE7'],
    ['பணம் 7', 'பணம்7'],
    ['O-1/l AC', '01 1\u200b ас'],
    ['UTR ९९', 'ＵＴＲ９９'],
  ])('%j is the same as %j', async (first, second) => {
    const [admin, member, other] = [
      await makeAdmin(app().ctx),
      await makeMember(app().ctx),
      await makeMember(app().ctx),
    ];
    await activate(admin, member, { payment_reference: first });
    const again = await activate(admin, other, { payment_reference: second });
    expect(again.status).toBe(409);
    expect(again.error.Code).toBe('REFERENCE_TAKEN');
    const [payment] = await paymentsOf(member);
    expect(again.error.Link).toBe(`/admin/payments?payment=${payment?.id}`);
    expect(await subscriptionsOf(other)).toEqual([]);
    const extended = await activate(admin, member, { payment_reference: second });
    expect(extended.status).toBe(409);
    expect(await subscriptionsOf(member)).toMatchObject([{ total_download: 30 }]);
  });

  it('counts once in two hundred simultaneous activations, for one member or several', async () => {
    const admin = await makeAdmin(app().ctx);
    const members = await Promise.all(Array.from({ length: 4 }, () => makeMember(app().ctx)));
    const payment_reference = `UTR-${uuid()}`;
    const spelled = [payment_reference, payment_reference.toLowerCase(), ` ${payment_reference}.`];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        activate(admin, members[i % 4] as Person, { payment_reference: spelled[i % 3] }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(199).fill(409)]);
    const payments = (await Promise.all(members.map(paymentsOf))).flat();
    const links = answers.filter(({ status }) => status === 409).map(({ error }) => error.Link);
    expect(payments).toHaveLength(1);
    expect(new Set(links)).toEqual(new Set([`/admin/payments?payment=${payments[0]?.id}`]));
    const rows = (await Promise.all(members.map(subscriptionsOf))).flat();
    expect(rows).toMatchObject([{ total_download: 30 }]);
  });
});

describe('activation is refused', () => {
  it('without a session and for members, whatever they send', async () => {
    const member = await makeMember(app().ctx);
    for (const body of [{ package: 'gold', payment_reference: uuid() }, 'nonsense', { wrong: 1 }]) {
      const params = { id: member.user_id };
      const nobody = await app().call(activateSubscription, { params, body });
      expect([nobody.status, nobody.error.Code]).toEqual([401, 'UNAUTHENTICATED']);
      const asMember = await app().call(activateSubscription, {
        params,
        body,
        token: member.token,
      });
      expect([asMember.status, asMember.error.Code]).toEqual([403, 'FORBIDDEN']);
    }
    expect(await subscriptionsOf(member)).toEqual([]);
  });

  it.each(HOSTILE_IDS)('for the id %j: 404', async (id) => {
    const admin = await makeAdmin(app().ctx);
    const { status } = await activate(admin, { ...admin, user_id: id });
    expect(status).toBe(404);
  });

  it('for people without a profile, such as an administrator', async () => {
    const admin = await makeAdmin(app().ctx);
    expect((await activate(admin, admin)).error.Code).toBe('NOT_FOUND');
  });

  it.each([
    [{ package: undefined }, { package: 'Required' }],
    [{ package: 'platinum' }, { package: 'Choose one from the list' }],
    [{ package: 'Silver' }, { package: 'Choose one from the list' }],
    [{ payment_reference: undefined }, { payment_reference: 'Required' }],
    [{ payment_reference: ' ' }, { payment_reference: 'Required' }],
    [{ payment_reference: ' - / ' }, { payment_reference: 'Invalid value' }],
    [{ payment_reference: 'x'.repeat(81) }, { payment_reference: 'At most 80 characters' }],
    [
      { payment_reference: 'a\nb' },
      { payment_reference: 'Contains characters that cannot be used' },
    ],
    [{ way: 'cheque' }, { way: 'Choose one from the list' }],
    [{ amount: -1 }, { amount: 'Must be 0 or more' }],
    [{ amount: 1_000_001 }, { amount: 'Must be 1000000 or less' }],
    [{ amount: 599.5 }, { amount: 'Must be a whole number' }],
    [{ amount: '599' }, { amount: 'Must be a whole number' }],
    [{ user_id: 'x' }, { user_id: 'Unknown field' }],
  ])('for %j', async (wrong, fields) => {
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    const { status, error } = await activate(admin, member, wrong);
    expect(status).toBe(400);
    expect(error).toMatchObject({ Code: 'INVALID', Fields: fields });
  });

  it('and survives hostile input', async () => {
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    const { token } = admin;
    const params = { id: member.user_id };
    for (const body of [...OTHER_TYPES, ...HOSTILE_TEXTS])
      expect((await app().call(activateSubscription, { token, params, body })).status).toBeLessThan(
        500,
      );
    for (const value of [...OTHER_TYPES, ...HOSTILE_TEXTS]) {
      for (const name of ['package', 'payment_reference', 'amount', 'way'])
        expect((await activate(admin, member, { [name]: value })).status).toBeLessThan(500);
    }
  });
});
