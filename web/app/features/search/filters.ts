import {
  type Community,
  fieldsOf,
  listOf,
  optionOf,
} from '@mala/contract/communities/community.ts';
import { systemOf, WHOLE_FIGURE } from '@mala/contract/match.ts';
import { type ProfileField, SECTIONS } from '@mala/contract/profiles/field.ts';
import {
  AGES,
  DOSHA_FILTERS,
  FIELD_FILTERS,
  type FieldFilter,
  type Filters,
  fieldFiltersOf,
} from '@mala/contract/search.ts';

/** The chosen values of the panel. */
export interface ChosenFilters {
  from_age: number;
  to_age: number;
  /** slugs by filter name, in the order of its list; filters without a value are missing */
  values: Readonly<Record<string, readonly string[]>>;
  /** only shortlisted profiles */
  shortlist: boolean;
  match: ChosenMatch;
}

/** What is asked of the match, by the tradition of the community. */
export interface ChosenMatch {
  /** the best first, instead of the newest */
  sorted: boolean;
  /** the least score; null: any */
  atLeast: number | null;
  /** without rajju, or nadi dosha */
  noDosha: boolean;
}

const ANY_MATCH: ChosenMatch = { sorted: false, atLeast: null, noDosha: false };

/** No filter: the widest age range means no range. */
export const NO_FILTERS: ChosenFilters = {
  from_age: AGES.first,
  to_age: AGES.last,
  values: {},
  shortlist: false,
  match: ANY_MATCH,
};

/** The filters without those of the match, which change nothing for who has no star of their own. */
export function withoutMatch(filters: ChosenFilters): ChosenFilters {
  return { ...filters, match: ANY_MATCH };
}

/** No filter, in the same order. */
export function cleared({ match }: ChosenFilters): ChosenFilters {
  return { ...NO_FILTERS, match: { ...ANY_MATCH, sorted: match.sorted } };
}

/** The filters without one of them, as the counts of a search name it. */
export function without(filters: ChosenFilters, name: string): ChosenFilters {
  const { [name]: _, ...values } = filters.values;
  if (name === 'age') return { ...filters, from_age: AGES.first, to_age: AGES.last };
  if (name === 'shortlist') return { ...filters, shortlist: false };
  if (name === 'match')
    return { ...filters, match: { ...ANY_MATCH, sorted: filters.match.sorted } };
  return { ...filters, values };
}

function inOrder(
  community: Community,
  given: Readonly<Record<string, readonly string[]>>,
): ChosenFilters['values'] {
  const lists = FIELD_FILTERS.map(({ name, list }) => {
    const known = listOf(community, list).map(({ value }) => value);
    return [name, known.filter((value) => given[name]?.includes(value))] as const;
  });
  return Object.fromEntries(lists.filter(([, values]) => values.length > 0));
}

/** The default: ages 18 to 40, and the states preferred in the member's own state. */
export function defaultFilters(community: Community, homeState: string | null): ChosenFilters {
  const state = optionOf(community, 'state', homeState)?.preferred ?? [];
  return {
    from_age: AGES.from,
    to_age: AGES.to,
    values: inOrder(community, { state }),
    shortlist: false,
    match: ANY_MATCH,
  };
}

/** The filters with other values for one of them. */
export function withValues(
  community: Community,
  filters: ChosenFilters,
  name: string,
  values: readonly string[],
): ChosenFilters {
  return { ...filters, values: inOrder(community, { ...filters.values, [name]: values }) };
}

function agesOf(query: URLSearchParams, name: string): number[] {
  const ages = query.getAll(name).filter((text) => /^\d{1,3}$/.test(text));
  return ages.map(Number).filter((age) => age >= AGES.first && age <= AGES.last);
}

function matchIn({ domain }: Community, query: URLSearchParams): ChosenMatch {
  const system = systemOf(domain);
  const scores = query
    .getAll('match_at_least')
    .filter((text) => /^\d{1,2}(\.\d)?$/.test(text))
    .map(Number)
    .filter((score) => score > 0 && score <= WHOLE_FIGURE[system]);
  return {
    sorted: query.getAll('sort').includes('match'),
    atLeast: scores.length > 0 ? Math.min(...scores) : null,
    noDosha: query.getAll(DOSHA_FILTERS[system]).includes('true'),
  };
}

/**
 * The filters in a page's URL; null if it has no valid one. An invalid value is dropped, and a missing filter excludes
 * nobody.
 */
