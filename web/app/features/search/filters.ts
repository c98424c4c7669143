import { optionOf } from '@mala/contract/communities/community.ts';
import { midsSought } from '@mala/contract/member-ids.ts';
import { HEIGHTS_CM } from '@mala/contract/profiles/height.ts';
import { isNarrowing, narrowing, type Wishes } from '@mala/contract/profiles/wishes.ts';
import {
  type ACTIVE_WITHIN,
  AGES,
  DOSHA_FILTERS,
  type Sort,
  USUAL_SORT,
} from '@mala/contract/search.ts';
import type { Me } from '../../lib/session/session.ts';
import { GROUPS, inOrder, type Searcher, type Values } from './list-filters.ts';

const ALL_AGES = Array.from({ length: AGES.last - AGES.first + 1 }, (_, at) => AGES.first + at);

/** What is chosen between two ends; the widest range is none. */
export const RANGES = { age: ALL_AGES, height: HEIGHTS_CM } as const;
export type RangeName = keyof typeof RANGES;
export type Range = readonly [from: number, to: number];
export const RANGE_NAMES = ['age', 'height'] as const satisfies readonly RangeName[];

/** What is asked for or not, in the order of the address. */
export const YES_FILTERS = [
  'with_photo',
  'fits',
  'fits_me',
  'new',
  'not_seen',
  'shortlist',
  'hidden',
] as const;
export type YesFilter = (typeof YES_FILTERS)[number];

export type ActiveDays = (typeof ACTIVE_WITHIN)[number];

/** The chosen values of the panel, and the order. */
export interface ChosenFilters {
  ranges: Readonly<Record<RangeName, Range>>;
  /** slugs in the order of their list, and names of towns */
  values: Values;
  on: readonly YesFilter[];
  activeWithin: ActiveDays | null;
  /** words, or the id of a profile; empty: none */
  keyword: string;
  match: ChosenMatch;
  sort: Sort;
}

/** Changes the filters, given as they are by then; the same function at each change, for parts that are drawn only if theirs changes. */
export type ChangeFilters = (next: (now: ChosenFilters) => ChosenFilters) => void;

/** What is asked of the match, by the tradition of the community. */
export interface ChosenMatch {
  /** the least score; null: any */
  atLeast: number | null;
  /** without rajju, or nadi dosha */
  noDosha: boolean;
}

const ANY_MATCH: ChosenMatch = { atLeast: null, noDosha: false };

/** From the first step to the last. */
export function widest(name: RangeName): Range {
  const steps = RANGES[name];
  return [steps[0] ?? 0, steps.at(-1) ?? 0];
}

const WIDEST = { age: widest('age'), height: widest('height') };

export const NO_FILTERS: ChosenFilters = {
  ranges: WIDEST,
  values: {},
  on: [],
  activeWithin: null,
  keyword: '',
  match: ANY_MATCH,
  sort: USUAL_SORT,
};

type Beginner = Pick<Me, 'home_state'> &
  Partial<Pick<Me, 'prefers_states' | 'preferences' | 'prefers_wishes'>>;

/** What the family looks for; null if it is open to all. */
export function looksFor({ preferences }: Pick<Beginner, 'preferences'>): Wishes | null {
  return preferences && isNarrowing(preferences) ? preferences : null;
}

/**
 * The default: who is as the family says, ages 18 to 40, and the states preferred in the member's own state. Ages and states are left to what
 * the family says of them, and each of the two that the member keeps off is no part of it.
 */
export function defaultFilters(searcher: Searcher, me: Beginner): ChosenFilters {
  const wishes = me.prefers_wishes === false ? null : looksFor(me);
  const said = new Set(narrowing(wishes ?? {}));
  const isOff = me.prefers_states === false || said.has('state');
  const values = inOrder(searcher, { state: isOff ? [] : preferredStates(searcher, me) });
  const age: Range = said.has('age') ? WIDEST.age : [AGES.from, AGES.to];
  return { ...NO_FILTERS, ranges: { ...WIDEST, age }, values, on: wishes ? ['fits'] : [] };
}

/** The states that the member's own state prefers. */
export function preferredStates(
  { community }: Searcher,
  { home_state }: Pick<Me, 'home_state'>,
): readonly string[] {
  return optionOf(community, 'state', home_state)?.preferred ?? [];
}

/** Whether exactly the preferred states are chosen. */
export function hasPreferredStates(
  searcher: Searcher,
  me: Pick<Me, 'home_state'>,
  { values }: ChosenFilters,
): boolean {
  const preferred = preferredStates(searcher, me);
  const chosen = new Set(values.state);
  return preferred.length > 0 && chosen.symmetricDifference(new Set(preferred)).size === 0;
}

