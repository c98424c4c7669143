import { type Community, listOf, optionOf } from '@mala/contract/communities/community.ts';
import { AGES, FIELD_FILTERS, type Filters } from '@mala/contract/search.ts';

/** The chosen values of the panel. */
export interface ChosenFilters {
  from_age: number;
  to_age: number;
  /** slugs by filter name, in the order of its list; filters without a value are missing */
  values: Readonly<Record<string, readonly string[]>>;
  /** only shortlisted profiles */
  shortlist: boolean;
}

/** No filter: the widest age range means no range. */
export const NO_FILTERS: ChosenFilters = {
  from_age: AGES.first,
  to_age: AGES.last,
  values: {},
  shortlist: false,
};

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
  if (from.length + to.length + Object.keys(values).length === 0 && !shortlist) return null;
  const first = from.length > 0 ? Math.min(...from) : AGES.first;
  const last = to.length > 0 ? Math.max(...to) : AGES.last;
  return { from_age: Math.min(first, last), to_age: Math.max(first, last), values, shortlist };
}

function written({ from_age, to_age, values, shortlist }: ChosenFilters): URLSearchParams {
  const query = new URLSearchParams([
    ['from_age', String(from_age)],
    ['to_age', String(to_age)],
  ]);
  for (const { name } of FIELD_FILTERS)
    for (const value of values[name] ?? []) query.append(name, value);
  if (shortlist) query.append('shortlist', 'true');
  return query;
}

/** The filters as a query string, `from_age=20&to_age=40&state=kerala`; empty for the defaults. */
export function writeFilters(filters: ChosenFilters, defaults: ChosenFilters): URLSearchParams {
  const query = written(filters);
  return query.toString() === written(defaults).toString() ? new URLSearchParams() : query;
}

/** The body of the call; filters that exclude nobody are left out. */
export function searchBody({ from_age, to_age, values, shortlist }: ChosenFilters): Filters {
  const lists = Object.entries(values).map(([name, slugs]) => [name, [...slugs]] as const);
  return {
    ...(from_age > AGES.first ? { from_age: [from_age] } : {}),
    ...(to_age < AGES.last ? { to_age: [to_age] } : {}),
    ...Object.fromEntries(lists),
    ...(shortlist ? { shortlist: [true] } : {}),
    // the page shows cards, and details of twenty people are half as much again
    fields: ['card'],
  };
}

/** How many filters are active; the age range counts as one. */
export function activeCount({ from_age, to_age, values, shortlist }: ChosenFilters): number {
  const ages = from_age > AGES.first || to_age < AGES.last;
  return Object.keys(values).length + Number(ages) + Number(shortlist);
}
