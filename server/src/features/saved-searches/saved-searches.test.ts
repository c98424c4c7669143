import { savePreferences } from '@mala/contract/profiles/preferences.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  lookAtSavedSearch,
  MOST_SAVED_SEARCHES,
  removeSavedSearch,
  saveSearch,
} from '@mala/contract/saved-searches.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { HOSTILE_IDS, OTHER_TYPES } from '../../../test/hostile-input.ts';
import { startBeside, useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const HOUR = 3_600_000;
let groom: Person;

beforeEach(async () => {
  groom = await makeMember(app().ctx, { gender: 'male' });
});

const save = (body: unknown, { token } = groom, { call } = app()) =>
  call(saveSearch, { token, body: body as never });
const change = (id: string, body: unknown, { token } = groom) =>
  app().call(changeSavedSearch, { token, params: { id }, body: body as never });
const look = (id: string, { token } = groom) =>
  app().call(lookAtSavedSearch, { token, params: { id } });
const remove = (id: string, { token } = groom) =>
  app().call(removeSavedSearch, { token, params: { id } });
const listed = async ({ token }: Person = groom) =>
  (await app().call(listSavedSearches, { token })).body.searches;

/** A bride of a town, so that searches of other tests do not find her. */
const bride = (city: string, more: Parameters<typeof makeMember>[1] = {}) =>
  makeMember(app().ctx, { ...more, basic: { city, state: 'kerala', ...more.basic } });

describe('saved searches', () => {
  it('keep name and filters, the oldest first, without what only says how a list is shown', async () => {
    const filters = { state: ['kerala'], from_age: ['21'], education: [], fields: ['card'] };
    const saved = await save({ name: ' Near us ', filters });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      name: 'Near us',
      filters: { state: ['kerala'], from_age: [21] },
      lost: [],
      new_count: 0,
    });
    await save({ name: 'Anybody', filters: { sort: ['match'] } });
    expect((await listed()).map(({ name, filters: kept }) => [name, kept])).toEqual([
      ['Near us', { state: ['kerala'], from_age: [21] }],
      ['Anybody', {}],
    ]);
  });

  it('keep who fits once something was said, and leave it out when it is taken back', async () => {
    const body = { name: 'As we look for', filters: { city: ['Fitville'], fits: [true] } };
    const refused = await save(body);
    expect([refused.status, refused.error.Faults]).toEqual([400, { fits: 'saysNoWishes' }]);
    const { token, user_id: userId } = groom;
    const say = (wishes: object) =>
      app().call(savePreferences, {
        ...{ token, params: { userId } },
        body: { shown: false, told: true, ...wishes },
      });
    await say({ state: ['andhra-pradesh'] });
    expect((await save(body)).body.filters).toEqual(body.filters);
    await bride('Fitville', { basic: { city: 'Fitville', state: 'andhra-pradesh' } });
    await bride('Fitville', { basic: { city: 'Fitville', state: 'karnataka' } });
    expect((await listed())[0]?.new_count).toBe(1);
    await say({});
    expect((await listed())[0]?.new_count).toBe(2);
  });

  it('are each member’s own', async () => {
    const other = await makeMember(app().ctx, { gender: 'male' });
    const { body } = await save({ name: 'Mine', filters: {} });
    expect(await listed(other)).toEqual([]);
    for (const answer of [
      await change(body.id, { name: 'Theirs' }, other),
      await look(body.id, other),
      await remove(body.id, other),
    ])
      expect([answer.status, answer.error.Code]).toEqual([404, 'NOT_FOUND']);
    expect(await listed()).toMatchObject([{ id: body.id, name: 'Mine' }]);
  });

  it('change name, filters or both', async () => {
    const { body } = await save({ name: 'One', filters: { state: ['kerala'] } });
    expect((await change(body.id, { name: 'Two' })).body).toMatchObject({
      name: 'Two',
      filters: { state: ['kerala'] },
    });
    expect((await change(body.id, { filters: { to_age: [30] } })).body).toMatchObject({
      name: 'Two',
      filters: { to_age: [30] },
    });
    await change(body.id, { name: 'Three', filters: {} });
    expect(await listed()).toMatchObject([{ id: body.id, name: 'Three', filters: {} }]);
  });

  it('are removed once', async () => {
    const { body } = await save({ name: 'One', filters: {} });
    expect((await remove(body.id)).body).toEqual({ Status: 'Success' });
    expect((await remove(body.id)).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('have names of their own; the same search saved again is the same', async () => {
    const search = { name: 'One', filters: { state: ['kerala'] } };
    const first = await save(search);
    expect((await save(search)).body.id).toBe(first.body.id);
    const other = await save({ name: 'One', filters: {} });
    expect([other.status, other.error.Code]).toEqual([409, 'SEARCH_NAME_TAKEN']);
    const second = await save({ name: 'Two', filters: {} });
    const renamed = await change(second.body.id, { name: 'One' });
    expect([renamed.status, renamed.error.Code]).toEqual([409, 'SEARCH_NAME_TAKEN']);
    expect((await change(second.body.id, { name: 'Two' })).status).toBe(200);
  });

  it('are twenty at most, also of calls at the same time in two processes', async () => {
    for (let one = 0; one < MOST_SAVED_SEARCHES - 1; one++)
      await giveSavedSearch(app().ctx, groom, { name: `Search ${one}` });
    const beside = await startBeside(app());
    try {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, one) =>
          save({ name: `Last ${one}`, filters: {} }, groom, one % 2 ? beside : app()),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, error } of answers)
        if (status !== 200) expect([status, error.Code]).toEqual([409, 'TOO_MANY_SEARCHES']);
    } finally {
      await beside.close();
    }
    expect(await listed()).toHaveLength(MOST_SAVED_SEARCHES);
  });

  it('lose a value that the site no longer offers, and only that', async () => {
    const filters = { state: ['kerala', 'atlantis'], community: ['no-such-caste'], ancient: ['x'] };
    await giveSavedSearch(app().ctx, groom, { filters });
    expect(await listed()).toMatchObject([
      { filters: { state: ['kerala'] }, lost: ['state', 'ancient', 'community'] },
    ]);
  });
});

