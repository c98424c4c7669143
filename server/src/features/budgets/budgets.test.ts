import { BUDGETS, listHeavyReaders } from '@mala/contract/budgets.ts';
import { PAGE_SIZE } from '@mala/contract/endpoint-parts.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { everywhere, writePeople } from '../../../test/factories/everybody.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { startBeside, useTestApp } from '../../../test/test-app.ts';
import { UNWRITTEN } from './count-reading.ts';

const app = useTestApp();
const NOW = new Date('2026-11-22T12:30:00Z');
const PAGES = BUDGETS.cards / PAGE_SIZE;
let groom: Person;
let brides: string[];

const later = (seconds: number) => app().setNow(new Date(NOW.getTime() + seconds * 1000));

function list({ token }: { token: string }, page = 1, body = {}, site = app()) {
  return site.call(search, { token, params: { page }, body });
}

/** How many statements wait for a row, and how many others run. */
async function activeStatements(): Promise<{ waiting: number; others: number } | undefined> {
  const { rows } = await sql<{ waiting: number; others: number }>`
    SELECT count(*) FILTER (WHERE wait_event_type = 'Lock')::int AS waiting,
           count(*) FILTER (WHERE wait_event_type IS DISTINCT FROM 'Lock')::int AS others
      FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active'`.execute(
    app().ctx.db,
  );
  return rows[0];
}

/** A list without a card. */
const nobody = (member: Person, site = app()) => list(member, 1, { from_age: [69] }, site);

const open = ({ token }: Person, profileId = '') =>
  app().call(viewProfile, { token, params: { profileId } });

async function statuses(answers: Promise<{ status: number }>[]) {
  return Object.groupBy(await Promise.all(answers), ({ status }) => String(status));
}

/** What the office reads of a member. */
async function notes(member: Person): Promise<string[]> {
  const { token } = await makeAdmin(app().ctx);
  const { body } = await app().call(listHeavyReaders, { token, params: { page: 1 } });
  return body.rows.filter((row) => row.user_id === member.user_id).map(({ kind }) => kind);
}

beforeAll(async () => {
  const kinds = Array.from({ length: 310 }, () =>
    everywhere({ status: 200, complete: true, photos: [{ state: 'approved' }] }),
  );
  const people = kinds.flat().filter(({ gender }) => gender === 'female');
  const women = people.map((one) => ({ ...one, domain: 'tamilmala' as const }));
  await writePeople(app().ctx, women);
  brides = women.map(({ user_id }) => user_id);
});

beforeEach(async () => {
  app().setNow(NOW);
  groom = await makeMember(app().ctx, { gender: 'male' });
});

it('answers the rest of 300 lists to simultaneous calls, at two processes with ten more at most, until an hour is over', async () => {
  const used = { lists: BUDGETS.lists - 100, since: NOW, burst: 0, burst_since: NOW };
  const row = { user_id: groom.user_id, ...used };
  await app().ctx.db.insertInto('list_budgets').values(row).execute();
  const second = await startBeside(app());
  second.setNow(NOW);
  // while a process reads its profiles it answers few lists at a time
  await Promise.all([app(), second].map(({ ctx }) => ctx.search.prepare()));
  try {
    // as many as can wait for the first counts of both processes to be written
    const held = await app().ctx.db.startTransaction().execute();
    await held.updateTable('list_budgets').set({ burst: 0 }).execute();
    const calls = Array.from({ length: 170 }, () => [nobody(groom), nobody(groom, second)]);
    await expect.poll(activeStatements).toEqual({ waiting: 2, others: 0 });
    await held.commit().execute();
    const answers = await statuses(calls.flat());
    const answered = answers[200]?.length ?? 0;
    expect(
      answered + (answers[429]?.length ?? 0),
      JSON.stringify(Object.entries(answers).map(([status, those]) => [status, those?.length])),
    ).toBe(340);
    expect(answered).toBeGreaterThanOrEqual(100);
    expect(answered).toBeLessThanOrEqual(100 + UNWRITTEN.lists);
  } finally {
    await second.close();
  }
  later(1800);
  const { error, headers } = await list(groom);
  expect(error).toMatchObject({ Code: 'TOO_MANY_LISTS', Message: expect.stringMatching(/hour/) });
  expect(headers.get('retry-after')).toBe('1800');
  expect((await list(await makeMember(app().ctx, { gender: 'male' }))).status).toBe(200);
  later(3600);
  expect((await list(groom)).status).toBe(200);
});

it('forgets the lists that were counted while the clock ran days ahead', async () => {
  const { db } = app().ctx;
  const then = new Date(NOW.getTime() + 3 * 86_400_000);
  const used = { lists: BUDGETS.lists, since: then, burst: BUDGETS.lists, burst_since: then };
  await db
    .insertInto('list_budgets')
    .values({ user_id: groom.user_id, ...used })
    .execute();
  expect((await list(groom)).status).toBe(200);
  const stored = db.selectFrom('list_budgets').where('user_id', '=', groom.user_id).selectAll();
  const counted = { lists: 1, since: NOW, burst: 1, burst_since: NOW };
  await expect.poll(() => stored.executeTakeFirst()).toMatchObject(counted);
});

it('shows 600 different cards a day, to parallel calls as well, and those again', async () => {
  const pages = Array.from({ length: PAGES + 1 }, (_, index) => list(groom, index + 1));
  const answers = await statuses(pages);
  expect([answers[200]?.length, answers[429]?.length]).toEqual([PAGES, 1]);
  const again = await Promise.all(pages.map((_, index) => list(groom, index + 1)));
  const refused = again.filter(({ status }) => status === 429);
  expect(refused.map(({ error }) => error.Code)).toEqual(['TOO_MANY_CARDS']);
  expect(refused[0]?.headers.get('retry-after')).toBe(String(6 * 3600));
  app().setNow(new Date('2026-11-22T18:30:00Z'));
  const next = await statuses(pages.map((_, index) => list(groom, index + 1)));
  expect([next[200]?.length, next[429]?.length]).toEqual([PAGES, 1]);
});

