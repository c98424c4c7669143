import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { type FIELD_FILTERS, fieldFiltersOf } from '@mala/contract/field-filters.ts';
import { AGES, countSearch, type Filters, search } from '@mala/contract/search.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

// each count is compared with a list
const app = useTestApp({ RATE_LIMITS: 'off' });
const BRIDES = 24;
const grooms: Partial<Record<Domain, Person>> = {};

async function counted(viewer: Person, body: Filters) {
  return (await app().call(countSearch, { token: viewer.token, body })).body;
}

async function listed(viewer: Person, filters: Filters): Promise<number> {
  const body = { ...filters, fields: ['card'] };
  const call = await app().call(search, { token: viewer.token, params: { page: 1 }, body });
  return call.body.count;
}

const groomOf = (domain: Domain) => grooms[domain] ?? expect.fail();

/** A value of a list, another one for each person. */
function choiceAt(
  domain: Domain,
  list: (typeof FIELD_FILTERS)[number]['list'],
  at: number,
): string {
  const options = listOf(communities[domain], list);
  return options[at % Math.min(options.length, 3)]?.value ?? '';
}

beforeAll(async () => {
  for (const domain of DOMAINS) {
    const groom = await makeMember(app().ctx, { domain, gender: 'male' });
    grooms[domain] = groom;
    await givePhoto(app().ctx, groom);
    for (let at = 0; at < BRIDES; at++) {
      const bride = await makeMember(app().ctx, {
        domain,
        basic: {
          state: choiceAt(domain, 'state', at),
          community: choiceAt(domain, 'community', at >> 1),
          date_of_birth: `${1985 + (at % 5)}-11-${19 + (at % 3)}`,
        },
        personal: {
          marital_status: choiceAt(domain, 'marital_status', at >> 2),
          food_habits: choiceAt(domain, 'food_habits', at),
          height: [149, 162, 170][at % 3] ?? 162,
        },
        work: {
          profession: choiceAt(domain, 'profession', at >> 1),
          education: choiceAt(domain, 'education', at >> 3),
          annual_income: choiceAt(domain, 'annual_income', at),
        },
        horoscope:
          at % 4 === 0
            ? { birth_star: null, padham: null, unknown: ['birth_star', 'padham'] }
            : { birth_star: 'rohini', raasi: 'vrishabha', padham: (at % 4) + 1 },
      });
      if (at % 5 === 0) await givePhoto(app().ctx, bride);
      if (at % 6 === 0)
        await app().call(addToShortlist, {
          token: groom.token,
          body: { profile_id: bride.user_id },
        });
    }
  }
});

const ASKED: readonly Filters[] = [
  {},
  { from_age: [37], to_age: [40] },
  { shortlist: [true] },
  { shortlist: [false], from_age: [36] },
  { from_height: [150], with_photo: [true] },
  { food_habits: ['only-veg'], to_height: [165], profession_group: ['administration'] },
];

/** The filters of the names under which `without` has several of them. */
const WITHOUT: Readonly<Record<string, string[]>> = {
  age: ['from_age', 'to_age'],
  height: ['from_height', 'to_height'],
  profession: ['profession', 'profession_group'],
  match: ['match_at_least', 'no_rajju', 'no_nadi_dosha'],
};

/** Filters with two values of the first list and one of the second, and with what is asked of the match. */
function asked(domain: Domain): Filters[] {
  const [first, second] = fieldFiltersOf(communities[domain]);
  if (!first || !second) return [];
  const two = [0, 1].map((at) => choiceAt(domain, first.list, at));
  const narrow = { [first.name]: two, [second.name]: [choiceAt(domain, second.list, 0)] };
  const dosha = domain === 'tamilmala' ? { no_rajju: [true] } : { no_nadi_dosha: [true] };
  const match = { match_at_least: [domain === 'tamilmala' ? 5 : 18], ...dosha } as Filters;
  return [...ASKED, { [first.name]: two }, narrow, match, { ...narrow, ...match, to_age: [40] }];
}

