import type { Domain } from '@mala/contract/communities/domain.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { countSearch, type Filters, search } from '@mala/contract/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { asOwner, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });
const NAMES = ['anu', 'banu', 'chitra', 'devi'] as const;
type Name = (typeof NAMES)[number];
const brides: Partial<Record<Name, Person>> = {};
let groom: Person;
let waiting: Person;
let marathi: Person;

const brideOf = (name: Name) => brides[name] ?? expect.fail();

/** Whom a list finds, in its order; the counts are the same. */
async function find(viewer: Person, filters: Filters): Promise<(string | undefined)[]> {
  const call = { token: viewer.token, body: { ...filters, fields: ['card'] } };
  const { status, body } = await app().call(search, { ...call, params: { page: 1 } });
  expect(status).toBe(200);
  const counts = await app().call(countSearch, call);
  expect(counts.body.count).toBe(body.count);
  return body.rows.map(({ profile_id }) =>
    NAMES.find((name) => brides[name]?.user_id === profile_id),
  );
}

beforeAll(async () => {
  const { ctx } = app();
  groom = await makeMember(ctx, { gender: 'male', basic: { city: 'மதுரை' } });
  waiting = await makeMember(ctx, { gender: 'male', status: 10, basic: { city: 'Coimbatore' } });
  marathi = await makeMember(ctx, { gender: 'male', domain: 'marathimala' });
  const more: Record<Name, Parameters<typeof makeMember>[1]> = {
    anu: {
      basic: { city: 'Anna Nagar, Chennai', date_of_birth: '1999-01-01' },
      work: { profession: 'doctor', position: 'Dr.Rao Clinic', work_location: 'சேலம்' },
    },
    banu: {
      basic: { city: 'கோவை', date_of_birth: '1997-01-01' },
      work: {
        ...{ education: 'bachelors', education_desc: 'B.Tech. கணினி' },
        ...{ position: null, work_location: null },
      },
    },
    chitra: {
      basic: { city: 'Pollachi', date_of_birth: '1995-01-01', pincode: '642001' },
      work: { education_desc: 'LL.B', work_location: 'Mumbai' },
    },
    devi: {
      basic: { city: 'Nallarpatti', state: 'kerala', date_of_birth: '1997-06-01' },
      work: { work_location: null },
    },
  };
  for (const [at, name] of NAMES.entries())
    brides[name] = await makeMember(ctx, {
      ...more[name],
      approved_at: new Date(Date.UTC(2026, 0, 9 - at)),
    });
  await makeMember(ctx, { domain: 'marathimala', basic: { city: 'नाशिक' } });
});

