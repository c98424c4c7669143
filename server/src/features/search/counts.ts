import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { FIELD_FILTERS, type Filters } from '@mala/contract/search.ts';
import { answer } from '../../search-engine/answer.ts';
import type { Store } from '../../search-engine/store.ts';
import type { Comparison } from '../match/index.ts';
import { codeOf } from './codes.ts';
import { conditionsOf, type Given, wantedFigures } from './conditions.ts';
import { ageOn, dayNumber } from './days.ts';
import type { ProfileIndex } from './profile-index.ts';
import type { Counts } from './search.ts';

type Tally = Readonly<Record<string, number>>;

const NONE = new Uint32Array();
const NAMES = FIELD_FILTERS.map(({ name }) => name);
/** Conditions on fields that the filters call otherwise. */
const NAMED: Readonly<Record<string, string>> = { born: 'age', kind: 'match' };

/** What each further choice in the filters of a search would leave, on a site. */
export function countsOf(
  profiles: ProfileIndex,
  filters: Filters,
  given: Given,
  domain: Domain,
): Counts {
  const { store } = profiles;
  const { comparison } = given;
  const asked = { order: undefined, skip: 0, take: 0 };
  const { count, facets } = answer(store, {
    ...asked,
    conditions: conditionsOf(store, filters, given),
    facets: [...NAMES, 'born', ...(comparison ? ['kind'] : [])],
  });
  const shortlisted = { ...filters, shortlist: [true] };
  const shortlist = answer(store, {
    ...asked,
    conditions: conditionsOf(store, shortlisted, given),
    facets: [],
  });
  const values = FIELD_FILTERS.map(({ name }, index): [string, Tally] => [
    name,
    valuesOf(index, domain, facets.get(name) ?? NONE),
  ]);
  return {
    count,
    without: withoutEach(store, filters, given, facets),
    values: Object.fromEntries(values),
    ages: agesOf(facets.get('born') ?? NONE, dayNumber(given.today)),
    shortlist: shortlist.count,
    ...(comparison && { match: matchOf(comparison, filters, facets.get('kind') ?? NONE) }),
  };
}

/** The counts of several indexes together. */
export function sumOf(all: readonly Counts[]): Counts {
  const [first, ...further] = all;
  if (!first) return { count: 0, values: {}, ages: {}, shortlist: 0, without: {} };
  return further.reduce(
    (sum, one) => ({
      count: sum.count + one.count,
      values: Object.fromEntries(
        NAMES.map((name) => [name, plus(sum.values[name] ?? {}, one.values[name] ?? {})]),
      ),
      ages: plus(sum.ages, one.ages),
      without: plus(sum.without, one.without),
      shortlist: sum.shortlist + one.shortlist,
    }),
    first,
  );
}

function plus(a: Tally, b: Tally): Tally {
  const both = Object.entries(b).map(([key, count]) => [key, (a[key] ?? 0) + count]);
  return { ...a, ...Object.fromEntries(both) };
}

/** A field is counted without its own condition, so the sum of its counts is what is left without it. */
function withoutEach(
  store: Store,
  filters: Filters,
  given: Given,
  facets: ReadonlyMap<string, Uint32Array>,
): Tally {
  const conditions = conditionsOf(store, filters, given);
  const counts = conditions.map(({ field }): [string, number] => {
    const counted = facets.get(field);
    if (counted) return [NAMED[field] ?? field, counted.reduce((sum, one) => sum + one, 0)];
    const others = conditions.filter((one) => one.field !== field);
    const rest = { conditions: others, facets: [], skip: 0, take: 0 };
    return [field, answer(store, rest).count];
  });
  return Object.fromEntries(counts);
}

function valuesOf(index: number, domain: Domain, counts: Uint32Array): Tally {
  const { list = 'state' } = FIELD_FILTERS[index] ?? {};
  const pairs = listOf(communities[domain], list).map(
    ({ value }) => [value, counts[codeOf(index, value)] ?? 0] as const,
  );
  return Object.fromEntries(pairs.filter(([, count]) => count > 0));
}

function agesOf(counts: Uint32Array, today: number): Tally {
  const ages: Record<string, number> = {};
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    const age = ageOn(code, today);
    ages[age] = (ages[age] ?? 0) + count;
  }
  return ages;
}

/** Its filters look at one field, so each keeps the other here. */
function matchOf(
  { figures }: Comparison,
  filters: Filters,
  kinds: Uint32Array,
): NonNullable<Counts['match']> {
  const ofDosha = wantedFigures({ ...filters, match_at_least: [] });
  const ofScore = wantedFigures({ ...filters, no_rajju: [], no_nadi_dosha: [] });
  const scores: Record<string, number> = {};
  let no_dosha = 0;
  for (const [kind, figure] of figures.entries()) {
    const count = kinds[kind] ?? 0;
    if (count === 0) continue;
    if (!figure.dosha && ofScore(figure)) no_dosha += count;
    const { score } = figure;
    if (score !== null && ofDosha(figure)) scores[score] = (scores[score] ?? 0) + count;
  }
  return { scores, no_dosha };
}
