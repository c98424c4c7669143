import type { Filters } from '@mala/contract/search.ts';
import { isOfOne } from './counts-of-one.ts';
import type { Counts } from './search.ts';

/**
 * The counts of a search, less what they would say of one person: who looks for a member id is told whether that member fits, and the
 * rest stands on the card, which counts for the budgets (decision 105).
 */
export function presentCounts(counts: Counts, filters: Filters): Counts {
  if (!isOfOne(filters)) return counts;
  const { count, without, shortlist, new: isNew, not_seen, hidden, with_photo } = counts;
  return {
    ...{ count, without, shortlist, new: isNew, not_seen, hidden, with_photo },
    ...{ values: {}, ages: {} },
  };
}