describe('what is new in a saved search', () => {
  it('was approved after the last look, fits, and is seen by others', async () => {
    const filters = { state: ['kerala'], from_age: [18], education: ['masters'] };
    const fits = { work: { education: 'masters' } } as const;
    const id = await giveSavedSearch(app().ctx, groom, { filters });
    const before = new Date(Date.now() - 2 * HOUR);
    await bride('Kochi', { ...fits, approved_at: before });
    const one = await bride('Kochi', fits);
    await bride('Kochi', fits);
    await bride('Kochi', { work: { education: 'bachelors' } });
    await bride('Kochi', { ...fits, away: 'paused' });
    await bride('Kochi', { ...fits, status: 10 });
    await bride('Kochi', { ...fits, gender: 'male' });
    const count = async () => (await listed())[0]?.new_count;
    expect(await count()).toBe(2);

    await app()
      .ctx.db.updateTable('profiles')
      .set({ away: 'paused' })
      .where('user_id', '=', one.user_id)
      .execute();
    expect(await count()).toBe(1);

    const looked = await look(id);
    expect(looked.body).toMatchObject({ id, new_count: 1 });
    expect(await count()).toBe(0);
    await bride('Kochi', { ...fits, approved_at: new Date() });
    expect(await count()).toBe(1);
  });

  it('is counted for members who wait for their approval, too', async () => {
    const pending = await makeMember(app().ctx, { gender: 'male', status: 10 });
    await giveSavedSearch(app().ctx, pending, { filters: { state: ['kerala'] } });
    await bride('Kannur');
    expect((await listed(pending))[0]?.new_count).toBeGreaterThan(0);
  });

  it('stays so where two looks overtake each other', async () => {
    const id = await giveSavedSearch(app().ctx, groom, { filters: { state: ['puducherry'] } });
    await bride('Karaikal', { basic: { state: 'puducherry' } });
    expect((await listed())[0]?.new_count).toBe(1);
    const times = (await Promise.all([look(id), look(id), look(id)])).map(({ status }) => status);
    expect(times).toEqual([200, 200, 200]);
    expect((await listed())[0]?.new_count).toBe(0);
  });
});