describe('a keyword', () => {
  it.each([
    ['chennai', ['anu']],
    ['Chen', ['anu']],
    ['சென்னை', ['anu']],
    ['चेन्नई', ['anu']],
    ['madras', ['anu']],
    ['சேலம்', ['anu']],
    ['Salem', ['anu']],
    ['kovai', ['banu']],
    ['doctor', ['anu']],
    ['மருத்துவர்', ['anu']],
    ['मुंबई', ['chitra']],
    ['dr rao', ['anu']],
    ['DR.RAO', ['anu']],
    ['rao teacher', []],
    ['btech', ['banu']],
    ['b.tech', ['banu']],
    ['கணி', ['banu']],
    // a vowel sign that some keyboards type as two characters
    ['கோவை'.normalize('NFD'), ['banu']],
    ['masters', ['anu', 'chitra', 'devi']],
    ['முதுநிலை', ['anu', 'chitra', 'devi']],
    ['teacher pollachi', ['chitra']],
    ['ennai', []],
    ['642001', []],
    ['Meena', []],
    ['temple street', []],
    ["' OR 1=1 --", []],
    ['%', []],
    ['...', []],
  ] as [string, Name[]][])('%j finds %j', async (keyword, expected) => {
    expect(await find(groom, { keyword: [keyword] })).toEqual(expected);
  });

  it('finds a member id, whatever its case and spaces', async () => {
    const { mid } = brideOf('banu');
    const digits = mid?.slice(2) ?? '';
    for (const typed of [mid, mid?.toLowerCase(), ` mf ${digits}`, `MF-${digits}`, digits])
      expect(await find(groom, { keyword: [typed ?? ''] })).toEqual(['banu']);
    expect(await find(groom, { keyword: [`MM${digits}`] })).toEqual([]);
    expect(await find(groom, { keyword: [mid ?? ''], education: ['masters'] })).toEqual([]);
    expect(await find(marathi, { keyword: [mid ?? ''] })).toEqual([]);
  });

  it('finds a member id with a gap, and not who has a part of it among other words', async () => {
    const digits = brideOf('banu').mid?.slice(2) ?? '';
    const [first, rest] = [digits.slice(0, 3), digits.slice(3)];
    const work = { ...sampleSections('tamilmala').work, position: `Block ${first}` };
    const bride = await makeMember(app().ctx, { work });
    expect(await find(groom, { keyword: [`${first} ${rest}`] })).toEqual(['banu']);
    await app().ctx.db.deleteFrom('users').where('id', '=', bride.user_id).execute();
  });

  it('looks at no details for who waits for the approval', async () => {
    for (const keyword of ['btech', 'கணி', 'llb'])
      expect(await find(waiting, { keyword: [keyword] })).toEqual([]);
    expect(await find(waiting, { keyword: ['doctor salem'] })).toEqual(['anu']);
  });

  it('is counted with and without it', async () => {
    const body = { keyword: ['chennai'], education: ['masters'] };
    const counts = (await app().call(countSearch, { token: groom.token, body })).body;
    expect(counts.without).toEqual({ keyword: 3, education: 1 });
    expect(counts.values.education).toEqual({ masters: 1 });
  });

  it('finds what a profile has become at once, and not what it was', async () => {
    const bride = await makeMember(app().ctx);
    const body = { keyword: ['zoologist'] };
    const count = async () =>
      (await app().call(search, { token: groom.token, params: { page: 1 }, body })).body.count;
    for (const [position, expected] of [
      ['Zoologist', 1],
      ['Painter', 0],
      ['Zoologists', 1],
    ] as const) {
      await app().call(saveSection.work, {
        ...asOwner(bride),
        body: { ...sampleSections('tamilmala').work, position } as never,
      });
      expect([position, await count()]).toEqual([position, expected]);
    }
    await app().ctx.db.deleteFrom('users').where('id', '=', bride.user_id).execute();
    expect(await count()).toBe(0);
  });
});

describe('a city', () => {
  it.each([
    [['Chennai'], ['anu']],
    [['चेन्नई'], ['anu']],
    [['Coimbatore'], ['banu', 'chitra']],
    [['கோயம்புத்தூர்'], ['banu', 'chitra']],
    [['Pollachi'], ['chitra']],
    [['nallarppatti'], ['devi']],
    [
      ['Chennai', 'Nallarpatti'],
      ['anu', 'devi'],
    ],
    [['Atlantis'], []],
    [['.'], []],
  ] as [string[], Name[]][])('%j finds %j', async (city, expected) => {
    for (const viewer of [groom, waiting]) expect(await find(viewer, { city })).toEqual(expected);
  });

  it('is counted by its names, each as the list that it leads to', async () => {
    const body: Filters = { city: ['Chennai'] };
    const { values, without } = (await app().call(countSearch, { token: groom.token, body })).body;
    expect(values.city).toEqual({ Coimbatore: 2, Chennai: 1, Pollachi: 1, Nallarpatti: 1 });
    expect(Object.keys(values.city ?? {})[0]).toBe('Coimbatore');
    expect(without).toEqual({ city: 4 });
    for (const [name, count] of Object.entries(values.city ?? {}))
      expect(await find(groom, { city: [name] })).toHaveLength(count);
  });

  it('is of the own site', async () => {
    expect(await find(marathi, { city: ['Chennai'] })).toEqual([]);
    expect(await find(marathi, { city: ['Nashik'] })).toHaveLength(1);
  });
});

