import { communities } from '@mala/contract/communities/communities.ts';
import { offeredFilters } from '@mala/contract/offered-filters.ts';
import type { Filters } from '@mala/contract/search.ts';
import type { Context } from '../../context.ts';
import { type Asked, askableFilters, type NewFound, type NewSince } from '../search/index.ts';

/** Who asks, as far as a search depends on it. */
export type Asker = Omit<Asked, 'filters'>;

/** A member, whose saved searches are looked through from a time on. */
export interface Keeper {
  asker: Asker;
  kept: readonly { filters: Filters; after: Date; until?: Date }[];
}

/**
 * What is new in saved searches of members, in their order: with the values that the site still offers, and up to `take` people
 * each.
 */
export function searchesOf(
  { search }: Pick<Context, 'search'>,
  keepers: readonly Keeper[],
  take = 0,
): Promise<NewFound[][]> {
  const asked = keepers.map(({ asker, kept }) => {
    const searches = kept.map(({ filters, ...time }): NewSince => {
      const offered = offeredFilters(communities[asker.domain], filters);
      return { ...time, filters: askableFilters(offered.filters, asker) };
    });
    return { viewer: asker, searches };
  });
  return search.newIn(asked, take);
}