describe.each(DOMAINS)('the counts on %s', (domain) => {
  it('are those of the lists that each choice leads to', async () => {
    const groom = groomOf(domain);
    for (const filters of asked(domain)) {
      const counts = await counted(groom, filters);
      expect(counts.count).toBe(await listed(groom, filters));
      const isCounted = (name: string) => !counts.uncounted?.includes(name);
      for (const { name, list } of fieldFiltersOf(communities[domain]).filter((one) =>
        isCounted(one.name),
      ))
        for (const { value } of listOf(communities[domain], list).slice(0, 3))
          expect([name, value, counts.values[name]?.[value] ?? 0]).toEqual([
            name,
            value,
            await listed(groom, {
              ...filters,
              ...(name === 'profession' && { profession_group: [] }),
              [name]: [value],
            }),
          ]);
      for (const age of [AGES.first, 36, 37, 40, 41])
        expect([age, counts.ages[age] ?? 0]).toEqual([
          age,
          await listed(groom, { ...filters, from_age: [age], to_age: [age] }),
        ]);
      for (const cm of isCounted('height') ? [122, 149, 162, 170] : [])
        expect([cm, counts.heights?.[cm] ?? 0]).toEqual([
          cm,
          await listed(groom, { ...filters, from_height: [cm], to_height: [cm] }),
        ]);
      for (const { value } of listOf(communities[domain], 'profession_group').slice(0, 2))
        expect([value, counts.values.profession_group?.[value] ?? 0]).toEqual([
          value,
          await listed(groom, { ...filters, profession: [], profession_group: [value] }),
        ]);
      expect(counts.with_photo).toBe(await listed(groom, { ...filters, with_photo: [true] }));
      expect(counts.shortlist).toBe(await listed(groom, { ...filters, shortlist: [true] }));
      for (const [name, count] of Object.entries(counts.without)) {
        const left = Object.entries(filters).filter(
          ([one]) => !(WITHOUT[name] ?? [name]).includes(one),
        );
        expect([name, count]).toEqual([name, await listed(groom, Object.fromEntries(left))]);
      }
      const names = Object.keys(filters).map(
        (one) => Object.keys(WITHOUT).find((name) => WITHOUT[name]?.includes(one)) ?? one,
      );
      expect(Object.keys(counts.without).sort()).toEqual([...new Set(names)].sort());
    }
  });

  it('of the match are by score, and without the dosha', async () => {
    const groom = groomOf(domain);
    const name = domain === 'tamilmala' ? 'no_rajju' : 'no_nadi_dosha';
    for (const filters of asked(domain)) {
      const { match } = await counted(groom, filters);
      if (!match) expect.fail('no match');
      expect(match.no_dosha).toBe(await listed(groom, { ...filters, [name]: [true] }));
      for (const least of [0, 5, 18]) {
        if (domain === 'tamilmala' && least > 10) continue;
        const enough = Object.entries(match.scores).filter(([score]) => Number(score) >= least);
        const count = enough.reduce((sum, [, one]) => sum + one, 0);
        expect(count).toBe(await listed(groom, { ...filters, match_at_least: [least] }));
      }
    }
  });
});

it('say of one member id whether it fits, and nothing of the card', async () => {
  const bride = await makeMember(app().ctx, { personal: { food_habits: 'only-veg' } });
  const { mid } = bride;
  for (const keyword of [mid, mid?.slice(2), ` ${mid?.toLowerCase()} `]) {
    const filters = { keyword: [keyword ?? ''], food_habits: ['veg-non-veg'] };
    const counts = await counted(groomOf('tamilmala'), filters);
    expect(counts).toMatchObject({ count: 0, values: {}, ages: {}, without: { food_habits: 1 } });
    for (const name of ['heights', 'active', 'match']) expect(counts).not.toHaveProperty(name);
  }
  const { values } = await counted(groomOf('tamilmala'), { keyword: ['Chennai'] });
  expect(values).toHaveProperty('food_habits');
});

describe('who counts', () => {
  it('a member who waits for the approval, without the match', async () => {
    const pending = await makeMember(app().ctx, { gender: 'male', status: 10 });
    const { count, match } = await counted(pending, { match_at_least: [10] });
    expect([count, match]).toEqual([await listed(pending, {}), undefined]);
  });

  it('a member who waits for the approval, without details and photos', async () => {
    const pending = await makeMember(app().ctx, { gender: 'male', status: 10 });
    const { values, heights, with_photo } = await counted(pending, {});
    expect(Object.keys(values).sort()).toEqual([
      ...['annual_income', 'birth_star', 'city', 'community', 'education', 'martial_status'],
      ...['profession', 'profession_group', 'raasi', 'state', 'subcaste'],
    ]);
    expect(Object.keys(heights ?? {}).length).toBeGreaterThan(1);
    expect(with_photo).toBeUndefined();
  });

  it('a member whose own place is not known, without the match', async () => {
    const horoscope = {
      birth_star: null,
      padham: null,
      unknown: ['birth_star', 'padham'],
    } as never;
    const unsure = await makeMember(app().ctx, { gender: 'male', horoscope });
    expect((await counted(unsure, {})).match).toBeUndefined();
  });

  it('the office counts both genders of a site', async () => {
    const admin = await makeAdmin(app().ctx);
    const counts = await counted(admin, {});
    expect(counts.count).toBe(await listed(admin, {}));
    const ages = Object.values(counts.ages).reduce((sum, one) => sum + one, 0);
    expect(ages).toBe(counts.count);
  });

  it('a change counts at once', async () => {
    const groom = groomOf('tamilmala');
    const { count } = await counted(groom, {});
    await makeMember(app().ctx, {});
    expect((await counted(groom, {})).count).toBe(count + 1);
  });
});
