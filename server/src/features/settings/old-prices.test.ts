import { listClaims, tellPayment } from '@mala/contract/payments/claims.ts';
import { readReceipt } from '@mala/contract/payments/receipts.ts';
import { saveMoneySetting } from '@mala/contract/settings/endpoints.ts';
import { activateSubscription, readSubscription } from '@mala/contract/subscriptions.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let owner: Person;
let versions = 0;
beforeAll(async () => {
  owner = await makeAdmin(app().ctx);
});

/** Sells silver for so much from now on. */
async function sell(price: number, profiles: number): Promise<void> {
  const others = { gold_price: 1500, gold_profiles: 80, gold_days: 180 };
  const more = { diamond_price: 2700, diamond_profiles: 200, diamond_days: 365 };
  const value = {
    ...{ silver_price: price, silver_profiles: profiles, silver_days: 90, ...others, ...more },
  };
  const { status } = await app().call(saveMoneySetting, {
    token: owner.token,
    params: { domain: 'tamilmala', group: 'prices' },
    body: { version: versions, value },
  });
  expect(status).toBe(200);
  versions += 1;
}

const activate = (member: Person, payment_reference: string, more: object = {}) =>
  app().call(activateSubscription, {
    token: owner.token,
    params: { id: member.user_id },
    body: { package: 'silver', way: 'upi', payment_reference, ...more },
  });

const quotaOf = async ({ token }: Person) =>
  (await app().call(readSubscription, { token })).body.total_download;

async function paidBy(member: Person) {
  const { id } = await app()
    .ctx.db.selectFrom('payments')
    .where('user_id', '=', member.user_id)
    .orderBy('created_at', 'desc')
    .select('id')
    .executeTakeFirstOrThrow();
  return (await app().call(readReceipt, { token: member.token, params: { id } })).body;
}

it('what was bought or told keeps its terms; whoever buys next has the new ones', async () => {
  const { ctx, call } = app();
  await sell(600, 30);
  const [bought, told, typed, next] = [
    await makeMember(ctx),
    await makeMember(ctx),
    await makeMember(ctx),
    await makeMember(ctx),
  ];
  await activate(bought, 'OLD 1');
  const tell = (member: Person, reference: string) =>
    call(tellPayment, {
      token: member.token,
      body: { package: 'silver', way: 'upi', reference, paid_on: '2026-11-20' },
    });
  expect([(await tell(told, 'OLD 2')).status, (await tell(typed, 'OLD 3')).status]).toEqual([
    200, 200,
  ]);

  await sell(800, 10);
  expect([await quotaOf(bought), (await paidBy(bought)).amount]).toEqual([30, 600]);
  const { body: waiting } = await call(listClaims, { token: owner.token, params: { page: 1 } });
  const claim = waiting.rows.find(({ profile_id }) => profile_id === told.user_id);
  expect(claim).toMatchObject({ amount: 600, profiles: 30, days: 90 });
  // by the claim although its reference was mistyped, and by the reference alone
  await activate(told, 'OLD 22', { claim: claim?.id });
  await activate(typed, 'old-3');
  for (const member of [told, typed])
    expect([await quotaOf(member), (await paidBy(member)).amount]).toEqual([30, 600]);
  await activate(next, 'NEW 1');
  expect([await quotaOf(next), (await paidBy(next)).amount]).toEqual([10, 800]);
});
