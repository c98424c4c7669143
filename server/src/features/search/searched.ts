import type { Filters } from '@mala/contract/search.ts';
import type { Given } from './conditions.ts';
import type { Tallies } from './counts.ts';
import type { FoundEntry } from './entry.ts';

/** The people of a group as a search finds them: in memory, or in the database until they stand there. */
export interface Searched {
  /** The kind of somebody's place of the moon; NO_KIND for who is not in the group. */
  kindOf(userId: string): Promise<number>;
  /** How many profiles fit all filters, and `take` of them after `skip`, in their order. */
  list(
    filters: Filters,
    given: Given,
    page: { skip: number; take: number },
  ): Promise<{ count: number; entries: readonly FoundEntry[] }>;
  /** How many have each value, with all filters on other fields. */
  tally(filters: Filters, given: Given): Promise<Tallies>;
}