export function readFilters(community: Community, query: URLSearchParams): ChosenFilters | null {
  const from = agesOf(query, 'from_age');
  const to = agesOf(query, 'to_age');
  const given = FIELD_FILTERS.map(({ name }) => [name, query.getAll(name)] as const);
  const values = inOrder(community, Object.fromEntries(given));
  const shortlist = query.getAll('shortlist').includes('true');
  const match = matchIn(community, query);
  const none = from.length + to.length + Object.keys(values).length === 0;
  if (none && !shortlist && !isAsked(match)) return null;
  const first = from.length > 0 ? Math.min(...from) : AGES.first;
  const last = to.length > 0 ? Math.max(...to) : AGES.last;
  const ages = { from_age: Math.min(first, last), to_age: Math.max(first, last) };
  return { ...ages, values, shortlist, match };
}

function isAsked({ sorted, atLeast, noDosha }: ChosenMatch): boolean {
  return sorted || atLeast !== null || noDosha;
}

function matchBody({ domain }: Community, { sorted, atLeast, noDosha }: ChosenMatch): Filters {
  return {
    ...(sorted && { sort: ['match'] }),
    ...(atLeast !== null && { match_at_least: [atLeast] }),
    ...(noDosha && { [DOSHA_FILTERS[systemOf(domain)]]: [true] }),
  };
}

function written(community: Community, filters: ChosenFilters): URLSearchParams {
  const { from_age, to_age, values, shortlist, match } = filters;
  const query = new URLSearchParams([
    ['from_age', String(from_age)],
    ['to_age', String(to_age)],
  ]);
  for (const { name } of FIELD_FILTERS)
    for (const value of values[name] ?? []) query.append(name, value);
  if (shortlist) query.append('shortlist', 'true');
  for (const [name, asked = []] of Object.entries(matchBody(community, match)))
    for (const value of asked) query.append(name, String(value));
  return query;
}

/** The filters as a query string, `from_age=20&to_age=40&state=kerala`; empty for the defaults. */
export function writeFilters(
  community: Community,
  filters: ChosenFilters,
  defaults: ChosenFilters,
): URLSearchParams {
  const query = written(community, filters);
  const isDefault = query.toString() === written(community, defaults).toString();
  return isDefault ? new URLSearchParams() : query;
}

/**
 * The filters of fields that the community has, in the order of the panel, each with its field as the site has it.
 * @param details whether the member reads the details of others
 */
export function filtersOf(
  community: Community,
  details: boolean,
): (Omit<FieldFilter, 'field'> & { field: ProfileField })[] {
  const fields = SECTIONS.flatMap((section) => fieldsOf(community, section));
  const own = fieldFiltersOf(community).filter(({ detail }) => details || !detail);
  return own.flatMap((filter) => {
    const field = fields.find(({ name }) => name === filter.field);
    return field ? [{ ...filter, field }] : [];
  });
}

/** The body of a call for cards. */
export function searchBody(community: Community, filters: ChosenFilters): Filters {
  // the page shows cards, and details of twenty people are half as much again
  return { ...filtersBody(community, filters), fields: ['card'] };
}

/** What the calls send of the filters; those that exclude nobody are left out. */
function filtersBody(community: Community, filters: ChosenFilters): Filters {
  const { from_age, to_age, values, shortlist, match } = filters;
  const lists = Object.entries(values).map(([name, slugs]) => [name, [...slugs]] as const);
  return {
    ...(from_age > AGES.first ? { from_age: [from_age] } : {}),
    ...(to_age < AGES.last ? { to_age: [to_age] } : {}),
    ...Object.fromEntries(lists),
    ...(shortlist ? { shortlist: [true] } : {}),
    ...matchBody(community, match),
  };
}

/** The body of a call for counts, which have no order. */
export function countsBody(community: Community, filters: ChosenFilters): Filters {
  const { match } = filters;
  return filtersBody(community, { ...filters, match: { ...match, sorted: false } });
}

/** How many filters are active; the age range counts as one, and the order is none. */
export function activeCount({ from_age, to_age, values, shortlist, match }: ChosenFilters): number {
  const ages = from_age > AGES.first || to_age < AGES.last;
  const others = [ages, shortlist, match.atLeast !== null, match.noDosha];
  return Object.keys(values).length + others.filter((active) => active).length;
}
