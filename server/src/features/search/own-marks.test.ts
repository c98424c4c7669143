import { hideProfile, unhideProfile } from '@mala/contract/hidden.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { countSearch, type Filters, search } from '@mala/contract/search.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  giveDownload,
  giveSubscription,
  makeAdmin,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { startBeside, type TestApp, useTestApp } from '../../../test/test-app.ts';

// What is the viewer's own holds for the next search in every process of the site.
const first = useTestApp();
let second: TestApp;
const brides: Person[] = [];
let groom: Person;

beforeAll(async () => {
  second = await startBeside(first());
  // each process is told once a minute of those who make calls
  for (const { ctx } of [first(), second]) await ctx.visits.stop();
  for (let at = 0; at < 4; at++)
    brides.push(
      await makeMember(first().ctx, { approved_at: new Date(Date.UTC(2026, 9, at + 1)) }),
    );
});

beforeEach(async () => {
  groom = await makeMember(first().ctx, { gender: 'male' });
});

afterAll(() => second.close());

const idOf = (at: number) => brides[at]?.user_id ?? expect.fail();
const placeOf = (id: string) => brides.findIndex(({ user_id }) => user_id === id);

async function listIn(app: TestApp, viewer: Person, body: Filters) {
  const reply = await app.call(search, { token: viewer.token, params: { page: 1 }, body });
  const counted = await app.call(countSearch, { token: viewer.token, body });
  const { active, ...counts } = counted.body;
  return {
    found: reply.body.rows.map(({ profile_id }) => placeOf(profile_id)),
    marks: Object.fromEntries(
      reply.body.rows.map(({ profile_id, marks }) => [placeOf(profile_id), marks]),
    ),
    total: reply.body.count,
    counts,
    // of those who make calls, whom the office finds too, each process is told once a minute
    active: viewer === groom ? active : null,
  };
}

/** What both processes answer, which must be the same. */
async function list(body: Filters = {}, viewer = groom) {
  const [one, other] = await Promise.all([
    listIn(first(), viewer, body),
    listIn(second, viewer, body),
  ]);
  expect(other).toEqual(one);
  expect(one.counts.count).toBe(one.total);
  return one;
}

const open = (at: number) =>
  second.call(viewProfile, { token: groom.token, params: { profileId: idOf(at) } });
const hide = (at: number, viewer = groom) =>
  second.call(hideProfile, { token: viewer.token, body: { profile_id: idOf(at) } });
const unhide = (at: number) =>
  first().call(unhideProfile, { token: groom.token, body: { profile_id: idOf(at) } });

