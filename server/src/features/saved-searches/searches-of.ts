import { communities } from '@mala/contract/communities/communities.ts';
import { offeredFilters } from '@mala/contract/offered-filters.ts';
import type { Filters } from '@mala/contract/search.ts';
import type { Context } from '../../context.ts';
import { type Asked, askableFilters, type NewFound, type NewSince } from '../search/index.ts';

/** Who asks, as far as a search depends on it. */
export type Asker = Omit<Asked, 'filters'>;

interface Kept {
  filters: Filters;
  after: Date;
  until?: Date;
}

/**
 * What is new in saved searches of one member, in their order: with the values that the site still offers, and up to `take` people
 * each.
 */
export async function searchesOf(
  { search }: Pick<Context, 'search'>,
  asker: Asker,
  kept: readonly Kept[],
  take = 0,
): Promise<NewFound[]> {
  if (kept.length === 0) return [];
  const asked = kept.map(({ filters, ...time }): NewSince => {
    const offered = offeredFilters(communities[asker.domain], filters);
    return { ...time, filters: askableFilters(offered.filters, asker) };
  });
  return search.newIn(asker, asked, take);
}
