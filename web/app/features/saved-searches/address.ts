import { AGES } from '@mala/contract/ages.ts';
import type { SavedSearch } from '@mala/contract/saved-searches.ts';
import type { Filters } from '@mala/contract/search.ts';
import { paths } from '../../paths.ts';

/** The names of a saved search, and of how many are new in it, in the address of the search page. */
export const SAVED = 'saved';
export const NEW = 'new_in_saved';

/** The search page with the filters of a saved search, which names the search and how many were new. */
export function addressOf({ id, filters, new_count }: SavedSearch): string {
  const { from_age = [AGES.first], to_age = [AGES.last], ...others } = filters;
  // without any filter the page would begin with its own
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries({ from_age, to_age, ...others }))
    for (const value of values) query.append(name, String(value));
  query.set(SAVED, id);
  if (new_count > 0) query.set(NEW, String(new_count));
  return `${paths.search}?${query}`;
}

const sorted = (filters: Filters) =>
  JSON.stringify(
    Object.entries(filters)
      .map(([name, values = []]) => [name, values.map(String).sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether two ask for the same, in whatever order. */
export function isSame(a: Filters, b: Filters): boolean {
  return sorted(a) === sorted(b);
}
