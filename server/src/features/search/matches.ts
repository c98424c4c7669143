import type { Filters } from '@mala/contract/search.ts';
import { answer } from '../../search-engine/answer.ts';
import { conditionsOf, type Given } from './conditions.ts';
import type { FoundEntry } from './entry.ts';
import { orderOf } from './orders.ts';
import type { ProfileIndex } from './profile-index.ts';

/**
 * How many profiles of an index fit all filters, and those of a page in the order asked for: `take` of them
 * after `skip`.
 */
export function matchesOf(
  profiles: ProfileIndex,
  filters: Filters,
  given: Given,
  { skip, take }: { skip: number; take: number },
): { count: number; entries: readonly FoundEntry[] } {
  const order = orderOf(filters, given);
  const conditions = conditionsOf(profiles, filters, given);
  const { count, rows } = answer(profiles.store, { conditions, facets: [], order, skip, take });
  return { count, entries: rows.map((row) => profiles.entryAt(row, order)) };
}