it('gives details in 200 rows a day, to calls of two processes at once as well', async () => {
  const second = await startBeside(app());
  second.setNow(NOW);
  const detailed = async (answers: ReturnType<typeof list>[]) => {
    const rows = (await Promise.all(answers)).flatMap(({ body }) => body.rows);
    return new Set(rows.filter((row) => row.dob).map(({ profile_id }) => profile_id));
  };
  try {
    const sites = [app(), second];
    const pages = Array.from({ length: 14 }, (_, index) => index + 1);
    const asked = (turn: number) =>
      pages.map((page) => list(groom, page, {}, sites[(page + turn) % 2]));
    const given = await detailed(asked(0));
    expect(given.size).toBe(BUDGETS.opens);
    // asking again, of the other process too, gives those alone
    for (const turn of [0, 1])
      expect((await detailed(asked(turn))).difference(given)).toEqual(new Set());
    later(86_400);
    second.setNow(new Date(NOW.getTime() + 86_400_000));
    expect((await detailed(asked(1))).size).toBe(BUDGETS.opens);
  } finally {
    await second.close();
  }
});

it('shows the cards of the day again to whom several processes showed more than 600', async () => {
  const shown = (await list(await makeMember(app().ctx, { gender: 'male' }))).body.rows;
  const cards = shown.map(({ profile_id }) => Number.parseInt(profile_id.slice(-8), 16) | 0);
  for (let card = 1; card <= BUDGETS.cards; card++) cards.push(card);
  const row = { user_id: groom.user_id, day: '2026-11-22', cards, burst_since: NOW, burst: 0 };
  await app().ctx.db.insertInto('card_budgets').values(row).execute();
  expect((await list(groom)).status).toBe(200);
  expect((await list(groom, 2)).error.Code).toBe('TOO_MANY_CARDS');
});

it('counts no list that is refused for another reason, and nothing that the office reads', async () => {
  const admin = await makeAdmin(app().ctx, 'tamilmala');
  const used = { since: NOW, burst_since: NOW, burst: 0, lists: BUDGETS.lists - 1 };
  const rows = [admin, groom].map(({ user_id }) => ({ ...used, user_id }));
  await app().ctx.db.insertInto('list_budgets').values(rows).execute();
  for (const _ of [1, 2]) {
    expect((await list(admin)).status).toBe(200);
    expect((await list(groom, 1, { community: ['no such'] })).status).toBe(400);
  }
  expect((await list(groom)).status).toBe(200);
  expect((await list(groom)).status).toBe(429);
});

it('counts the lists of a network by accounts that are not approved only', async () => {
  const [pending, approved] = [
    await makeMember(app().ctx, { gender: 'male', status: 0 }),
    await makeMember(app().ctx, { gender: 'male' }),
  ];
  const key = { key: 'search.newcomers:127.0.0.1', points: 6000, expire: Date.now() + 3_600_000 };
  await app()
    .ctx.db.insertInto('rate_limits' as never)
    .values(key as never)
    .execute();
  const { status, error } = await list(pending);
  expect([status, error.Code]).toEqual([429, 'TOO_MANY']);
  expect((await list(approved)).status).toBe(200);
});

it('notes for the office who used more than half a budget within ten minutes, once', async () => {
  const half = Array.from({ length: BUDGETS.lists / 2 }, () => nobody(groom));
  await Promise.all(half);
  expect(await notes(groom)).toEqual([]);
  await Promise.all([nobody(groom), nobody(groom), nobody(groom)]);
  expect(await notes(groom)).toEqual(['lists']);

  for (let page = 1; page <= PAGES / 2; page++) await list(groom, page);
  expect(await notes(groom)).toEqual(['lists']);
  await list(groom, PAGES / 2 + 1);
  expect((await notes(groom)).sort()).toEqual(['cards', 'lists']);
  await Promise.all(brides.slice(0, BUDGETS.opens / 2).map((id) => open(groom, id)));
  expect((await notes(groom)).sort()).toEqual(['cards', 'lists']);
  await open(groom, brides[BUDGETS.opens / 2]);
  expect((await notes(groom)).sort()).toEqual(['cards', 'lists', 'opens']);
});

it('notes nobody who takes longer', async () => {
  for (const seconds of [0, 601, 1202]) {
    later(seconds);
    await Promise.all(Array.from({ length: 100 }, () => nobody(groom)));
  }
  expect(await notes(groom)).toEqual([]);
});

it('shows the notes to the office only', async () => {
  const params = { page: 1 };
  for (const token of [groom.token, undefined]) {
    const { status } = await app().call(listHeavyReaders, { ...(token && { token }), params });
    expect(status).toBe(token ? 403 : 401);
  }
  const { token } = await makeAdmin(app().ctx);
  const wrong = await app().call(listHeavyReaders, { token, params: { page: 0 } });
  expect(wrong.status).toBe(400);
  await app()
    .ctx.db.insertInto('heavy_readers')
    .values({ user_id: groom.user_id, day: '2026-11-22', kind: 'opens', noted_at: NOW })
    .execute();
  const { body } = await app().call(listHeavyReaders, { token, params });
  expect(body.count).toBeGreaterThan(0);
  expect(body.rows.find(({ user_id }) => user_id === groom.user_id)).toEqual({
    user_id: groom.user_id,
    mid: groom.mid,
    user_name: expect.any(String),
    domain: 'tamilmala',
    kind: 'opens',
    noted_at: NOW.toISOString(),
  });
});
