import { communities } from '@mala/contract/communities/communities.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { offeredFilters } from '@mala/contract/offered-filters.ts';
import type { SavedSearch } from '@mala/contract/saved-searches.ts';
import type { StoredSearch } from './queries.ts';

/** A saved search for its owner, with how many are new in it. */
export function presentSearch(
  { id, name, filters: saved, looked_at }: StoredSearch,
  { domain, newCount }: { domain: Domain; newCount: number },
): SavedSearch {
  const { filters, lost } = offeredFilters(communities[domain], saved);
  return {
    ...{ id, name, lost, new_count: newCount },
    filters: filters as SavedSearch['filters'],
    looked_at: looked_at.toISOString(),
  };
}