describe('a look by a clock that ran ahead', () => {
  const AHEAD = 40 * 24 * HOUR;
  const filters = { city: ['Aheadville'] };
  const countNew = async () => (await listed())[0]?.new_count;
  const newBride = (at: number) => bride('Aheadville', { approved_at: new Date(at) });

  async function lookAhead(): Promise<string> {
    const id = await giveSavedSearch(app().ctx, groom, { filters });
    await app()
      .ctx.db.updateTable('saved_searches')
      .set({ looked_at: new Date(Date.now() + AHEAD) })
      .where('id', '=', id)
      .execute();
    return id;
  }

  it('counts as one of now when the searches are listed, and who is new from then on counts', async () => {
    await lookAhead();
    const [search] = await listed();
    expect(search?.new_count).toBe(0);
    expect(Date.parse(search?.looked_at ?? '')).toBeLessThanOrEqual(Date.now());
    await newBride(Date.now());
    // approved by that clock, too
    await newBride(Date.now() + AHEAD);
    expect(await countNew()).toBe(1);
  });

  it('is put right by the next look', async () => {
    const id = await lookAhead();
    const { body } = await look(id);
    expect(Date.parse(body.looked_at)).toBeLessThanOrEqual(Date.now());
    const stored = app().ctx.db.selectFrom('saved_searches').where('id', '=', id);
    const [row] = await stored.select('looked_at').execute();
    expect(row?.looked_at.getTime()).toBeLessThanOrEqual(Date.now());
    await newBride(Date.now());
    expect(await countNew()).toBeGreaterThan(0);
  });
});

describe('refused', () => {
  it.each([
    [{}, { name: 'Required', filters: 'Required' }],
    [{ name: '  ', filters: {} }, { name: 'Required' }],
    [{ name: 'x'.repeat(61), filters: {} }, { name: expect.stringContaining('60') }],
    [{ name: 'A\u0000', filters: {} }, { name: expect.any(String) }],
    [{ name: 'A', filters: { state: ['atlantis'] } }, { state: expect.any(String) }],
    [{ name: 'A', filters: { unknown: ['x'] } }, { unknown: 'Unknown field' }],
    [{ name: 'A', filters: {}, user_id: 'x' }, { user_id: 'Unknown field' }],
  ])('%j is 400', async (body, fields) => {
    const { status, error } = await save(body);
    expect([status, error.Fields]).toEqual([400, fields]);
  });

  it.each(OTHER_TYPES)('%j is no search', async (value) => {
    const { body } = await save({ name: 'One', filters: {} });
    for (const answer of [
      await save(value),
      await save({ name: 'A', filters: value }),
      await save({ name: value, filters: {} }),
      await change(body.id, { filters: { state: value } }),
    ])
      expect([200, 400]).toContain(answer.status);
    expect((await save({ name: value, filters: {} })).status).toBe(
      typeof value === 'string' && value.trim() ? 200 : 400,
    );
  });

  it.each(HOSTILE_IDS)('the id %.40j is 404', async (id) => {
    expect((await change(id, { name: 'A' })).status).toBe(404);
    expect((await look(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  it.each([
    ['PROFILE_INCOMPLETE', { status: 0, without: ['work'] }],
    ['PROFILE_PAUSED', { away: 'paused' }],
    ['PROFILE_CLOSED', { status: 301 }],
    ['PROFILE_REFUSED', { status: 501 }],
  ] as const)('%s is 403, whatever is sent', async (code, wanted) => {
    const member = await makeMember(app().ctx, { gender: 'male', ...wanted });
    for (const body of [{ name: 'A', filters: {} }, { wrong: true }]) {
      const { status, error } = await save(body, member);
      expect([status, error.Code]).toEqual([403, code]);
    }
    const { status } = await app().call(listSavedSearches, { token: member.token });
    expect(status).toBe(403);
  });

  it('the office has none, and a stranger is 401', async () => {
    const admin = await makeAdmin(app().ctx);
    expect((await save({ wrong: true }, admin)).status).toBe(403);
    expect((await save({ wrong: true }, { ...groom, token: 'x' })).status).toBe(401);
  });

  it('a caste of the other site is 400', async () => {
    const groomOfMarathi = await makeMember(app().ctx, { gender: 'male', domain: 'marathimala' });
    const filters = { community: ['mudaliyar'] };
    expect((await save({ name: 'A', filters })).status).toBe(200);
    expect((await save({ name: 'A', filters }, groomOfMarathi)).status).toBe(400);
  });
});
