import { communities } from '@mala/contract/communities/communities.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { type Filters, filterSchema, search } from '@mala/contract/search.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  givePhoto,
  makeAdmin,
  makeMember,
  type Person,
  type Wanted,
} from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const NOW = new Date('2026-11-20T10:00:00Z');
const NAIDU = 'naidu-yadava-naidu';
/** Filters with tests of their own: in this file, and in those of keywords, visits, marks, wishes and matches. */
const ELSEWHERE = [
  ...['fields', 'shortlist', 'city', 'keyword', 'active_within', 'new', 'not_seen', 'hidden'],
  ...['fits', 'fits_me', 'match_at_least', 'no_rajju', 'no_nadi_dosha'],
];
let groom: Person;
let brides: Person[];

async function find(viewer: Person, filters: Filters = {}, page = 1) {
  const answer = await app().call(search, { token: viewer.token, params: { page }, body: filters });
  return { ...answer, ids: answer.body.rows?.map((row) => row.profile_id) };
}

function bride(wanted: Wanted): Promise<Person> {
  return makeMember(app().ctx, { gender: 'female', ...wanted });
}

/** A time of approval: the higher, the earlier in the list. */
function approved(minute: number): Date {
  return new Date(Date.UTC(2026, 10, 1, 0, minute));
}

beforeAll(async () => {
  groom = await makeMember(app().ctx, { gender: 'male' });
  await givePhoto(app().ctx, groom);
  brides = [
    await bride({ approved_at: approved(5), basic: { name: 'Anu', city: 'Salem' } }),
    await bride({
      approved_at: approved(4),
      basic: { state: 'kerala', community: 'naidu', surname: NAIDU, language: 'telugu' },
      personal: { physical_status: 'physically-challenged', height: 170 },
    }),
    await bride({
      approved_at: approved(3),
      work: { education: 'doctorate', profession: 'doctor' },
      family: { family_status: 'rich' },
    }),
    await bride({
      approved_at: approved(2),
      basic: { filled_in_by: 'friend' },
      personal: { food_habits: 'veg-non-veg', height: 149 },
      work: { annual_income: '1-2-lakh' },
    }),
    await bride({
      approved_at: approved(1),
      personal: { marital_status: 'widowed' },
      horoscope: { birth_star: 'rohini', raasi: 'vrishabha' },
      basic: { date_of_birth: '1980-11-21', state: 'kerala' },
    }),
  ];
  const [, , withPhoto] = brides;
  if (withPhoto) await givePhoto(app().ctx, withPhoto);
});

function ids(...indexes: number[]): string[] {
  return indexes.map((index) => brides[index]?.user_id ?? '');
}

describe('a search', () => {
  it('finds the approved profiles of the own site and the other gender, newest approval first', async () => {
    await bride({ status: 0 });
    await bride({ status: 10 });
    await bride({ status: 300 });
    await bride({ status: 501 });
    await bride({ domain: 'marathimala' });
    const { status, body, ids: found } = await find(groom);
    expect(status).toBe(200);
    expect(found).toEqual(ids(0, 1, 2, 3, 4));
    expect(body).toMatchObject({ count: 5, photo_nudge: false });
  });

  it('returns cards alone if asked for them', async () => {
    app().setNow(NOW);
    const { body } = await find(groom, { fields: ['card'] });
    expect(body.rows[0]).toEqual({
      profile_id: brides[0]?.user_id,
      mid: brides[0]?.mid,
      name: 'Anu',
      gender: 'female',
      age: 28,
      surname: 'mudaliyar-saiva-mudaliyar',
      community: 'mudaliyar',
      city: 'Salem',
      photos: [],
      personal: { height_ft: '5ft 4in', marital_status: 'never-married' },
      work: {
        education: 'masters',
        profession: 'teacher',
        position: 'Senior teacher',
        annual_income: '4-7-lakh',
        work_location: 'Chennai',
      },
      horoscope: { raasi: 'mesha', birth_star: 'ashwini' },
      hasShortlisted: false,
      marks: { new: false, seen: false, contact_viewed: false, hidden: false },
      // both of the same star
      match: {
        ...{ system: 'porutham', score: 6, maximum: 10, verdict: 'not_recommended' },
        dosha: 'rajju',
      },
    });
  });

  it('shows a bride the grooms', async () => {
    expect((await find(brides[0] as Person)).ids).toEqual([groom.user_id]);
  });

  it('shows an administrator everybody of the own site, with photos', async () => {
    const admin = await makeAdmin(app().ctx);
    const { ids: found, body } = await find(admin);
    expect(found).toEqual([groom.user_id, ...ids(0, 1, 2, 3, 4)]);
    expect(body).toMatchObject({ count: 6, photo_nudge: false });
    expect(body.rows[0]?.photos).toHaveLength(1);
    const kerala = await find(admin, { state: ['kerala'] });
    expect(kerala.ids).toEqual(ids(1, 4));
  });

  it.each<Domain>(['tamilmala', 'marathimala'])('finds nobody: %s', async (domain) => {
    const other = await makeMember(app().ctx, { domain, gender: 'female', status: 10 });
    const { status, body } = await find(other, { from_age: [69] });
    expect([status, body.rows, body.count]).toEqual([200, [], 0]);
  });
});

