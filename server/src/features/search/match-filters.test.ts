import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { type MatchFigure, systemOf } from '@mala/contract/match.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import { DOSHA_FILTERS, type Filters, search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { figureOf, MOON_PLACES, type Place } from '../match/index.ts';

// one member reads more pages than a budget allows
const app = useTestApp({ RATE_LIMITS: 'off' });

/** Each kind of place twice, and two people whose star is not known, in an order that has nothing to do with the kinds. */
const PEOPLE: readonly (Place | null)[] = [...MOON_PLACES, ...MOON_PLACES, null, null]
  .map((place, index) => ({ place, by: (index * 131) % 290 }))
  .sort((a, b) => a.by - b.by)
  .map(({ place }) => place);

interface Bride {
  id: string;
  place: Place | null;
}
/** The newest first. */
const brides: Partial<Record<Domain, Bride[]>> = {};

function starsOf(domain: Domain, place: Place | null): Partial<Entities['horoscope']> {
  if (!place) return { birth_star: null, padham: null, unknown: ['birth_star', 'padham'] };
  const optionAt = (list: 'birth_star' | 'raasi', number: number) =>
    listOf(communities[domain], list)[number - 1]?.value ?? '';
  return {
    birth_star: optionAt('birth_star', place.star),
    padham: place.padham,
    raasi: optionAt('raasi', place.raasi),
  };
}

/** Copies of one bride with the horoscope of each of PEOPLE. */
async function fill(domain: Domain): Promise<void> {
  const { db } = app().ctx;
  const model = await makeMember(app().ctx, { domain, status: 10 });
  const people = PEOPLE.map((place, index) => ({ index, stars: starsOf(domain, place) }));
  const { rows } = await sql<{ user_id: string; index: number }>`
    WITH wanted AS (
      SELECT gen_random_uuid() AS id, * FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        AS person (index integer, stars jsonb)
    ), accounts AS (
      INSERT INTO users (id, domain, mobile_no, password_hash, user_name)
      SELECT id, ${domain}, (${domain === 'tamilmala' ? 6100000000 : 6200000000}::bigint + index)::text, '', 'Copy' FROM wanted
      RETURNING id
    ), made AS (
      INSERT INTO profiles (user_id, domain, mid, status, approved_at, basic, personal, work, family, horoscope, photos_done)
      SELECT wanted.id, domain, 'MF' || nextval('mid_numbers'), 200,
             '2026-11-01'::timestamptz - index * interval '1 minute',
             basic, personal, work, family, horoscope || stars, true
        FROM accounts JOIN wanted ON wanted.id = accounts.id, profiles WHERE user_id = ${model.user_id}
      RETURNING user_id
    )
    SELECT user_id, index FROM made JOIN wanted ON id = user_id ORDER BY index`.execute(db);
  brides[domain] = rows.map(({ user_id, index }) => ({
    id: user_id,
    place: PEOPLE[index] ?? null,
  }));
}

beforeAll(async () => {
  for (const domain of DOMAINS) await fill(domain);
});

async function found(viewer: Person, body: Filters) {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { token } = viewer;
    const reply = await app().call(search, {
      token,
      params: { page },
      body: { ...body, fields: ['card'] } as Filters,
    });
    ids.push(...reply.body.rows.map(({ profile_id }) => profile_id));
    if (reply.body.rows.length < 20) return { ids, count: reply.body.count };
  }
}

/** What is found by the figures of all pairs, each computed by itself. */
function expected(domain: Domain, own: Place, { sort, match_at_least, ...doshas }: Filters) {
  const all = (brides[domain] ?? []).map(({ id, place }) => ({
    id,
    figure: figureOf(systemOf(domain), own, 'male', place),
  }));
  const fits = ({ score, dosha }: MatchFigure) =>
    (!match_at_least || (score !== null && score >= Math.min(...match_at_least))) &&
    (Object.keys(doshas).length === 0 || !dosha);
  const left = all.filter(({ figure }) => fits(figure));
  if (!sort) return left.map(({ id }) => id);
  const worth = ({ score, dosha }: MatchFigure) =>
    score === null ? -1000 : score - (dosha === 'rajju' ? 100 : 0);
  return left.toSorted((a, b) => worth(b.figure) - worth(a.figure)).map(({ id }) => id);
}

const OWN: Place[] = [
  { star: 1, padham: 2, raasi: 1 },
  { star: 21, padham: null, raasi: 10 },
];

describe.each(DOMAINS)('%s: of everybody, compared one by one', (domain) => {
  const noDosha = { [DOSHA_FILTERS[systemOf(domain)]]: [true] };
  const cases: Filters[] = [
    { sort: ['match'] },
    { match_at_least: [domain === 'tamilmala' ? 7 : 24.5] },
    { match_at_least: [0] },
    { match_at_least: [9, 6] },
    noDosha,
    { sort: ['match'], match_at_least: [6], ...noDosha },
    { sort: [], match_at_least: [], [DOSHA_FILTERS[systemOf(domain)]]: [] },
  ];

  it.each(cases)('%j finds those who fit, in order, page by page', async (body) => {
    for (const own of OWN) {
      const viewer = await makeMember(app().ctx, {
        domain,
        gender: 'male',
        horoscope: starsOf(domain, own),
      });
      const given = Object.fromEntries(Object.entries(body).filter(([, values]) => values?.length));
      const { ids, count } = await found(viewer, body);
      const wanted = expected(domain, own, given);
      expect(ids).toEqual(wanted);
      expect(count).toBe(wanted.length);
    }
  });

  it('values may be text, as a page URL has them', async () => {
    const own = MOON_PLACES[0] as Place;
    const viewer = await makeMember(app().ctx, {
      domain,
      gender: 'male',
      horoscope: starsOf(domain, own),
    });
    const text = {
      match_at_least: ['௮', '8.5'],
      ...Object.fromEntries(Object.keys(noDosha).map((name) => [name, ['true']])),
    };
    expect((await found(viewer, text as never)).ids).toEqual(
      expected(domain, own, { match_at_least: [8], ...noDosha }),
    );
  });
});

it('whose star is not known comes last, and is left out by a least score alone', async () => {
  const viewer = await makeMember(app().ctx, { gender: 'male' });
  const unknown = (brides.tamilmala ?? []).filter(({ place }) => !place).map(({ id }) => id);
  expect((await found(viewer, { sort: ['match'] })).ids.slice(-2)).toEqual(unknown);
  const without = await found(viewer, { no_rajju: [true], sort: ['match'] });
  expect(without.ids.slice(-2)).toEqual(unknown);
  expect((await found(viewer, { match_at_least: [0] })).ids).not.toContain(unknown[0]);
});

it('the match fits together with every other filter', async () => {
  const viewer = await makeMember(app().ctx, { gender: 'male' });
  const body: Filters = { birth_star: ['rohini', 'revati'], sort: ['match'] };
  const own = { star: 1, padham: 2, raasi: 1 };
  const of = new Set(
    (brides.tamilmala ?? [])
      .filter(({ place }) => place && [4, 27].includes(place.star))
      .map(({ id }) => id),
  );
  const wanted = expected('tamilmala', own, { sort: ['match'] }).filter((id) => of.has(id));
  expect(await found(viewer, body)).toEqual({ ids: wanted, count: of.size });
});
