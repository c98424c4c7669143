import type { offeredFilters } from '@mala/contract/offered-filters.ts';
import type { SavedSearch } from '@mala/contract/saved-searches.ts';
import type { StoredSearch } from './queries.ts';

/** A saved search for its owner, with what the site still offers of it, and how many are new in it. */
export function presentSearch(
  { id, name, looked_at }: StoredSearch,
  { filters, lost }: ReturnType<typeof offeredFilters>,
  newCount: number,
): SavedSearch {
  return {
    ...{ id, name, lost, new_count: newCount },
    filters: filters as SavedSearch['filters'],
    looked_at: looked_at.toISOString(),
  };
}
