import type { Filters } from '@mala/contract/search.ts';
import type { Counts } from './search.ts';
import { keywordOf } from './words.ts';

/**
 * The counts of a search, less what they would say of one person: who looks for a member id is told whether that member fits, and the
 * rest stands on the card, which counts for the budgets (decision 105).
 */
export function presentCounts(counts: Counts, { keyword }: Filters): Counts {
  const isOfOne = keyword?.length && keywordOf(keyword.join(' ')).mids.length > 0;
  if (!isOfOne) return counts;
  const { count, without, shortlist, new: isNew, not_seen, hidden, with_photo } = counts;
  return {
    ...{ count, without, shortlist, new: isNew, not_seen, hidden, with_photo },
    ...{ values: {}, ages: {} },
  };
}
