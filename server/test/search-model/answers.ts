import type { Filters } from '@mala/contract/search.ts';
import type { Given } from '../../src/features/search/conditions.ts';
import type { Searched } from '../../src/features/search/searched.ts';

/** One page of a search with what else it depends on. */
export interface AskedPage {
  filters: Filters;
  given: Given;
  page: { skip: number; take: number };
}

/** What a search finds and counts, as far as two of them can be compared. */
export async function answerOf(searched: Searched, { filters, given, page }: AskedPage) {
  const [{ count, entries }, tallies] = await Promise.all([
    searched.list(filters, given, page),
    searched.tally(filters, given),
  ]);
  const rows = entries.map(({ user_id, approved, kind, active, rank }) => ({
    ...{ user_id, approved, kind, active, rank },
  }));
  const { asked, own } = tallies;
  return {
    count,
    rows,
    counted: tallies.count,
    own,
    asked: asked.toSorted(),
    facets: nonZero(tallies.facets),
  };
}

/** Counts by field and value, without those that nobody has. */
function nonZero(facets: ReadonlyMap<string, Uint32Array>) {
  const counts: Record<string, Record<number, number>> = {};
  for (const [field, values] of facets) {
    const some: Record<number, number> = {};
    for (let value = 0; value < values.length; value++)
      if (values[value]) some[value] = values[value] ?? 0;
    counts[field] = some;
  }
  return counts;
}
