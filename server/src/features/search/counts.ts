import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { FIELD_FILTERS, fieldFiltersOf } from '@mala/contract/field-filters.ts';
import type { Filters } from '@mala/contract/search.ts';
import type { Counting } from '../../search-engine/counting.ts';
import type { Comparison } from '../match/index.ts';
import { codeOf, heightOfCode, professionsOf } from './codes.ts';
import { conditionsOf, type Given, wantedFigures } from './conditions.ts';
import { tellsDetails } from './counts-of-few.ts';
import { ageOfCode, dayNumber } from './days.ts';
import { isCrowded } from './other-towns.ts';
import { activeOf, ownQuestions } from './own-counts.ts';
import { NONE_OWN, OWN_FILTERS, type OwnFilter } from './own-lists.ts';
import type { ProfileIndex } from './profile-index.ts';
import type { Asked, Counts, Reads } from './search.ts';
import { codesNamed, townName } from './towns.ts';

type Tally = Readonly<Record<string, number>>;

const NONE = new Uint32Array();
/** The fields that are always counted, as the engine calls them. */
const COUNTED = [
  ...FIELD_FILTERS.map(({ name }) => name),
  ...['born', 'height', 'with_photo', 'city', 'active'],
];
/** Conditions on fields that the filters call otherwise. */
const NAMED: Readonly<Record<string, string>> = {
  born: 'age',
  kind: 'match',
  active: 'active_within',
};

/** What a search finds by values: the fields as the engine calls them (profile-index.ts), a place for each number of a value. */
export interface Tallies {
  count: number;
  /** the fields that the filters look at */
  asked: readonly string[];
  facets: ReadonlyMap<string, Uint32Array>;
  /** how many fit each filter of the viewer's own, with all other filters */
  own: Record<OwnFilter, number>;
}

/** Counts the people of a group that stand in memory. Throws what Counting throws. */
export async function talliesOf(
  profiles: ProfileIndex,
  filters: Filters,
  given: Given,
  counting: Counting,
): Promise<Tallies> {
  const { store } = profiles;
  let asked: string[] = [];
  const [all, ...own] = await counting.ask(store, () => {
    const conditions = conditionsOf(profiles, filters, given);
    asked = conditions.map(({ field }) => field);
    const fields = new Set([...COUNTED, ...(given.comparison ? ['kind'] : []), ...asked]);
    return [{ conditions, facets: [...fields] }, ...ownQuestions(profiles, conditions, given)];
  });
  const ownCounts = OWN_FILTERS.map((name, at): [OwnFilter, number] => [name, own[at]?.count ?? 0]);
  return {
    asked,
    count: all?.count ?? 0,
    facets: all?.facets ?? new Map(),
    own: Object.fromEntries(ownCounts) as Record<OwnFilter, number>,
  };
}

/** The filters of fields that the viewer has, with their places in FIELD_FILTERS. */
function countedFilters(domain: Domain, { details }: Reads) {
  const all = fieldFiltersOf(communities[domain]).filter(({ detail }) => details || !detail);
  return all.map((filter) => ({ ...filter, index: FIELD_FILTERS.indexOf(filter) }));
}