describe('profiles that the viewer has opened', () => {
  it('are marked, left out on request, and counted', async () => {
    expect((await list()).counts.not_seen).toBe(4);
    await open(2);
    await open(2);
    const { marks, counts } = await list();
    expect([marks[2]?.seen, marks[1]?.seen, counts.not_seen]).toEqual([true, false, 3]);
    const rest = await list({ not_seen: [true] });
    expect(rest.found).toEqual([3, 1, 0]);
    expect([rest.counts.not_seen, rest.counts.without]).toEqual([3, { not_seen: 4 }]);
  });

  it('are nobody else’s, and stay so when they were opened long ago', async () => {
    await open(2);
    await first()
      .ctx.db.updateTable('seen_profiles')
      .set({ first_at: new Date('2020-01-01'), last_at: new Date('2020-01-01') })
      .where('user_id', '=', groom.user_id)
      .execute();
    expect((await list()).marks[2]?.seen).toBe(true);
    await open(2);
    const times = await first()
      .ctx.db.selectFrom('seen_profiles')
      .where('user_id', '=', groom.user_id)
      .select(['first_at', 'last_at'])
      .executeTakeFirstOrThrow();
    expect(times.first_at).toEqual(new Date('2020-01-01'));
    expect(times.last_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
    const other = await makeMember(first().ctx, { gender: 'male' });
    expect((await list({}, other)).marks[2]?.seen).toBe(false);
  });

  it('are not those that a pending member was refused', async () => {
    const pending = await makeMember(first().ctx, { gender: 'male', status: 10 });
    const refused = await first().call(viewProfile, {
      token: pending.token,
      params: { profileId: idOf(2) },
    });
    expect(refused.status).toBe(403);
    expect((await list({}, pending)).marks[2]?.seen).toBe(false);
  });
});

describe('hidden profiles', () => {
  it('leave lists and counts at once, and come back', async () => {
    await hide(1);
    const { found, counts, total } = await list();
    expect([found, total, counts.count, counts.hidden]).toEqual([[3, 2, 0], 3, 3, 1]);
    expect(counts.without).toEqual({});
    const sum = (tally: Record<string, number> = {}) =>
      Object.values(tally).reduce((all, one) => all + one, 0);
    expect([sum(counts.values.state), sum(counts.ages)]).toEqual([3, 3]);
    const hidden = await list({ hidden: [true] });
    expect([hidden.found, hidden.marks[1]?.hidden]).toEqual([[1], true]);
    expect([hidden.counts.hidden, hidden.counts.without]).toEqual([1, { hidden: 3 }]);
    await unhide(1);
    expect((await list()).found).toEqual([3, 2, 1, 0]);
    expect(await list({ hidden: [true] })).toMatchObject({ found: [], total: 0 });
  });

  it('are hidden with every other filter, each of which counts without them', async () => {
    await hide(0);
    await open(1);
    await open(0);
    expect((await list({ not_seen: [true] })).found).toEqual([3, 2]);
    expect((await list({ hidden: [true], not_seen: [true] })).found).toEqual([]);
    expect((await list({ shortlist: [false] })).found).toEqual([3, 2, 1]);
  });

  it('learn nothing of it, and can be opened as before', async () => {
    const bride = brides[0] ?? expect.fail();
    const seen = async () =>
      (await first().call(search, { token: bride.token, params: { page: 1 }, body: {} })).body.rows
        .filter(({ profile_id }) => profile_id === groom.user_id)
        .map(({ active: _, ...row }) => row);
    const before = await seen();
    await hide(0);
    expect(await seen()).toEqual(before);
    expect((await open(0)).status).toBe(200);
  });

  it('go with either account', async () => {
    const { db } = first().ctx;
    const bride = await makeMember(first().ctx, { approved_at: new Date('2026-09-01') });
    const body = { profile_id: bride.user_id };
    await first().call(hideProfile, { token: groom.token, body });
    await hide(0);
    const rows = () =>
      db.selectFrom('hidden_profiles').where('user_id', '=', groom.user_id).selectAll().execute();
    expect(await rows()).toHaveLength(2);
    await db.deleteFrom('users').where('id', '=', bride.user_id).execute();
    expect(await rows()).toHaveLength(1);
    await db.deleteFrom('users').where('id', '=', groom.user_id).execute();
    expect(await rows()).toHaveLength(0);
  });
});

it('a contact that was downloaded is marked', async () => {
  await giveSubscription(first().ctx, groom);
  await giveDownload(first().ctx, groom, brides[3] ?? expect.fail());
  const { marks } = await list();
  expect([marks[3]?.contact_viewed, marks[2]?.contact_viewed]).toEqual([true, false]);
});

it('the office has no marks, and may leave profiles out of its own lists', async () => {
  const admin = await makeAdmin(first().ctx);
  const { marks } = await list({}, admin);
  expect(Object.values(marks).filter(Boolean)).toEqual([]);
  await hide(0, admin);
  expect((await list({}, admin)).found).not.toContain(0);
  expect((await list()).found).toContain(0);
});

it('is of each viewer alone, however many search at the same moment', async () => {
  const { ctx, call } = first();
  const viewers = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const viewer = await makeMember(ctx, { gender: 'male' });
      const { token } = viewer;
      await call(hideProfile, { token, body: { profile_id: idOf(at % 4) } });
      await call(addToShortlist, { token, body: { profile_id: idOf((at + 1) % 4) } });
      return viewer;
    }),
  );
  const lists = await Promise.all(
    viewers.map(({ token }) =>
      call(search, { token, params: { page: 1 }, body: { fields: ['card'] } }),
    ),
  );
  for (const [at, { body }] of lists.entries()) {
    const found = body.rows.map(({ profile_id }) => placeOf(profile_id));
    expect(found.toSorted()).toEqual([0, 1, 2, 3].filter((place) => place !== at % 4));
    const kept = body.rows.filter(({ hasShortlisted }) => hasShortlisted);
    expect(kept.map(({ profile_id }) => placeOf(profile_id))).toEqual([(at + 1) % 4]);
  }
});
