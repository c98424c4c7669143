import { systemOf, WHOLE_FIGURE } from '@mala/contract/match.ts';
import {
  ACTIVE_WITHIN,
  DOSHA_FILTERS,
  MOST_TOWNS,
  SORTS,
  SOUGHT_LENGTH,
  USUAL_SORT,
} from '@mala/contract/search.ts';
import { filtersBody } from './bodies.ts';
import {
  type ChosenFilters,
  type ChosenMatch,
  type Range,
  type RangeName,
  widest,
  YES_FILTERS,
} from './filters.ts';
import { GROUPS, inOrder, listFilters, type Searcher } from './list-filters.ts';
import { isOrderOf } from './orders.ts';

/** The filters in a page's address; null if it has none that is valid. */
export interface ReadFilters {
  filters: ChosenFilters | null;
  /** the filters of which a value was left out, because it is not offered any more */
  dropped: readonly string[];
}

/**
 * Reads an address: an invalid value is left out, and a missing filter excludes nobody. What else an address has, as links in mails
 * do, is no filter.
 */
export function readFilters(searcher: Searcher, query: URLSearchParams): ReadFilters {
  const read = new Reading(query);
  const ranges = { age: rangeIn(read, 'age'), height: rangeIn(read, 'height') };
  const filters: ChosenFilters = {
    ranges,
    values: valuesIn(searcher, read),
    on: YES_FILTERS.filter((name) => read.has(name, (text) => text === 'true')),
    activeWithin:
      ACTIVE_WITHIN.find((days) => read.has('active_within', (text) => text === String(days))) ??
      null,
    keyword: read.valid('keyword', isWords)[0]?.trim() ?? '',
    match: matchIn(searcher, read),
    sort: sortIn(searcher, read),
  };
  return { filters: read.isFound ? filters : null, dropped: [...read.dropped] };
}

/** Reads the values of an address, and notes which of them are not valid. */
class Reading {
  readonly #query: URLSearchParams;
  readonly #seen = new Map<string, Set<string>>();
  isFound = false;

  constructor(query: URLSearchParams) {
    this.#query = query;
  }

  /** The valid ones of a filter. */
  valid(name: string, isValid: (text: string) => boolean): string[] {
    const given = this.#query.getAll(name);
    const good = given.filter(isValid);
    this.note(name, given, good);
    return good;
  }

  has(name: string, isValid: (text: string) => boolean): boolean {
    return this.valid(name, isValid).length > 0;
  }

  given(name: string): string[] {
    return this.#query.getAll(name);
  }

  /** What is valid to one reader is no fault, though another one reads the same. */
  note(name: string, given: readonly string[], good: readonly string[]): void {
    if (good.length > 0) this.isFound = true;
    const left = this.#seen.get(name) ?? new Set(given);
    for (const text of good) left.delete(text);
    this.#seen.set(name, left);
  }

  get dropped(): string[] {
    return [...this.#seen].filter(([, left]) => left.size > 0).map(([name]) => name);
  }
}

const isWords = (text: string) => text.trim() !== '' && text.trim().length <= SOUGHT_LENGTH;

function rangeIn(read: Reading, name: RangeName): Range {
  const [first, last] = widest(name);
  const isStep = (text: string) =>
    /^\d{1,3}$/.test(text) && Number(text) >= first && Number(text) <= last;
  const from = read.valid(`from_${name}`, isStep).map(Number);
  const to = read.valid(`to_${name}`, isStep).map(Number);
  const ends = [
    from.length > 0 ? Math.min(...from) : first,
    to.length > 0 ? Math.max(...to) : last,
  ];
  return [Math.min(...ends), Math.max(...ends)];
}

function valuesIn(searcher: Searcher, read: Reading): ChosenFilters['values'] {
  // of who may read details, so that what is not for this member is told too
  const all = listFilters({ ...searcher, readsDetails: true });
  const names = [GROUPS, ...all.map(({ name }) => name)];
  const given = Object.fromEntries(names.map((name) => [name, read.given(name)]));
  const towns = [...new Set(read.given('city').filter(isWords))].slice(0, MOST_TOWNS);
  read.note('city', read.given('city'), towns);
  const city = towns.map((town) => town.trim());
  const values = inOrder(searcher, { ...given, city });
  for (const name of names) read.note(name, given[name] ?? [], values[name] ?? []);
  return values;
}

function matchIn({ community: { domain } }: Searcher, read: Reading): ChosenMatch {
  const system = systemOf(domain);
  const scores = read
    .valid(
      'match_at_least',
      (text) =>
        /^\d{1,2}(\.\d)?$/.test(text) && Number(text) > 0 && Number(text) <= WHOLE_FIGURE[system],
    )
    .map(Number);
  return {
    atLeast: scores.length > 0 ? Math.min(...scores) : null,
    noDosha: read.has(DOSHA_FILTERS[system], (text) => text === 'true'),
  };
}

function sortIn(searcher: Searcher, read: Reading): ChosenFilters['sort'] {
  const [sort] = read.valid('sort', (text) =>
    SORTS.some((one) => one === text && isOrderOf(searcher, one)),
  );
  return SORTS.find((one) => one === sort) ?? USUAL_SORT;
}

function written({ community }: Searcher, filters: ChosenFilters): URLSearchParams {
  const query = new URLSearchParams();
  // both ends of the age always, so that an address is never that of the defaults by accident
  const [from, to] = filters.ranges.age;
  const body = { from_age: [from], to_age: [to], ...filtersBody(community, filters) };
  for (const [name, asked = []] of Object.entries(body))
    for (const value of asked) query.append(name, String(value));
  if (filters.sort !== USUAL_SORT) query.append('sort', filters.sort);
  return query;
}

/** The filters as a query string, `from_age=20&to_age=40&state=kerala`; empty for the defaults. */
export function writeFilters(
  searcher: Searcher,
  filters: ChosenFilters,
  defaults: ChosenFilters,
): URLSearchParams {
  const query = written(searcher, filters);
  const isDefault = query.toString() === written(searcher, defaults).toString();
  return isDefault ? new URLSearchParams() : query;
}
