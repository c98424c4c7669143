import { TOWNS } from '@mala/contract/communities/lists/towns.ts';
import { countSearch, type Filters, search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { startBeside, type TestApp, useTestApp } from '../../../test/test-app.ts';
import type { AppError } from '../../errors.ts';
import { NOTHING_OWN } from './own-lists.ts';
import { createSqlSearch } from './sql/in-database.ts';

// Until everybody stands in memory, and again when they are read anew, searches are answered by SQL: as if nothing were different.
const UNLIMITED = { RATE_LIMITS: 'off' };
const inMemory = useTestApp(UNLIMITED);
/** Another process of the site, which has read nobody. */
let inSql: TestApp;
let groom: Person;

beforeAll(async () => {
  inSql = await startBeside(inMemory(), UNLIMITED);
  await inSql.ctx.search.stop();
  // the days of activity stand in memory within a minute, in SQL at once
  for (const { ctx } of [inMemory(), inSql]) await ctx.visits.stop();
  const { ctx } = inMemory();
  groom = await makeMember(ctx, { gender: 'male' });
  await givePhoto(ctx, groom);
  for (let at = 0; at < 30; at++) {
    const bride = await makeMember(ctx, {
      basic: { state: at % 3 ? 'kerala' : 'tamil-nadu', date_of_birth: `${1985 + (at % 9)}-03-01` },
      personal: { height: [152, 162, 172][at % 3] ?? 162 },
      horoscope: { birth_star: 'rohini', raasi: 'vrishabha', padham: (at % 4) + 1 },
    });
    if (at % 4 === 0) await givePhoto(ctx, bride);
  }
  await ctx.search.prepare();
});
afterAll(() => inSql.close());

const listed = (app: TestApp, { token }: Person, body: object, page = 1) =>
  app.call(search, { token, params: { page }, body: { ...body, fields: ['card'] } });
const counted = (app: TestApp, { token }: Person, body: object) =>
  app.call(countSearch, { token, body });

describe('by SQL as in memory', () => {
  const ASKED: readonly (Filters & object)[] = [
    {},
    { state: ['kerala'] },
    { from_age: [33], to_age: [38], sort: ['match'] },
    { with_photo: [true], from_height: [160], sort: ['oldest'] },
    { match_at_least: [5], shortlist: [false], sort: ['youngest'] },
    { state: ['karnataka'] },
  ];

  it.each(ASKED)('%j: the pages and the counts', async (filters) => {
    for (const viewer of [groom, await makeAdmin(inMemory().ctx)]) {
      for (const page of [1, 2, 9]) {
        const { status, body } = await listed(inSql, viewer, filters, page);
        expect(status).toBe(200);
        expect(body).toEqual((await listed(inMemory(), viewer, filters, page)).body);
      }
      const { status, body } = await counted(inSql, viewer, filters);
      expect(status).toBe(200);
      expect(body).toEqual((await counted(inMemory(), viewer, filters)).body);
    }
  });

  it('a change is found at once', async () => {
    const before = (await counted(inSql, groom, {})).body.count;
    const bride = await makeMember(inMemory().ctx);
    const { body } = await listed(inSql, groom, {});
    expect([body.rows[0]?.profile_id, body.count]).toEqual([bride.user_id, before + 1]);
  });
});

it('a start is noticed by nobody: lists and counts that come during it are whole', async () => {
  const started = await startBeside(inMemory(), UNLIMITED);
  try {
    const expected = await listed(inMemory(), groom, {});
    const counts = await counted(inMemory(), groom, {});
    const calls = Array.from({ length: 12 }, async (_, at) => {
      if (at === 3) await started.ctx.search.prepare();
      expect((await listed(started, groom, {})).body).toEqual(expected.body);
      expect((await counted(started, groom, {})).body).toEqual(counts.body);
    });
    await Promise.all(calls);
  } finally {
    await started.close();
  }
});

it('a flood is refused as unavailable for some seconds, once more wait than the database should have', async () => {
  const { db, now } = inMemory().ctx;
  const given = {
    ...{ today: now(), own: NOTHING_OWN },
    ...{ comparison: null, details: true, home: null },
    ...{ looksFor: null, is: null },
  };
  const searched = createSqlSearch(db)({ domain: 'tamilmala', gender: 'female' });
  const ask = () => searched.list({ with_photo: [true] }, given, { skip: 0, take: 1 });
  const beyond = 5;
  const refused: AppError[] = [];
  let asked: Promise<unknown>[] = [];
  await db.transaction().execute(async (trx) => {
    // the statements of these lists wait for this one
    await sql`LOCK TABLE photos IN ACCESS EXCLUSIVE MODE`.execute(trx);
    const all = Promise.withResolvers<void>();
    asked = Array.from({ length: 2 + 20 + beyond }, () =>
      ask().catch((error: AppError) => {
        refused.push(error);
        if (refused.length === beyond) all.resolve();
      }),
    );
    await all.promise;
  });
  const answers = await Promise.all(asked);
  expect(refused.map(({ statusCode, retryAfter }) => [statusCode, retryAfter])).toEqual(
    Array.from({ length: beyond }, () => [503, 5]),
  );
  const { count } = await ask();
  expect(count).toBeGreaterThan(0);
  expect(answers.filter((answer) => answer)).toHaveLength(22);
});

it('a town that is asked for is counted, though many others have more', async () => {
  const { ctx } = inMemory();
  const domain = 'marathimala';
  const viewer = await makeMember(ctx, { domain, gender: 'male' });
  const lives = (city: string) => makeMember(ctx, { domain, basic: { city } });
  const most = TOWNS.slice(0, 31).map(([name = '']) => name);
  for (const city of [...most, ...most, 'Nallarpatti', 'Kanivuri', 'Kanivuri']) await lives(city);
  const cityOf = async (app: TestApp, city: string[]) =>
    (await counted(app, viewer, { city })).body.values.city ?? {};
  const asked = ['nallarpatti', 'Kanivuri', 'Nowhere at all', most[0] ?? ''];
  const before = await cityOf(inMemory(), []);
  expect(Object.keys(before)).toHaveLength(30);
  const now = await cityOf(inMemory(), asked);
  expect(now).toEqual({ ...before, ...now });
  expect(now).toMatchObject({ nallarpatti: 1, Kanivuri: 2, 'Nowhere at all': 0 });
  for (const name of asked) {
    const { body } = await listed(inMemory(), viewer, { city: [name] });
    expect([name, body.count]).toEqual([name, now[name]]);
  }
  expect(await cityOf(inSql, asked)).toEqual(now);
});