export function isNarrowed({ ranges }: ChosenFilters, name: RangeName): boolean {
  const [first, last] = WIDEST[name];
  const [from, to] = ranges[name];
  return from > first || to < last;
}

/** The filters without those of the match, which change nothing for who has no star of their own. */
export function withoutMatch(filters: ChosenFilters): ChosenFilters {
  const { atLeast, noDosha } = filters.match;
  if (atLeast === null && !noDosha && filters.sort !== 'match') return filters;
  const sort = filters.sort === 'match' ? USUAL_SORT : filters.sort;
  return { ...filters, match: ANY_MATCH, sort };
}

/** No filter, in the same order. */
export function cleared({ sort }: ChosenFilters): ChosenFilters {
  return { ...NO_FILTERS, sort };
}

/** Whether one person is looked for, by the id of a profile. */
export const isOfOne = ({ keyword }: ChosenFilters): boolean => midsSought(keyword).length > 0;

/**
 * What is asked for: one person is looked for among all, or all that are hidden, as no other filter has to do with who was meant.
 * They stay for later.
 */
export function askedFor(filters: ChosenFilters): ChosenFilters {
  if (!isOfOne(filters)) return filters;
  const on = filters.on.filter((name) => name === 'hidden');
  return { ...cleared(filters), on, keyword: filters.keyword };
}

export function withRange(filters: ChosenFilters, name: RangeName, range: Range): ChosenFilters {
  return { ...filters, ranges: { ...filters.ranges, [name]: range } };
}

export function withYes(filters: ChosenFilters, name: YesFilter, isOn: boolean): ChosenFilters {
  const on = YES_FILTERS.filter((one) => (one === name ? isOn : filters.on.includes(one)));
  return { ...filters, on };
}

/** The filters with other values for one list; the subcastes of a caste that goes, go with it. */
export function withValues(
  searcher: Searcher,
  filters: ChosenFilters,
  name: string,
  chosen: readonly string[],
): ChosenFilters {
  const { subcaste = [], ...others } = filters.values;
  const isLastCaste = name === 'community' && chosen.length === 0;
  const given = { ...others, ...(!isLastCaste && { subcaste }), [name]: chosen };
  return { ...filters, values: inOrder(searcher, given) };
}

/** The filters with a value of one list, or without it. */
export function withValue(
  searcher: Searcher,
  filters: ChosenFilters,
  { name, value, isOn }: { name: string; value: string; isOn: boolean },
): ChosenFilters {
  const chosen = filters.values[name] ?? [];
  const next = isOn ? [...chosen, value] : chosen.filter((one) => one !== value);
  return withValues(searcher, filters, name, next);
}

const MATCH_NAMES: ReadonlySet<string> = new Set([
  'match_at_least',
  ...Object.values(DOSHA_FILTERS),
]);

/** The filter that a name in an address, a body or the counts belongs to. */
export function filterOf(name: string): string {
  if (name === GROUPS) return 'profession';
  if (MATCH_NAMES.has(name)) return 'match';
  return name.replace(/^(from|to)_(?=age|height)/, '');
}

/** The filters without one of them, as the counts of a search name it: exactly the others stay. */
export function without(filters: ChosenFilters, given: string): ChosenFilters {
  const name = filterOf(given);
  if (name === 'age' || name === 'height') return withRange(filters, name, WIDEST[name]);
  if (name === 'match') return { ...filters, match: ANY_MATCH };
  if (name === 'keyword') return { ...filters, keyword: '' };
  if (name === 'active_within') return { ...filters, activeWithin: null };
  if (name === 'sort') return { ...filters, sort: USUAL_SORT };
  const names = name === 'profession' ? [name, GROUPS] : [name];
  const kept = Object.entries(filters.values).filter(([one]) => !names.includes(one));
  const on = filters.on.filter((one) => one !== name);
  return { ...filters, values: Object.fromEntries(kept), on };
}

/** How many filters are active; both ends of a range count as one, as professions and their groups, and the order is none. */
export function activeCount(filters: ChosenFilters): number {
  const asked = askedFor(filters);
  const { values, on, activeWithin, keyword, match } = asked;
  const others = [activeWithin !== null, keyword !== '', match.atLeast !== null, match.noDosha];
  const ranges = RANGE_NAMES.filter((name) => isNarrowed(asked, name));
  const lists = new Set(Object.keys(values).map(filterOf));
  return lists.size + on.length + ranges.length + others.filter((one) => one).length;
}
