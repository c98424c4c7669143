import { me } from '@mala/contract/auth/me.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { countSearch, type Filters, search } from '@mala/contract/search.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { startBeside, type TestApp, useTestApp } from '../../../test/test-app.ts';

const first = useTestApp({ RATE_LIMITS: 'off' });
let second: TestApp;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Noon in India; each test has days of its own. */
let start = Date.UTC(2027, 0, 1, 6, 30);
let groom: Person;

beforeAll(async () => {
  second = await startBeside(first());
});

afterAll(() => second.close());

beforeEach(async () => {
  start += 400 * DAY;
  at(0);
  groom = await makeMember(first().ctx, { gender: 'male' });
});

/** So many minutes after the beginning, in both processes. */
function at(minutes: number): void {
  for (const app of [first(), second]) app?.setNow(new Date(start + minutes * MINUTE));
}

const written = () => Promise.all([first().ctx.visits.write(), second.ctx.visits.write()]);

const approvedAt = (minutes: number) =>
  makeMember(first().ctx, { approved_at: new Date(start + minutes * MINUTE) });

async function list(app: TestApp, body: Filters = {}, viewer = groom) {
  const call = { token: viewer.token, params: { page: 1 }, body };
  return (await app.call(search, call)).body;
}

/** Whom a process marks as new, and finds by the filter. */
async function newIn(app: TestApp): Promise<string[]> {
  const all = await list(app);
  const marked = all.rows.filter(({ marks }) => marks?.new).map(({ profile_id }) => profile_id);
  const { rows, count } = await list(app, { new: [true] });
  expect(rows.map(({ profile_id }) => profile_id)).toEqual(marked);
  const counts = await app.call(countSearch, { token: groom.token, body: {} });
  expect([counts.body.new, count]).toEqual([marked.length, marked.length]);
  return marked;
}

describe('new since the last visit', () => {
  it('is nobody in the first visit', async () => {
    await approvedAt(-5);
    expect(await newIn(first())).toEqual([]);
    await written();
    expect(await newIn(second)).toEqual([]);
    at(6);
    expect(await newIn(first())).toEqual([]);
    await written();
    await approvedAt(10);
    expect(await newIn(first())).toEqual([]);
  });

  it('is who was approved after its last call, for the whole visit and in every process', async () => {
    await newIn(first());
    at(20);
    await newIn(first());
    await written();
    await approvedAt(10);
    const bride = await approvedAt(25);
    at(60);
    // not written yet, and written
    expect(await newIn(first())).toEqual([bride.user_id]);
    expect(await newIn(second)).toEqual([bride.user_id]);
    await written();
    expect(await newIn(second)).toEqual([bride.user_id]);
    const late = await approvedAt(70);
    for (const minutes of [75, 100, 125, 150]) {
      at(minutes);
      expect(await newIn(first())).toEqual([late.user_id, bride.user_id]);
      expect(await newIn(second)).toEqual([late.user_id, bride.user_id]);
      await written();
    }
    at(200);
    expect(await newIn(second)).toEqual([]);
  });

  it('is the same for calls at once of both processes as a visit begins', async () => {
    await newIn(first());
    await written();
    const bride = await approvedAt(5);
    at(500);
    const found = await Promise.all([newIn(first()), newIn(second), newIn(first())]);
    expect(found).toEqual([[bride.user_id], [bride.user_id], [bride.user_id]]);
    await Promise.all([written(), written()]);
    expect(await newIn(second)).toEqual([bride.user_id]);
  });

  it('is told to who waits for the approval as well', async () => {
    const pending = await makeMember(first().ctx, { gender: 'male', status: 10 });
    await list(first(), {}, pending);
    await written();
    const bride = await approvedAt(5);
    at(60);
    const { rows } = await list(second, { new: [true] }, pending);
    expect(rows.map(({ profile_id }) => profile_id)).toEqual([bride.user_id]);
  });
});

