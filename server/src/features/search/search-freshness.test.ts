import { search } from '@mala/contract/search.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givePhoto, makeMember, type Person } from '../../../test/factories.ts';
import { startBeside, type TestApp, useTestApp } from '../../../test/test-app.ts';

// What is kept in memory must be as exact as the database, in every process of the site.
const first = useTestApp();
let second: TestApp;
let groom: Person;
let bride: Person;

beforeAll(async () => {
  second = await startBeside(first());
  groom = await makeMember(first().ctx, { gender: 'male' });
  await givePhoto(first().ctx, groom);
  await Promise.all([first().ctx.search.prepare(), second.ctx.search.prepare()]);
});

afterAll(() => second.close());

async function findIn(app: TestApp, filters = {}) {
  const { body } = await app.call(search, {
    token: groom.token,
    params: { page: 1 },
    body: filters,
  });
  const row = body.rows.find(({ profile_id }) => profile_id === bride.user_id);
  return { row, count: body.count, rows: body.rows };
}

/** What both processes answer, asked at once and seen to agree. */
async function find(filters = {}) {
  const [one, other] = await Promise.all([findIn(first(), filters), findIn(second, filters)]);
  expect(other).toEqual(one);
  return one;
}

/** Changes the bride's own row. */
function change(columns: object): Promise<unknown> {
  return first()
    .ctx.db.updateTable('profiles')
    .set(columns)
    .where('user_id', '=', bride.user_id)
    .execute();
}

describe('a change reaches both processes:', () => {
  let before: number;

  beforeEach(async () => {
    bride = await makeMember(first().ctx, { without: ['photo'], status: 10 });
    const known = await find();
    before = known.count;
    expect(known.row).toBeUndefined();
    await change({ photos_done: true, status: 200, approved_at: new Date() });
  });

  it('a new approval, at the top of the list', async () => {
    const { rows, count } = await find();
    expect(rows[0]?.profile_id).toBe(bride.user_id);
    expect(count).toBe(before + 1);
  });

  it.each([0, 10, 300, 301, 500, 501])('the end of an approval by status %i', async (status) => {
    expect((await find()).row).toBeDefined();
    await change({ status });
    expect(await find()).toMatchObject({ row: undefined, count: before });
  });

  it('a second approval', async () => {
    await find();
    await change({ status: 10 });
    await find();
    await change({ status: 200, approved_at: new Date(Date.now() + 1000) });
    expect((await find()).rows[0]?.profile_id).toBe(bride.user_id);
  });

  it('displayed and searched values changed', async () => {
    expect((await find({ state: ['telangana'] })).row).toBeUndefined();
    await change({
      basic: sql`basic || '{"city": "Hyderabad", "state": "telangana", "date_of_birth": "1980-01-01"}'`,
    });
    const { row } = await find({ state: ['telangana'], from_age: [45] });
    expect(row).toMatchObject({ city: 'Hyderabad' });
    expect((await find({ state: ['tamil-nadu'] })).row).toBeUndefined();
  });

  it('gender changed', async () => {
    expect((await find()).row).toBeDefined();
    await change({ basic: sql`basic || '{"gender": "male"}'` });
    expect(await find()).toMatchObject({ row: undefined, count: before });
  });

  it('a photo added, replaced as the first, and removed', async () => {
    expect((await find()).row?.photos).toEqual([]);
    const id = await givePhoto(first().ctx, bride);
    expect((await find()).row?.photos).toMatchObject([{ id, caption: null }]);
    const { db } = first().ctx;
    await db.updateTable('photos').set({ caption: 'At home' }).where('id', '=', id).execute();
    expect((await find()).row?.photos).toMatchObject([{ id, caption: 'At home' }]);
    await db.deleteFrom('photos').where('id', '=', id).execute();
    expect((await find()).row?.photos).toEqual([]);
  });

  it('the horoscope of either changed', async () => {
    const stars = (birth_star: string | null, raasi = 'mesha') => ({
      horoscope: sql`horoscope || ${JSON.stringify({ birth_star, raasi, padham: 1 })}::jsonb`,
    });
    const scoreNow = async (filters = {}) => {
      const { row } = await find({ sort: ['match'], ...filters });
      return row?.match;
    };
    expect(await scoreNow()).toMatchObject({ score: 6, dosha: 'rajju' });
    await change(stars('bharani'));
    expect(await scoreNow({ no_rajju: [true] })).toMatchObject({ score: 8 });
    await change(stars(null));
    expect(await scoreNow()).toMatchObject({ score: null, lacks: ['other'] });
    expect(await scoreNow({ match_at_least: [0] })).toBeUndefined();
    await change(stars('bharani'));
    expect(await scoreNow({ match_at_least: [8] })).toMatchObject({ score: 8 });

    const { db } = first().ctx;
    const changeOwn = (columns: object) =>
      db.updateTable('profiles').set(columns).where('user_id', '=', groom.user_id).execute();
    await changeOwn(stars('bharani'));
    expect(await scoreNow()).toMatchObject({ dosha: 'rajju' });
    expect(await scoreNow({ no_rajju: [true] })).toBeUndefined();
    await changeOwn(stars(null));
    expect(await scoreNow({ no_rajju: [true] })).toMatchObject({ lacks: ['own'] });
    await changeOwn(stars('ashwini'));
    expect(await scoreNow({ no_rajju: [true] })).toMatchObject({ score: 8 });
  });

  it('an account deleted', async () => {
    expect((await find()).row).toBeDefined();
    await first().ctx.db.deleteFrom('users').where('id', '=', bride.user_id).execute();
    expect(await find()).toMatchObject({ row: undefined, count: before });
  });

  it('the viewer’s shortlist changed', async () => {
    expect((await find()).row?.hasShortlisted).toBe(false);
    await second.call(addToShortlist, { token: groom.token, body: { profile_id: bride.user_id } });
    expect((await find()).row?.hasShortlisted).toBe(true);
  });

  it('nothing of a change that is rolled back', async () => {
    const rolledBack = first()
      .ctx.db.transaction()
      .execute(async (trx) => {
        await trx
          .updateTable('profiles')
          .set({ status: 10 })
          .where('user_id', '=', bride.user_id)
          .execute();
        expect((await find()).row).toBeDefined();
        throw new Error('changed our mind');
      });
    await expect(rolledBack).rejects.toThrow('changed our mind');
    expect((await find()).row).toBeDefined();
  });
});

it('search stays exact while people are approved and closed concurrently', async () => {
  const { ctx } = first();
  const people: Person[] = [];
  for (let n = 0; n < 12; n++) people.push(await makeMember(ctx, { status: n % 2 ? 200 : 10 }));
  const { count: before } = await find();
  const open = (person: Person, status: 10 | 200) =>
    ctx.db
      .updateTable('profiles')
      .set({ status, approved_at: new Date() })
      .where('user_id', '=', person.user_id)
      .execute();
  const changes = people.map((person, n) => open(person, n % 2 ? 10 : 200));
  const [, ...answers] = await Promise.all([
    Promise.all(changes),
    ...Array.from({ length: 20 }, (_, n) => findIn(n % 2 ? first() : second)),
  ]);
  for (const { count, rows } of answers) {
    expect(Math.abs(count - before)).toBeLessThanOrEqual(6);
    expect(new Set(rows.map((row) => row.profile_id)).size).toBe(rows.length);
  }
  const { rows, count } = await find();
  expect(count).toBe(before);
  const found = new Set(rows.map((row) => row.profile_id));
  expect(people.map((person) => found.has(person.user_id))).toEqual(
    people.map((_, n) => n % 2 === 0),
  );
});
