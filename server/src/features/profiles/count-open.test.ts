import { BUDGETS } from '@mala/contract/budgets.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { startTestApp, useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const TODAY = '2026-11-20';
const brides: Person[] = [];
let groom: Person;

function open(viewer: Person, profile: Person | undefined) {
  return app().call(viewProfile, {
    token: viewer.token,
    params: { profileId: profile?.user_id ?? '' },
  });
}

/** As if the member had opened so many profiles, none of `brides`, on a day. */
async function openMany(member: Person, profiles: Person[], day = TODAY): Promise<void> {
  const rows = profiles.map(({ user_id }) => ({
    user_id: member.user_id,
    profile_id: user_id,
    day,
  }));
  await app().ctx.db.insertInto('profile_opens').values(rows).execute();
}

const crowd: Person[] = [];

beforeAll(async () => {
  for (let i = 0; i < 12; i++) brides.push(await makeMember(app().ctx));
  while (crowd.length < BUDGETS.opens) crowd.push(await makeMember(app().ctx));
});

beforeEach(async () => {
  app().setNow(new Date(`${TODAY}T12:30:00Z`));
  groom = await makeMember(app().ctx, { gender: 'male' });
});

it('allows 200 different profiles a day and says when to come back', async () => {
  await openMany(groom, crowd.slice(1));
  expect((await open(groom, brides[0])).status).toBe(200);
  const { status, error, headers } = await open(groom, brides[1]);
  expect([status, error.Code]).toEqual([429, 'TOO_MANY_PROFILES']);
  expect(headers.get('retry-after')).toBe(String(6 * 3600));
});

it('does not count a profile opened before on the same day', async () => {
  await openMany(groom, crowd.slice(1));
  for (let i = 0; i < 3; i++) expect((await open(groom, brides[0])).status).toBe(200);
  expect((await open(groom, brides[1])).status).toBe(429);
  expect((await open(groom, brides[0])).status).toBe(200);
  expect((await open(groom, crowd[1])).status).toBe(200);
});

it('starts again at midnight in India', async () => {
  await openMany(groom, crowd);
  app().setNow(new Date(`${TODAY}T18:29:59.500Z`));
  const late = await open(groom, brides[0]);
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '1']);
  app().setNow(new Date(`${TODAY}T18:30:00Z`));
  expect((await open(groom, brides[0])).status).toBe(200);
});

it('gives the last one to exactly one of twelve simultaneous requests', async () => {
  await openMany(groom, crowd.slice(1));
  const answers = await Promise.all(brides.map((bride) => open(groom, bride)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(11).fill(429)]);
});

it('does not count hidden profiles or one’s own', async () => {
  await openMany(groom, crowd.slice(1));
  const hidden = await makeMember(app().ctx, { domain: 'marathimala' });
  for (const profile of [hidden, groom]) await open(groom, profile);
  expect((await open(groom, brides[0])).status).toBe(200);
  for (const [profile, status] of [
    [groom, 200],
    [hidden, 404],
  ] as const)
    expect((await open(groom, profile)).status).toBe(status);
});

it('does not count administrators', async () => {
  const admin = await makeAdmin(app().ctx);
  await openMany(admin, crowd);
  expect((await open(admin, brides[0])).status).toBe(200);
  const rows = await app()
    .ctx.db.selectFrom('profile_opens')
    .where('user_id', '=', admin.user_id)
    .where('profile_id', '=', brides[0]?.user_id ?? '')
    .selectAll()
    .execute();
  expect(rows).toEqual([]);
});

it('is turned off with the other rate limits', async () => {
  const unlimited = await startTestApp({ RATE_LIMITS: 'off' });
  try {
    const member = await makeMember(unlimited.ctx, { gender: 'male' });
    const bride = await makeMember(unlimited.ctx);
    const params = { profileId: bride.user_id };
    const { status } = await unlimited.call(viewProfile, { token: member.token, params });
    expect(status).toBe(200);
    const counted = await unlimited.ctx.db.selectFrom('profile_opens').selectAll().execute();
    expect(counted).toEqual([]);
  } finally {
    await unlimited.close();
  }
});
