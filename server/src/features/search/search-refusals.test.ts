import { countSearch, search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { givePhoto, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let groom: Person;

beforeAll(async () => {
  groom = await makeMember(app().ctx, { gender: 'male' });
  await makeMember(app().ctx);
});

/** The list, and of its first page the counts as well, which are refused alike. */
async function send(token: string | undefined, body: unknown, page: string | number = 1) {
  const listed = await app().call(search, { token, params: { page }, body });
  if (page === 1) {
    const { status, error } = await app().call(countSearch, { token, body });
    expect([status, error]).toEqual([listed.status, status === 200 ? error : listed.error]);
  }
  return listed;
}

const MALFORMED = { state: 5, surprise: true };

describe('access is checked before the filters', () => {
  it.each([
    ['pending', { status: 0 }, 400],
    ['pending', { status: 10 }, 400],
    ['approved', { status: 200 }, 400],
  ] as const)('%s, status %j: the filters are validated', async (_, wanted, expected) => {
    const member = await makeMember(app().ctx, { gender: 'male', ...wanted });
    expect((await send(member.token, MALFORMED)).status).toBe(expected);
    expect((await send(member.token, {})).status).toBe(200);
  });

  it.each([
    ['PROFILE_INCOMPLETE', { status: 0, without: ['horoscope'] }],
    ['PROFILE_INCOMPLETE', { status: 10, without: ['photo'] }],
    ['PROFILE_PAUSED', { away: 'paused' }],
    ['PROFILE_CLOSED', { status: 300 }],
    ['PROFILE_CLOSED', { status: 301 }],
    ['PROFILE_REFUSED', { status: 500 }],
    ['PROFILE_REFUSED', { status: 501 }],
  ] as const)('%s for %j', async (code, wanted) => {
    const member = await makeMember(app().ctx, { gender: 'male', ...wanted });
    for (const body of [{}, MALFORMED]) {
      const { status, error } = await send(member.token, body);
      expect([status, error.Code]).toEqual([403, code]);
    }
  });

  it('gives a refused member the reason', async () => {
    const member = await makeMember(app().ctx, {
      status: 500,
      status_reason: 'The photo shows somebody else',
    });
    expect((await send(member.token, {})).error.Message).toBe('The photo shows somebody else');
  });

  it('403 PROFILE_INCOMPLETE if the gender is unknown', async () => {
    const member = await makeMember(app().ctx, { status: 10 });
    await app()
      .ctx.db.updateTable('profiles')
      .set({ basic: sql`basic - 'gender'` })
      .where('user_id', '=', member.user_id)
      .execute();
    const { status, error } = await send(member.token, {});
    expect([status, error.Code]).toEqual([403, 'PROFILE_INCOMPLETE']);
  });

  it.each([undefined, 'x', 'a.b.c'])('401 with the token %s', async (token) => {
    expect((await send(token, MALFORMED)).status).toBe(401);
  });
});

describe('invalid filters', () => {
  it.each([
    [{ state: ['goa'] }, { state: 'Choose one from the list' }],
    [{ state: ['kerala', 'KERALA'] }, { state: 'Choose one from the list' }],
    [{ state: ["' OR 1=1 --"] }, { state: 'Choose one from the list' }],
    [{ state: ['👰🏽'] }, { state: 'Choose one from the list' }],
    [{ state: ['\u0000'] }, { state: 'Choose one from the list' }],
    [{ state: ['\ud800'] }, { state: 'Choose one from the list' }],
    [{ state: ['__proto__', 'constructor'] }, { state: 'Choose one from the list' }],
    [{ state: ['x'.repeat(60_000)] }, { state: 'Choose one from the list' }],
    [{ state: 'kerala' }, { state: 'Invalid value' }],
    [{ state: { 0: 'kerala' } }, { state: 'Invalid value' }],
    [{ state: [5] }, { state: 'Invalid value' }],
    [{ state: [null] }, { state: 'Invalid value' }],
    [{ state: [['kerala']] }, { state: 'Invalid value' }],
    [{ state: Array(101).fill('kerala') }, { state: 'Invalid value' }],
    [{ community: ['kshatriya'] }, { community: 'Choose one from the list' }],
    [{ martial_status: ['single'] }, { martial_status: 'Choose one from the list' }],
    [{ marital_status: ['widowed'] }, { marital_status: 'Unknown field' }],
    [{ gender: ['male'] }, { gender: 'Unknown field' }],
    [{ domain: ['marathimala'] }, { domain: 'Unknown field' }],
    [{ constructor: [1] }, { constructor: 'Unknown field' }],
    [{ from_age: [17] }, { from_age: 'Must be 18 or more' }],
    [{ to_age: [70] }, { to_age: 'Must be 69 or less' }],
    [{ from_age: [20.5] }, { from_age: 'Must be a whole number' }],
    [{ from_age: ['2x'] }, { from_age: 'Must be a whole number' }],
    [{ from_age: [-1] }, { from_age: 'Must be 18 or more' }],
    [{ from_age: [1e308] }, { from_age: 'Must be 69 or less' }],
    [{ from_age: 20 }, { from_age: 'Invalid value' }],
    [{ from_height: [121] }, { from_height: 'Must be 122 or more' }],
    [{ to_height: [214] }, { to_height: 'Must be 213 or less' }],
    [{ to_height: [162.5] }, { to_height: 'Must be a whole number' }],
    [{ profession: ['juggler'] }, { profession: 'Choose one from the list' }],
    [{ profession_group: ['doctor'] }, { profession_group: 'Choose one from the list' }],
    [{ raasi: ['rohini'] }, { raasi: 'Choose one from the list' }],
    [{ subcaste: ['mudaliyar'] }, { subcaste: 'Choose one from the list' }],
    [{ with_photo: [false] }, { with_photo: 'Invalid value' }],
    [{ sort: ['oldest', 'mid'] }, { sort: 'Choose one from the list' }],
    [{ keyword: ['a', 'b'] }, { keyword: 'Invalid value' }],
    [{ keyword: ['x'.repeat(61)] }, { keyword: 'At most 60 characters' }],
    [{ keyword: ['  '] }, { keyword: 'Required' }],
    [{ city: Array.from({ length: 21 }, (_, at) => `Town ${at}`) }, { city: 'Must be 20 or less' }],
    [{ city: ['\u0007'] }, { city: 'Contains characters that cannot be used' }],
    [{ active_within: [2] }, { active_within: 'Choose one from the list' }],
    [{ shortlist: ['yes'] }, { shortlist: 'Invalid value' }],
    [{ shortlist: [1] }, { shortlist: 'Invalid value' }],
    [{ shortlist: true }, { shortlist: 'Invalid value' }],
  ])('%j', async (filters, fields) => {
    const { status, error } = await send(groom.token, filters);
    expect([status, error.Code]).toEqual([400, 'INVALID']);
    expect(error.Fields).toEqual(fields);
  });

  it('names every invalid field', async () => {
    const { error } = await send(groom.token, { state: ['goa'], to_age: [99], more: 1 });
    expect(Object.keys(error.Fields ?? {}).sort()).toEqual(['more', 'state', 'to_age']);
  });

  it('are checked against the lists of the own site', async () => {
    const marathi = await makeMember(app().ctx, { domain: 'marathimala', gender: 'male' });
    expect((await send(marathi.token, { community: ['kshatriya'] })).status).toBe(200);
    expect((await send(marathi.token, { community: ['mudaliyar'] })).status).toBe(400);
  });

  it('of lists that only the other site has are unknown', async () => {
    const marathi = await makeMember(app().ctx, { domain: 'marathimala', gender: 'male' });
    for (const [name, value] of [
      ['language', 'tamil'],
      ['subcaste', 'mudaliyar-saiva-mudaliyar'],
    ] as const) {
      expect((await send(groom.token, { [name]: [value] })).status).toBe(200);
      const { status, error } = await send(marathi.token, { [name]: [value] });
      expect([status, error.Fields]).toEqual([400, { [name]: 'Unknown field' }]);
    }
  });

  it('that look at details are unknown to who waits for the approval, and so are empty ones not', async () => {
    const waiting = await makeMember(app().ctx, { gender: 'male', status: 10 });
    const details = {
      food_habits: ['only-veg'],
      physical_status: ['normal'],
      language: ['tamil'],
      family_status: ['rich'],
      filled_in_by: ['self'],
    };
    const { status, error } = await send(waiting.token, { ...details, state: ['kerala'] });
    const fields = Object.keys(details).map((name) => [name, 'Unknown field']);
    expect([status, error.Fields]).toEqual([400, Object.fromEntries(fields)]);
    expect((await send(waiting.token, { food_habits: [], state: ['kerala'] })).status).toBe(200);
    expect((await send(groom.token, details)).status).toBe(200);
  });

  it('with_photo is unknown to who sees no photos of others', async () => {
    const { error } = await send(groom.token, { with_photo: [true] });
    expect(error.Fields).toEqual({ with_photo: 'Unknown field' });
    for (const status of [10, 200] as const) {
      const shown = await makeMember(app().ctx, { gender: 'male', status });
      await givePhoto(app().ctx, shown);
      expect((await send(shown.token, { with_photo: [true] })).status).toBe(200);
    }
  });
});

describe('an invalid body', () => {
  it.each([null, [], 'text', 5, true].map((body) => [JSON.stringify(body), body]))(
    '%s is 400',
    async (_, body) => {
      expect((await send(groom.token, body)).status).toBe(400);
    },
  );

  it.each([
    ['', 400],
    ['{', 400],
    ['{"__proto__": {"state": ["kerala"]}}', 400],
    [`{"state": ["${'x'.repeat(65_000)}"]}`, 400],
    [`{"state": ["${'x'.repeat(66_000)}"]}`, 413],
    [`{"state": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
  ])('%.40s is rejected', async (body, expected) => {
    const response = await fetch(`${app().url}/api/profile/recent/1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${groom.token}`, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(expected);
  });

  it('is rejected with another content type', async () => {
    const headers = { 'content-type': 'application/xml' };
    const { status } = await app().call(search, {
      token: groom.token,
      params: { page: 1 },
      headers,
      body: {},
    });
    expect(status).toBe(415);
  });
});

it.each(['0', '-1', '1.5', 'abc', '99999999999', '01', '1e3', ' 1', '१', "1'", '\u0000', '%'])(
  'page %j is 400',
  async (page) => {
    const { status, error } = await send(groom.token, {}, page);
    expect(status).toBe(400);
    expect(error.Code).toBe('INVALID');
  },
);
