import type { Domain } from '@mala/contract/communities/domain.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { type Filters, search } from '@mala/contract/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
  type Wanted,
} from '../../../test/factories.ts';
import { BHARANI, MISFIT, type Stars, UNKNOWN_STAR } from '../../../test/stars.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const ASKED: Filters = { sort: ['match'], match_at_least: [10], no_rajju: [true] };

let known: Person;
let unknown: Person;
let misfit: Person;

const brideWith = (horoscope: Stars, more: Wanted = {}) =>
  makeMember(app().ctx, { horoscope, ...more });
const groomWith = (horoscope: Stars = {}, more: Wanted = {}) =>
  makeMember(app().ctx, { gender: 'male', horoscope, ...more });

beforeAll(async () => {
  known = await brideWith(BHARANI);
  unknown = await brideWith(UNKNOWN_STAR);
  misfit = await brideWith(MISFIT);
});

async function list({ token }: Person, body: Filters = {}) {
  return (await app().call(search, { token, params: { page: 1 }, body })).body;
}
async function matchIn(viewer: Person, { user_id }: Person, body: Filters = {}) {
  const { rows } = await list(viewer, body);
  const row = rows.find(({ profile_id }) => profile_id === user_id);
  if (!row) throw new Error('not listed');
  return row.match;
}

describe('who reads which match in a list', () => {
  it.each<[Domain, Stars]>([
    ['tamilmala', BHARANI],
    ['marathimala', { birth_star: 'bharani', padham: 4, raasi: 'mesha' }],
  ])(
    '%s: a row has the figure of the opened profile, seen from either side',
    async (domain, stars) => {
      const bride = await brideWith(stars, { domain });
      const groom = await groomWith({}, { domain });
      for (const [viewer, profile] of [
        [groom, bride],
        [bride, groom],
      ] as const) {
        const opened = await app().call(viewProfile, {
          token: viewer.token,
          params: { profileId: profile.user_id },
        });
        expect(opened.body.match?.score).toEqual(expect.any(Number));
        for (const body of [{}, { fields: ['card'] }])
          expect(await matchIn(viewer, profile, body)).toEqual(opened.body.match);
      }
      const system = domain === 'tamilmala' ? 'porutham' : 'ashtakoot';
      expect((await list(groom)).match).toEqual({ system, own: true });
    },
  );

  it('says whose place lacks, instead of a score', async () => {
    const groom = await groomWith();
    for (const bride of [unknown, misfit])
      expect(await matchIn(groom, bride)).toEqual({
        ...{ system: 'porutham', score: null, maximum: 10, verdict: null },
        lacks: ['other'],
      });
    for (const stars of [UNKNOWN_STAR, MISFIT]) {
      const lacking = await groomWith(stars);
      expect(await matchIn(lacking, known)).toMatchObject({ score: null, lacks: ['own'] });
      expect((await list(lacking)).match).toEqual({ system: 'porutham', own: false });
    }
  });

  it.each([0, 10] as const)(
    'a member of status %i reads none, and learns nothing by filters and order',
    async (status) => {
      const groom = await groomWith({}, { status });
      const plain = await list(groom);
      expect(plain).not.toHaveProperty('match');
      for (const row of plain.rows) expect(row).not.toHaveProperty('match');
      expect(await list(groom, ASKED)).toEqual(plain);
      expect(plain.count).toBeGreaterThan(2);
    },
  );

  it('the office reads none, and its filters change nothing', async () => {
    const { ctx } = app();
    for (const office of [await makeAdmin(ctx), await makeStaff(ctx, 'REVIEWER')]) {
      const plain = await list(office);
      expect(plain).not.toHaveProperty('match');
      for (const row of plain.rows) expect(row).not.toHaveProperty('match');
      expect(await list(office, ASKED)).toEqual(plain);
    }
  });

  it('without the own place, filters and order of the match change nothing', async () => {
    const groom = await groomWith(UNKNOWN_STAR);
    expect(await list(groom, ASKED)).toEqual(await list(groom));
  });
});

describe('a match that is asked for wrongly', () => {
  const cases: [Domain, object, object][] = [
    ['tamilmala', { sort: ['worst'] }, { sort: 'Choose one from the list' }],
    ['tamilmala', { sort: 'match' }, { sort: 'Invalid value' }],
    ['tamilmala', { sort: [['match']] }, { sort: 'Choose one from the list' }],
    ['tamilmala', { match_at_least: [11] }, { match_at_least: 'Must be 10 or less' }],
    ['tamilmala', { match_at_least: [-1] }, { match_at_least: 'Must be 0 or more' }],
    ['tamilmala', { match_at_least: ['many'] }, { match_at_least: 'Invalid value' }],
    ['tamilmala', { match_at_least: [''] }, { match_at_least: 'Invalid value' }],
    ['tamilmala', { match_at_least: ['1e1'] }, { match_at_least: 'Invalid value' }],
    ['tamilmala', { match_at_least: [null] }, { match_at_least: 'Invalid value' }],
    ['tamilmala', { match_at_least: 7 }, { match_at_least: 'Invalid value' }],
    ['tamilmala', { match_at_least: [1e308] }, { match_at_least: 'Must be 10 or less' }],
    ['tamilmala', { no_rajju: [false] }, { no_rajju: 'Invalid value' }],
    ['tamilmala', { no_rajju: true }, { no_rajju: 'Invalid value' }],
    ['tamilmala', { no_nadi_dosha: [true] }, { no_nadi_dosha: 'Unknown field' }],
    ['marathimala', { no_rajju: [true] }, { no_rajju: 'Unknown field' }],
    ['marathimala', { match_at_least: [36.5] }, { match_at_least: 'Must be 36 or less' }],
    ['marathimala', { no_nadi_dosha: ['no'] }, { no_nadi_dosha: 'Invalid value' }],
  ];

  it.each(cases)('on %s: %j', async (domain, body, fields) => {
    for (const status of [0, 200] as const) {
      const { token } = await groomWith({}, { domain, status });
      const answer = await app().call(search, {
        token,
        params: { page: 1 },
        body: body as Filters,
      });
      expect([answer.status, answer.error.Code]).toEqual([400, 'INVALID']);
      expect(answer.error.Fields).toEqual(fields);
    }
  });
});