describe('the order', () => {
  it.each<[Filters['sort'], Name[]]>([
    [undefined, ['anu', 'banu', 'chitra', 'devi']],
    [['newest'], ['anu', 'banu', 'chitra', 'devi']],
    // by age in whole years, and of one age the newest
    [['youngest'], ['anu', 'banu', 'devi', 'chitra']],
    [['oldest'], ['chitra', 'banu', 'devi', 'anu']],
    // from Madurai: 150 km to Pollachi, 170 to Coimbatore, 420 to Chennai
    [['nearest'], ['chitra', 'banu', 'anu', 'devi']],
  ])('%j', async (sort, expected) => {
    app().setNow(new Date('2026-11-20T10:00:00Z'));
    expect(await find(groom, { sort })).toEqual(expected);
  });

  it('nearest is from the own city, also for who waits for the approval', async () => {
    expect(await find(waiting, { sort: ['nearest'] })).toEqual(['banu', 'chitra', 'anu', 'devi']);
  });

  it('says whether what is near is known by distance', async () => {
    const nearOf = async (viewer: { token: string }, sort: 'nearest' | 'oldest') =>
      (await app().call(search, { ...viewer, params: { page: 1 }, body: { sort: [sort] } })).body
        .near;
    expect(await nearOf({ token: groom.token }, 'nearest')).toBe('distance');
    expect(await nearOf({ token: groom.token }, 'oldest')).toBeUndefined();
    const admin = await makeAdmin(app().ctx);
    expect(await nearOf({ token: admin.token }, 'nearest')).toBeUndefined();
  });

  it('of both genders is one', async () => {
    const admin = await makeAdmin(app().ctx);
    const call = { token: admin.token, params: { page: 1 }, body: { sort: ['oldest'] as never } };
    const { body } = await app().call(search, call);
    const ages = body.rows.map(({ age }) => age);
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    expect(new Set(body.rows.map(({ gender }) => gender)).size).toBe(2);
  });
});

it('a town that no list has is counted by its bare name, and never as somebody wrote it who is not found', async () => {
  const { ctx } = app();
  const domain = 'marathimala';
  const lives = (city: string) => ({ domain, basic: { city } }) as const;
  const viewer = await makeMember(ctx, { ...lives('NILAVURI'), gender: 'male', status: 10 });
  const asked = { token: viewer.token, params: { page: 1 }, body: { sort: ['nearest' as const] } };
  expect((await app().call(search, asked)).status).toBe(200);
  // without a place there are no distances
  expect((await app().call(search, asked)).body.near).toBe('names');
  const bride = await makeMember(ctx, lives('Nilavuri'));
  await makeMember(ctx, lives('Kanivuri 98400-12345'));
  const { body } = await app().call(countSearch, { token: viewer.token, body: {} });
  const names = Object.keys(body.values.city ?? {});
  expect(names.filter((name) => /nilav|kaniv/i.test(name)).sort()).toEqual([
    'Kanivuri',
    'Nilavuri',
  ]);
  // now that the town is known, it is the nearest
  const { rows } = (await app().call(search, asked)).body;
  expect(rows[0]?.profile_id).toBe(bride.user_id);
});

it.each<Domain>(['tamilmala', 'marathimala'])('pages have no gaps: %s', async (domain) => {
  const { ctx } = app();
  const viewer = await makeMember(ctx, { domain, gender: 'male' });
  for (let at = 0; at < 24; at++)
    await makeMember(ctx, { domain, basic: { city: ['Salem', 'Pune', 'Erode'][at % 3] ?? '' } });
  for (const sort of ['nearest', 'youngest', 'oldest'] as const) {
    const pages = await Promise.all(
      [1, 2].map((page) =>
        app().call(search, { token: viewer.token, params: { page }, body: { sort: [sort] } }),
      ),
    );
    const ids = pages.flatMap(({ body }) => body.rows.map(({ profile_id }) => profile_id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(pages[0]?.body.count ?? 0);
  }
});
