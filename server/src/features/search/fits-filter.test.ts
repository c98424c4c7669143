import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { HEIGHTS_CM } from '@mala/contract/profiles/height.ts';
import { savePreferences } from '@mala/contract/profiles/preferences.ts';
import { countSearch, type Filters, search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { chanceFrom } from '../../../test/search-model/chance.ts';
import { insertPeople } from '../../../test/search-model/made-up-people.ts';
import { startBeside, type TestApp, useTestApp } from '../../../test/test-app.ts';

// The filters find exactly those of whom the cards say the same, in every process at once.
const UNLIMITED = { RATE_LIMITS: 'off' };
const first = useTestApp(UNLIMITED);
let second: TestApp;

beforeAll(async () => {
  second = await startBeside(first(), UNLIMITED);
  await Promise.all([first(), second].map((app) => app.ctx.search.prepare()));
});

afterAll(() => second.close());

async function say({ token, user_id: userId }: Person, wishes: object): Promise<void> {
  const body = { shown: false, told: true, ...wishes };
  const { status } = await first().call(savePreferences, { token, params: { userId }, body });
  expect(status).toBe(200);
}

/** All pages of a list. */
async function rowsOf(app: TestApp, { token }: Person, filters: Filters) {
  const body = { ...filters, fields: ['card'] };
  const rows = [];
  for (let page = 1; ; page++) {
    const reply = await app.call(search, { token, params: { page }, body });
    expect(reply.status).toBe(200);
    rows.push(...reply.body.rows);
    if (reply.body.rows.length === 0) return rows;
  }
}

/** Whom both processes find, with the count of that filter; they must agree with one another and with the cards of all. */
async function found(viewer: Person, name: 'fits' | 'fits_me', app = second) {
  const fitting = await rowsOf(app, viewer, { [name]: [true] });
  const { body: counts } = await app.call(countSearch, { token: viewer.token, body: {} });
  expect(counts[name]).toBe(fitting.length);
  const said = name === 'fits' ? 'mine' : 'theirs';
  const cards = (await rowsOf(first(), viewer, {})).filter(({ fit }) => fit?.[said] === true);
  expect(fitting.map((row) => row.mid)).toEqual(cards.map((row) => row.mid));
  return fitting.map((row) => row.name ?? '').toSorted();
}

const { personal } = sampleSections('tamilmala');

describe('on the Tamil site', () => {
  const tall = (height: number) => ({ personal: { ...personal, height } });
  let groom: Person;
  let anu: Person;
  let banu: Person;
  beforeAll(async () => {
    const { ctx } = first();
    groom = await makeMember(ctx, { gender: 'male', ...tall(175) });
    anu = await makeMember(ctx, { basic: { name: 'Anu' }, ...tall(160) });
    banu = await makeMember(ctx, { basic: { name: 'Banu' }, ...tall(170) });
  });

  it('finds who fits, follows every change at once, and counts both', async () => {
    await say(groom, { to_height: 165 });
    await say(anu, { from_height: 180 });
    await say(banu, { from_height: 170 });
    expect([await found(groom, 'fits'), await found(groom, 'fits_me')]).toEqual([
      ['Anu'],
      ['Banu'],
    ]);
    const body = { fits: [true] };
    const { body: counts } = await second.call(countSearch, { token: groom.token, body });
    expect(counts).toMatchObject({ count: 1, fits: 1, fits_me: 0, without: { fits: 2 } });

    await say(groom, { to_height: 170 });
    await say(anu, { from_height: 170, shown: true });
    expect([await found(groom, 'fits'), await found(groom, 'fits_me')]).toEqual([
      ['Anu', 'Banu'],
      ['Anu', 'Banu'],
    ]);
    await say(banu, { from_height: 170, told: false });
    expect(await found(groom, 'fits_me')).toEqual(['Anu']);
    await say(banu, { from_height: 170 });
  });

  it('changes of one’s own tell nothing of wishes that are not shown', async () => {
    await say(anu, { from_height: 185, shown: true });
    await say(banu, { from_height: 185 });
    expect(await found(groom, 'fits_me')).toEqual([]);
    const { token, user_id: userId } = groom;
    const body = { ...personal, height: 187 };
    await first().call(saveSection.personal, { token, params: { userId }, body });
    expect(await found(groom, 'fits_me')).toEqual(['Anu']);
  });
});

it.each(['tamilmala', 'marathimala'] as const)(
  'finds among many of %s exactly those of whom cards say it',
  async (domain) => {
    const { ctx } = first();
    const chance = chanceFrom(13);
    await insertPeople(ctx.db, { domain, gender: 'female' }, 150, chance);
    // cards say an age and one of the heights
    await sql`UPDATE profiles SET
      basic = basic || jsonb_build_object('date_of_birth', coalesce(date_of_birth::text, '1990-02-28')),
      personal = personal || jsonb_build_object('height', (${[...HEIGHTS_CM]}::integer[])[1 + height % 33])
      WHERE domain = ${domain} AND height IS NOT NULL`.execute(ctx.db);
    const groom = await makeMember(ctx, { domain, gender: 'male' });
    for (const wishes of [
      { from_age: 30 },
      { from_age: 25, to_age: 40, from_height: 149, to_height: 170 },
      { profession_group: ['education'], to_age: 50 },
    ]) {
      await say(groom, wishes);
      for (const app of [first(), second]) await found(groom, 'fits', app);
    }
    expect((await found(groom, 'fits_me')).length).toBeGreaterThan(5);
  },
);

describe('who may ask', () => {
  const ask = async ({ token }: Person, body: object) => {
    const listed = await first().call(search, { token, params: { page: 1 }, body });
    const counted = await first().call(countSearch, { token, body });
    const faults = listed.status === 200 ? undefined : listed.error.Faults;
    expect(counted.status).toBe(listed.status);
    if (faults) expect(counted.error.Faults).toEqual(faults);
    return [listed.status, faults];
  };
  const fits = { fits: [true] };
  const fitsMe = { fits_me: [true] };

  it('whoever has said nothing that narrows is told to say it first', async () => {
    const member = await makeMember(first().ctx, { gender: 'male' });
    expect(await ask(member, fits)).toEqual([400, { fits: 'saysNoWishes' }]);
    await say(member, { any_caste: true, shown: true });
    expect(await ask(member, fits)).toEqual([400, { fits: 'saysNoWishes' }]);
    expect(await ask(member, { fits: [] })).toEqual([200, undefined]);
    const { body } = await first().call(countSearch, { token: member.token, body: {} });
    expect([body.fits, body.fits_me]).toEqual([undefined, expect.any(Number)]);
  });

  it('whoever waits for the approval has no filter for what others look for', async () => {
    const { ctx } = first();
    const pending = await makeMember(ctx, { gender: 'male', status: 0 });
    await say(pending, { from_age: 20 });
    expect(await ask(pending, fitsMe)).toEqual([400, { fits_me: 'unknownField' }]);
    expect((await ask(pending, fits))[0]).toBe(200);
    const { body } = await first().call(countSearch, { token: pending.token, body: {} });
    expect([body.fits_me, body.fits]).toEqual([undefined, expect.any(Number)]);
  });

  it('the office looks for nobody', async () => {
    const admin = await makeAdmin(first().ctx);
    expect(await ask(admin, { ...fits, ...fitsMe })).toEqual([
      400,
      { fits: 'saysNoWishes', fits_me: 'unknownField' },
    ]);
  });

  it.each([[false], ['yes'], [1], [null], 'true', 5])('other values: %j', async (value) => {
    const member = await makeMember(first().ctx, { gender: 'male' });
    await say(member, { from_age: 20 });
    for (const name of ['fits', 'fits_me'])
      expect(await ask(member, { [name]: value })).toEqual([400, { [name]: expect.any(String) }]);
  });
});