describe('last active', () => {
  /** As whom the groom finds somebody. */
  async function activeAs(app: TestApp, id: string) {
    return (await list(app)).rows.find(({ profile_id }) => profile_id === id)?.active;
  }

  async function visit({ token }: Person): Promise<void> {
    await second.call(me, { token });
    await written();
  }

  it('is not known before a call, and then said by days in India', async () => {
    const bride = await approvedAt(-1);
    expect(await activeAs(first(), bride.user_id)).toBeUndefined();
    await visit(bride);
    for (const [days, expected] of [
      [0, 'today'],
      [1, 'week'],
      [6, 'week'],
      [7, 'month'],
      [29, 'month'],
      [30, 'earlier'],
    ] as const) {
      // past the minute for which a process keeps what it knows
      at(days * 24 * 60 + 2);
      expect([days, await activeAs(first(), bride.user_id)]).toEqual([days, expected]);
      expect([days, await activeAs(second, bride.user_id)]).toEqual([days, expected]);
    }
    await visit(bride);
    at(30 * 24 * 60 + 4);
    expect(await activeAs(first(), bride.user_id)).toBe('today');
  });

  it('changes at midnight in India', async () => {
    const bride = await approvedAt(-1);
    // 23:58
    at(11 * 60 + 58);
    await visit(bride);
    at(11 * 60 + 59.5);
    expect(await activeAs(first(), bride.user_id)).toBe('today');
    at(12 * 60 + 1);
    expect(await activeAs(first(), bride.user_id)).toBe('week');
  });

  it('is filtered, sorted and counted by', async () => {
    const brides = [await approvedAt(-3), await approvedAt(-2), await approvedAt(-1)];
    const [today, week, never] = brides.map(({ user_id }) => user_id);
    await visit(brides[1] ?? groom);
    at(3 * 24 * 60);
    await visit(brides[0] ?? groom);
    at(3 * 24 * 60 + 2);
    const found = async (filters: Filters) => {
      const { rows, count } = await list(first(), { ...filters, from_age: [18] });
      const ids = rows.map(({ profile_id }) => profile_id);
      expect(count).toBeGreaterThanOrEqual(ids.length);
      return ids.filter((id) => brides.some(({ user_id }) => user_id === id));
    };
    expect(await found({ active_within: [1] })).toEqual([today]);
    expect(await found({ active_within: [7] })).toEqual([week, today]);
    expect(await found({ active_within: [1, 30] })).toEqual([week, today]);
    expect(await found({ sort: ['active'] })).toEqual([today, week, never]);
    expect(await found({})).toEqual([never, week, today]);
    const { body } = await first().call(countSearch, {
      token: groom.token,
      body: { active_within: [1] },
    });
    const within = async (days: 1 | 7 | 30 | 90) =>
      (await list(first(), { active_within: [days] })).count;
    expect(body.active).toEqual({
      1: await within(1),
      7: await within(7),
      30: await within(30),
      90: await within(90),
    });
    expect(body.without.active_within).toBe((await list(first())).count);
  });

  it('is sorted by as roughly as cards say it, so that no order tells a day', async () => {
    const brides = [await approvedAt(-3), await approvedAt(-2)];
    const [earlier, later] = brides.map(({ user_id }) => user_id);
    await visit(brides[1] ?? groom);
    at(4 * 24 * 60);
    await visit(brides[0] ?? groom);
    at(5 * 24 * 60);
    const { rows } = await list(first(), { sort: ['active'], active_within: [7] });
    const found = rows.map(({ profile_id, active }) => [profile_id, active]);
    expect(found).toEqual([
      [later, 'week'],
      [earlier, 'week'],
    ]);
  });

  it('is kept by a change of the profile, and of one that comes back', async () => {
    const bride = await approvedAt(-1);
    await visit(bride);
    at(2);
    const change = (columns: object) =>
      first()
        .ctx.db.updateTable('profiles')
        .set(columns)
        .where('user_id', '=', bride.user_id)
        .execute();
    expect(await activeAs(first(), bride.user_id)).toBe('today');
    await change({ away: 'paused' });
    expect(await activeAs(first(), bride.user_id)).toBeUndefined();
    await change({ away: null });
    expect(await activeAs(first(), bride.user_id)).toBe('today');
  });

  it('changes nothing that a search reads for every call of a day', async () => {
    const bride = await approvedAt(-1);
    const version = () =>
      first()
        .ctx.db.selectFrom('search_versions')
        .where('domain', '=', 'tamilmala')
        .where('gender', '=', 'female')
        .select('version')
        .executeTakeFirstOrThrow();
    const before = await version();
    await visit(bride);
    const row = () =>
      first()
        .ctx.db.selectFrom('visits')
        .where('user_id', '=', bride.user_id)
        .selectAll()
        .executeTakeFirstOrThrow();
    const once = await row();
    at(10);
    await visit(bride);
    const again = await row();
    expect(await version()).toEqual(before);
    expect(again.changed_at).toEqual(once.changed_at);
    expect([again.active_on, again.seen_at.getTime()]).toEqual([
      dayInIndia(new Date(start)),
      start + 10 * MINUTE,
    ]);
  });

  it('is nothing for who may open no profile, neither to read nor to look for', async () => {
    const bride = await approvedAt(-1);
    await visit(bride);
    at(2);
    const pending = await makeMember(first().ctx, { gender: 'male', status: 10 });
    const { rows } = await list(first(), {}, pending);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => 'active' in row)).toEqual([]);
    for (const [filters, fields] of [
      [{ active_within: [7] }, { active_within: 'Unknown field' }],
      [{ sort: ['active'] }, { sort: 'Invalid value' }],
    ] as const) {
      const asked = { token: pending.token, body: filters as unknown as Filters };
      for (const answer of [
        await first().call(search, { ...asked, params: { page: 1 } }),
        await first().call(countSearch, asked),
      ]) {
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.error.Fields ?? {})).toEqual(Object.keys(fields));
      }
    }
    const counts = await first().call(countSearch, { token: pending.token, body: {} });
    expect(counts.body).not.toHaveProperty('active');
  });

  it('is nothing of somebody of the office, who has no profile', async () => {
    const admin = await makeAdmin(first().ctx);
    await visit(admin);
    const rows = await first()
      .ctx.db.selectFrom('visits')
      .where('user_id', '=', admin.user_id)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });
});

it('a member who is erased meanwhile holds up nobody', async () => {
  const [gone, here] = [await approvedAt(-1), await approvedAt(-1)];
  await first().call(me, { token: gone.token });
  await first().call(me, { token: here.token });
  await first().ctx.db.deleteFrom('users').where('id', '=', gone.user_id).execute();
  await written();
  const rows = await first()
    .ctx.db.selectFrom('visits')
    .where('user_id', 'in', [gone.user_id, here.user_id])
    .select('user_id')
    .execute();
  expect(rows).toEqual([{ user_id: here.user_id }]);
});
