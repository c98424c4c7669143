import type { Counts } from './search.ts';

/** Parts of the counts that have no values of a filter, by the filter's name. */
const PARTS = {
  age: 'ages',
  height: 'heights',
  active_within: 'active',
  match: 'match',
  fits: 'fits',
  fits_me: 'fits_me',
} as const satisfies Record<string, keyof Counts>;

/**
 * The counts of a search, less what they would say of single people, which stands on their cards and counts for the budgets: how many
 * fit is told, and of the viewer's own lists (decision 105).
 */
export function withoutValues(counts: Counts): Counts {
  const { count, without, shortlist, new: isNew, not_seen, hidden, with_photo } = counts;
  const parts = Object.entries(PARTS).filter(([, part]) => counts[part] !== undefined);
  const names = [...Object.keys(counts.values), ...parts.map(([name]) => name)];
  return {
    ...{ count, without, shortlist, new: isNew, not_seen, hidden, with_photo },
    ...{ values: {}, ages: {} },
    uncounted: [...new Set([...names, ...(counts.uncounted ?? [])])],
  };
}
