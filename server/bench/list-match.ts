import { randomUUID } from 'node:crypto';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import { systemOf } from '@mala/contract/match.ts';
import type { Filters } from '@mala/contract/search.ts';
import {
  type Comparison,
  comparisonOf,
  kindOf,
  MOON_PLACES,
  NO_KIND,
} from '../src/features/match/index.ts';
import { codesOf, HEIGHT_CODES } from '../src/features/search/codes.ts';
import type { Entry } from '../src/features/search/entry.ts';
import { matchesOf } from '../src/features/search/matches.ts';
import { NOTHING_OWN } from '../src/features/search/own-lists.ts';
import { ProfileIndex } from '../src/features/search/profile-index.ts';
import { wantedOf } from '../src/features/search/wish-codes.ts';
import { matchFilters, narrowFilters } from './list.ts';
import { percentile } from './load.ts';
import { makeSearchers } from './searchers.ts';
import type { Site } from './site.ts';

const ROUNDS = 15;
const SEARCHES = 200;
const PASSES = 100;
const MILLION = 1_000_000;

type Case = () => unknown;

/** Milliseconds of this thread's processor for one run of each case: medians of rounds in which they take turns. */
async function inTurns(cases: Readonly<Record<string, Case>>, runs: number) {
  const found = new Map<string, number[]>();
  const all = Object.entries(cases);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, run] of round % 2 ? all : all.toReversed()) {
      const before = process.threadCpuUsage();
      for (let turn = 0; turn < runs; turn++) await run();
      const { user, system } = process.threadCpuUsage(before);
      // the first round warms up
      if (round > 0) found.set(name, [...(found.get(name) ?? []), (user + system) / 1000 / runs]);
    }
  return all.map(([name]) => {
    const times = (found.get(name) ?? []).toSorted((a, b) => a - b);
    return { name, median: percentile(times, 0.5), least: times[0] ?? Number.NaN };
  });
}

function* lines(of: string, times: Awaited<ReturnType<typeof inTurns>>) {
  const [without] = times;
  for (const { name, median, least } of times) {
    const more = without ? ((median / without.median - 1) * 100).toFixed(1) : '';
    const against = without?.name === name ? '' : `   ${more} % against ${without?.name}`;
    yield `${`${of}, ${name}`.padEnd(48)} processor ${median.toFixed(3)} ms, least ${least.toFixed(3)} ms${against}`;
  }
}

/** The whole search but for the call, in this process, of the filled site. */
async function* measureSearch({ ctx }: Site): AsyncGenerator<string> {
  const searchers = await makeSearchers(ctx, 20);
  const varied = searchers.flatMap((searcher) =>
    Array.from({ length: SEARCHES / 20 }, () => ({
      searcher,
      narrow: narrowFilters(searcher.domain),
    })),
  );
  let turn = 0;
  const search = (compared: boolean, filters: (one: (typeof varied)[number]) => Filters) => () => {
    const one = varied[turn++ % varied.length];
    if (!one) return null;
    const { domain, user_id: viewerId, gender } = one.searcher;
    return ctx.search.list({
      ...{ domain, viewerId, page: 1, budgeted: false, detailed: false },
      groups: [{ domain, gender: gender === 'male' ? 'female' : 'male' }],
      filters: filters(one),
      comparedAs: compared ? gender : null,
      reads: { details: true, photos: true },
      preferences: null,
    });
  };
  const kinds = {
    open: () => ({}),
    narrow: ({ narrow }: (typeof varied)[number]) => narrow,
  };
  for (const [kind, of] of Object.entries(kinds)) {
    const cases = {
      'without match': search(false, of),
      'with match': search(true, of),
      'best match first': search(true, (one) => ({ ...of(one), sort: ['match'] })),
      'by the match': search(true, (one) => ({ ...of(one), ...matchFilters(one.searcher.domain) })),
    };
    yield* lines(`search, ${kind}`, await inTurns(cases, SEARCHES));
  }
}

function below(end: number): number {
  return Math.floor(Math.random() * end);
}

/** As many people as no site has in one list, of every kind of place; one in twenty has none. */
function manyPeople(): ProfileIndex {
  const entries = Array.from(
    { length: MILLION },
    (): Entry => ({
      user_id: randomUUID(),
      approved: below(1e9),
      born: 19_900_101 + below(15) * 10_000 + below(12) * 100 + below(28),
      codes: FIELD_FILTERS.map((_, index) => 1 + below(Math.min(12, codesOf(index)))),
      kind:
        below(20) === 0
          ? NO_KIND
          : kindOf(MOON_PLACES[below(MOON_PLACES.length)] ?? { star: 1, padham: 1, raasi: 1 }),
      height: 1 + below(HEIGHT_CODES - 1),
      with_photo: below(2),
      ...{ city: 0, mid: 0, words: { card: [], detail: [] }, wanted: wantedOf(null) },
      active: 0,
      version: 1,
    }),
  ).sort((a, b) => a.approved - b.approved);
  return new ProfileIndex(entries, { version: 1, origin: '', load: 1 });
}

/** What a search does in memory, of a million people in one list. */
async function* measureMillion(): AsyncGenerator<string> {
  const profiles = manyPeople();
  for (const domain of DOMAINS) {
    const system = systemOf(domain);
    const known = comparisonOf(system, MOON_PLACES[0] ?? null, 'male');
    const pass = (comparison: Comparison | null, filters: Filters) => () =>
      matchesOf(
        profiles,
        filters,
        {
          ...{ today: new Date(), own: NOTHING_OWN },
          ...{ comparison, details: true, home: null, looksFor: null, is: null },
        },
        { skip: 0, take: 20 },
      );
    const narrow = narrowFilters(domain);
    for (const [kind, filters] of Object.entries({ open: {}, narrow })) {
      const cases = {
        'without match': pass(null, filters),
        'with match': pass(known, filters),
        'best match first': pass(known, { ...filters, sort: ['match'] }),
        'by the match': pass(known, { ...filters, ...matchFilters(domain) }),
      };
      yield* lines(`a million, ${kind}, ${system}`, await inTurns(cases, PASSES));
    }
  }
}

/** What the match costs a list: the same searches without it, with it and by it. */
export async function* measureMatch(site: Site): AsyncGenerator<string> {
  yield* measureSearch(site);
  yield* measureMillion();
}
