import type { Filters } from '@mala/contract/search.ts';
import { answer } from '../../search-engine/answer.ts';
import { conditionsOf, type Given } from './conditions.ts';
import type { FoundEntry, ProfileIndex } from './profile-index.ts';

/**
 * How many profiles of an index fit all filters, and those of a page, newest or best match first: `take` of them
 * after `skip`.
 */
export function matchesOf(
  profiles: ProfileIndex,
  filters: Filters,
  given: Given,
  { skip, take }: { skip: number; take: number },
): { count: number; entries: readonly FoundEntry[] } {
  const { store } = profiles;
  const { comparison } = given;
  const { count, rows } = answer(store, {
    conditions: conditionsOf(store, filters, given),
    facets: [],
    order:
      comparison && filters.sort?.length
        ? { field: 'kind', ranks: comparison.ranks, ascending: true }
        : undefined,
    skip,
    take,
  });
  return { count, entries: rows.map((row) => profiles.entryAt(row)) };
}