describe('filters', () => {
  const cases: [Filters, number[]][] = [
    [{ community: ['naidu'] }, [1]],
    [{ state: ['kerala'] }, [1, 4]],
    [{ state: ['kerala', 'tamil-nadu'] }, [0, 1, 2, 3, 4]],
    [{ education: ['doctorate'] }, [2]],
    [{ annual_income: ['1-2-lakh', '2-4-lakh'] }, [3]],
    [{ martial_status: ['widowed'] }, [4]],
    [{ birth_star: ['rohini'] }, [4]],
    [{ from_age: [29] }, [4]],
    [{ to_age: [40] }, [0, 1, 2, 3]],
    [{ from_age: [45], to_age: [45] }, [4]],
    [{ from_age: [46, 28], to_age: [28, 28] }, [0, 1, 2, 3]],
    [{ raasi: ['vrishabha'] }, [4]],
    [{ language: ['telugu'] }, [1]],
    [{ subcaste: [NAIDU] }, [1]],
    [{ filled_in_by: ['friend', 'self'] }, [3]],
    [{ physical_status: ['physically-challenged'] }, [1]],
    [{ food_habits: ['veg-non-veg'] }, [3]],
    [{ family_status: ['rich'] }, [2]],
    [{ profession: ['doctor'] }, [2]],
    [{ profession_group: ['education'] }, [0, 1, 3, 4]],
    [{ profession_group: ['education'], profession: ['doctor'] }, [0, 1, 2, 3, 4]],
    [{ from_height: [163] }, [1]],
    [{ to_height: [149, 150] }, [3]],
    [{ from_height: [149], to_height: [162] }, [0, 2, 3, 4]],
    [{ from_height: [200], to_height: [150] }, []],
    [{ with_photo: [true] }, [2]],
    [{ with_photo: [] }, [0, 1, 2, 3, 4]],
    [{ sort: ['youngest'] }, [0, 1, 2, 3, 4]],
    [{ sort: ['oldest'] }, [4, 0, 1, 2, 3]],
    [{ sort: ['newest', 'oldest'] }, [0, 1, 2, 3, 4]],
    [{ state: ['kerala'], martial_status: ['widowed'], to_age: [69] }, [4]],
    [{ state: ['kerala'], education: ['doctorate'] }, []],
    [{ state: [], community: [], from_age: [], shortlist: [] }, [0, 1, 2, 3, 4]],
  ];

  it.each(cases)('%j finds %j', async (filters, expected) => {
    app().setNow(NOW);
    const { ids: found, body } = await find(groom, filters);
    expect(found).toEqual(ids(...expected));
    expect(body.count).toBe(expected.length);
  });

  it('accept ages and answers as text, as a page URL has them', async () => {
    for (const age of ['45', '௪௫', '४५']) {
      const { ids: found } = await find(groom, { from_age: [age], shortlist: ['false'] } as never);
      expect(found).toEqual(ids(4));
    }
  });

  it('are all covered above, or where they have a file of their own', () => {
    const tried = cases.flatMap(([filters]) =>
      Object.keys(filters).filter((name) => filters[name]?.length),
    );
    const known = DOMAINS.flatMap((domain) => Object.keys(filterSchema(communities[domain]).shape));
    expect(new Set([...tried, ...ELSEWHERE])).toEqual(new Set(known));
  });

  it('use only the shortlist of the viewer', async () => {
    const other = await makeMember(app().ctx, { gender: 'male', status: 10 });
    await app().call(addToShortlist, {
      token: groom.token,
      body: { profile_id: brides[2]?.user_id },
    });
    expect((await find(groom, { shortlist: [true] })).ids).toEqual(ids(2));
    expect((await find(groom, { shortlist: [false] })).ids).toEqual(ids(0, 1, 3, 4));
    expect((await find(groom, { shortlist: [true, false] })).ids).toEqual(ids(0, 1, 2, 3, 4));
    expect((await find(other, { shortlist: [true] })).ids).toEqual([]);
    const marked = (await find(groom)).body.rows.filter((row) => row.hasShortlisted);
    expect(marked.map((row) => row.profile_id)).toEqual(ids(2));
    expect((await find(other)).body.rows.some((row) => row.hasShortlisted)).toBe(false);
  });
});

describe('photos', () => {
  it('are the first of each profile, and only for viewers with a photo of their own', async () => {
    const shown = await bride({ domain: 'marathimala' });
    const first = await givePhoto(app().ctx, shown);
    await givePhoto(app().ctx, shown);
    const open = await makeMember(app().ctx, { domain: 'marathimala', gender: 'male' });
    await givePhoto(app().ctx, open);
    const hidden = await makeMember(app().ctx, { domain: 'marathimala', gender: 'male' });
    const photosOf = async (viewer: Person) => {
      const { body } = await find(viewer);
      const row = body.rows.find(({ profile_id }) => profile_id === shown.user_id);
      return { nudge: body.photo_nudge, ids: row?.photos.map(({ id }) => id) };
    };
    // twice each, because cards are kept for everybody
    for (const _ of [1, 2]) {
      expect(await photosOf(open)).toEqual({ nudge: false, ids: [first] });
      expect(await photosOf(hidden)).toEqual({ nudge: true, ids: [] });
    }
    expect(JSON.stringify((await find(hidden)).body)).not.toContain('/files/');
  });

  it.each([0, 10] as const)('are blurred previews for a member of status %i', async (status) => {
    const shown = await bride({ domain: 'marathimala' });
    await givePhoto(app().ctx, shown);
    const bare = await bride({ domain: 'marathimala' });
    const pending = await makeMember(app().ctx, { domain: 'marathimala', gender: 'male', status });
    const blurredOf = async () => {
      const { body } = await find(pending);
      expect(JSON.stringify(body)).not.toContain('/files/');
      const rows = [shown, bare].map(({ user_id }) =>
        body.rows.find(({ profile_id }) => profile_id === user_id),
      );
      return [body.photo_nudge, ...rows.map((row) => row?.blurred)];
    };
    expect(await blurredOf()).toEqual([true, undefined, undefined]);
    await givePhoto(app().ctx, pending, 'waiting');
    const preview = expect.stringMatching(/^data:image/);
    expect(await blurredOf()).toEqual([false, preview, undefined]);
  });
});
