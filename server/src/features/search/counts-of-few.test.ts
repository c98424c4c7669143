import { hideProfile } from '@mala/contract/hidden.ts';
import { countSearch, type Filters } from '@mala/contract/search.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const DETAILS = ['family_status', 'filled_in_by', 'food_habits', 'language', 'physical_status'];
const UNCOUNTED = [...DETAILS, 'active_within', 'height'].sort();
let groom: Person;
let brides: Person[];

const bride = (city: string, personal = {}) =>
  makeMember(app().ctx, { basic: { city, state: 'kerala' }, personal });

async function counted(filters: Filters, { token } = groom) {
  const { status, body } = await app().call(countSearch, { token, body: filters });
  expect(status).toBe(200);
  return body;
}

beforeAll(async () => {
  groom = await makeMember(app().ctx, { gender: 'male' });
  brides = [];
  for (let at = 0; at < 5; at++)
    brides.push(await bride('Manyville', at < 2 ? { food_habits: 'veg-non-veg' } : {}));
  await bride('Fewville');
});

const actOn = (endpoint: typeof hideProfile | typeof addToShortlist, { user_id }: Person) =>
  app().call(endpoint, { token: groom.token, body: { profile_id: user_id } });

/** That the counts say what is on cards, and nothing else of the people. */
function expectCards({ values, heights, active, uncounted }: Awaited<ReturnType<typeof counted>>) {
  expect(uncounted?.toSorted()).toEqual(UNCOUNTED);
  for (const name of DETAILS) expect(values).not.toHaveProperty(name);
  expect([heights, active]).toEqual([undefined, undefined]);
  expect(values).toMatchObject({ state: { kerala: expect.any(Number) } });
  expect(Object.keys(values)).toContain('education');
}

describe('details are not counted', () => {
  it('of fewer than five people, whichever filters leave so few', async () => {
    const many = await counted({ city: ['Manyville'] });
    expect(many.uncounted).toBeUndefined();
    expect(many.values.food_habits).toMatchObject({ 'veg-non-veg': 2 });
    expect([many.heights, many.active]).not.toContain(undefined);
    expectCards(await counted({ city: ['Fewville'] }));
    expectCards(await counted({ city: ['Nowhereville', 'Fewville'], shortlist: [true, false] }));
  });

  it('by the people whom their own filter leaves', async () => {
    const { count, values, uncounted } = await counted({
      ...{ city: ['Manyville'], food_habits: ['veg-non-veg'] },
    });
    expect(count).toBe(2);
    expect(Object.values(values.food_habits ?? {}).reduce((sum, one) => sum + one, 0)).toBe(5);
    expect(values).not.toHaveProperty('language');
    expect(uncounted?.toSorted()).toEqual(UNCOUNTED.filter((name) => name !== 'food_habits'));
  });

  it('of whom the viewer has shortlisted or hidden, however many', async () => {
    for (const one of brides) await actOn(addToShortlist, one);
    const shortlisted = await counted({ shortlist: [true], city: ['Manyville'] });
    expect(shortlisted.count).toBe(5);
    expectCards(shortlisted);
    const others = await counted({ shortlist: [false], state: ['kerala'] });
    expect(others.values).not.toHaveProperty('food_habits');
    const hidden = [];
    for (let at = 0; at < 5; at++) hidden.push(await bride('Hiddenville'));
    for (const one of hidden) await actOn(hideProfile, one);
    const counts = await counted({ hidden: [true], city: ['Hiddenville'] });
    expect(counts.count).toBe(5);
    expectCards(counts);
  });
});

describe('the counts of few people', () => {
  const few: Filters = { city: ['Fewville'] };
  const RULE = { name: 'search.counts-of-few', points: 600, seconds: 86_400 };

  it('say what is on their cards 600 times a day, and then how many fit', async () => {
    const reader = await makeMember(app().ctx, { gender: 'male' });
    await app().ctx.limits.count(RULE, reader.user_id, 599);
    expect((await counted(few, reader)).values).toHaveProperty('education');
    const { uncounted, ...counts } = await counted({ ...few, education: ['masters'] }, reader);
    expect(counts).toMatchObject({ values: {}, ages: {}, without: { city: expect.any(Number) } });
    for (const name of ['heights', 'active', 'match', 'fits_me'])
      expect(counts).not.toHaveProperty(name);
    expect(uncounted).toEqual(
      expect.arrayContaining([...UNCOUNTED, 'education', 'profession_group', 'city', 'age']),
    );
    expect((await counted({ city: ['Manyville'] }, reader)).values).toHaveProperty('education');
  });

  it('are not told by values past 3000 counts a day, of however many', async () => {
    const rule = { name: 'search.counts-by-values', points: 3000, seconds: 86_400 };
    const reader = await makeMember(app().ctx, { gender: 'male' });
    await app().ctx.limits.count(rule, reader.user_id, 2999);
    const many: Filters = { city: ['Manyville'] };
    expect((await counted(many, reader)).values).toHaveProperty('education');
    expect(await counted(many, reader)).toMatchObject({ count: 5, values: {} });
  });

  it('are not limited for the office, nor where many are counted', async () => {
    const reader = await makeMember(app().ctx, { gender: 'male' });
    const admin = await makeAdmin(app().ctx);
    for (const { user_id } of [reader, admin]) await app().ctx.limits.count(RULE, user_id, 600);
    expect((await counted({ city: ['Manyville'] }, reader)).values).toHaveProperty('education');
    expect((await counted(few, admin)).values).toHaveProperty('education');
  });
});