/** What each further choice in the filters of a search would leave, of what the viewer reads. */
export function countsOf(
  { count, asked, facets, own }: Tallies,
  { domain, filters, reads }: Pick<Asked, 'domain' | 'filters' | 'reads'>,
  { comparison, today, looksFor, is }: Given,
): Counts {
  const { fits, fits_me, ...lists } = own;
  const of = (field: string) => facets.get(field) ?? NONE;
  const ofFew = (field: string) => !tellsDetails(filters, sum(of(field)));
  const filtersHad = countedFilters(domain, reads);
  const uncounted = [
    ...filtersHad.flatMap(({ name, detail }) => (detail && ofFew(name) ? [name] : [])),
    ...(ofFew('height') ? ['height'] : []),
    ...(reads.details && ofFew('active') ? ['active_within'] : []),
  ];
  const isCounted = (name: string) => !uncounted.includes(name);
  const values = filtersHad
    .filter(({ name }) => isCounted(name))
    .map((filter) => [filter.name, valuesOf(filter, domain, of(filter.name))] as const);
  // a field is counted without its own condition, so the sum of its counts is what is left without it
  const without = asked
    .filter((field) => field !== 'hidden')
    .map((field) => [NAMED[field] ?? field, sum(facets.get(field))] as const);
  return {
    count,
    without: {
      ...Object.fromEntries(without),
      // without it those are found that it leaves out
      ...(filters.hidden?.length && { hidden: of('hidden')[0] ?? 0 }),
    },
    values: {
      ...Object.fromEntries(values),
      profession_group: groupsOf(domain, of('profession')),
      city: townsOf(of('city'), filters.city),
    },
    ages: agesOf(of('born'), dayNumber(today)),
    ...(isCounted('height') && { heights: heightsOf(of('height')) }),
    ...(reads.photos && { with_photo: of('with_photo')[1] ?? 0 }),
    ...(reads.details && isCounted('active_within') && { active: activeOf(of('active'), today) }),
    ...lists,
    ...(looksFor && { fits }),
    ...(is && { fits_me }),
    ...(comparison && { match: matchOf(comparison, filters, of('kind')) }),
    ...(uncounted.length > 0 && { uncounted }),
  };
}

const sum = (counts: Uint32Array = NONE) => counts.reduce((all, one) => all + one, 0);

/** The tallies of several groups together, all of the same filters. */
export function sumOf(all: readonly Tallies[]): Tallies {
  const [first, ...further] = all;
  if (!first) return { count: 0, asked: [], facets: new Map(), own: NONE_OWN };
  return further.reduce(
    (all, one) => ({
      count: all.count + one.count,
      asked: all.asked,
      facets: new Map(
        [...all.facets].map(([field, counts]) => [field, plus(counts, one.facets.get(field))]),
      ),
      own: Object.fromEntries(
        OWN_FILTERS.map((name) => [name, all.own[name] + one.own[name]]),
      ) as Tallies['own'],
    }),
    first,
  );
}

function plus(a: Uint32Array, b: Uint32Array = NONE): Uint32Array {
  return a.map((count, at) => count + (b[at] ?? 0));
}

/** How many towns are counted of which nobody asked. */
const MOST_TOWNS = 30;

/**
 * Of the towns that most have, how many each name finds, which may be a district's too; the most first. Behind them those that are asked
 * for, but where only texts tell who lives there.
 */
function townsOf(counts: Uint32Array, asked: readonly string[] = []): Tally {
  const some: number[] = [];
  for (let code = 1; code < counts.length; code++) if (counts[code]) some.push(code);
  some.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const tally = new Map<string, number>();
  const count = (name: string) =>
    tally.set(
      name,
      [...codesNamed(name)].reduce((all, one) => all + (counts[one] ?? 0), 0),
    );
  for (const code of some) {
    const name = townName(code);
    if (name !== null && !tally.has(name)) count(name);
    if (tally.size === MOST_TOWNS) break;
  }
  const most = [...tally].sort(([, a], [, b]) => b - a);
  for (const name of asked) if (!isCrowded(name)) count(name);
  return Object.fromEntries([...most, ...tally]);
}

/** How many have a profession of each group. */
function groupsOf(domain: Domain, counts: Uint32Array): Tally {
  const groups = listOf(communities[domain], 'profession_group').map(({ value }) => {
    const codes = [...professionsOf(value)];
    return [value, codes.reduce((all, code) => all + (counts[code] ?? 0), 0)] as const;
  });
  return Object.fromEntries(groups.filter(([, count]) => count > 0));
}

function heightsOf(counts: Uint32Array): Tally {
  const known = [...counts.entries()].filter(([code, count]) => code > 0 && count > 0);
  return Object.fromEntries(known.map(([code, count]) => [heightOfCode(code), count]));
}

function valuesOf(
  { list, index }: ReturnType<typeof countedFilters>[number],
  domain: Domain,
  counts: Uint32Array,
): Tally {
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
    const age = ageOfCode(code, today);
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
    if (!figure.dosha && (ofScore?.(figure) ?? true)) no_dosha += count;
    const { score } = figure;
    if (score !== null && (ofDosha?.(figure) ?? true)) scores[score] = (scores[score] ?? 0) + count;
  }
  return { scores, no_dosha };
}
