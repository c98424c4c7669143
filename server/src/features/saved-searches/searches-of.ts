import { communities } from '@mala/contract/communities/communities.ts';
import { offeredFilters } from '@mala/contract/offered-filters.ts';
import type { Filters } from '@mala/contract/search.ts';
import type { Context } from '../../context.ts';
import { type Asker, askableFilters, type NewFound, type NewSince } from '../search/index.ts';

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
  ctx: Pick<Context, 'search'>,
  keepers: readonly Keeper[],
  take = 0,
): Promise<NewFound[][]> {
  const offered = keepers.map(({ asker, kept }) => ({
    asker,
    kept: kept.map((one) => ({ ...one, filters: offeredOf(asker, one.filters).filters })),
  }));
  return offeredSearchesOf(ctx, offered, take);
}

/** Saved filters as the asker's site takes them today. */
export const offeredOf = ({ domain }: Pick<Asker, 'domain'>, filters: Filters) =>
  offeredFilters(communities[domain], filters);

/** The same for searches with what `offeredOf` gives. */
export function offeredSearchesOf(
  { search }: Pick<Context, 'search'>,
  keepers: readonly Keeper[],
  take = 0,
): Promise<NewFound[][]> {
  const asked = keepers.map(({ asker, kept }) => {
    const searches = kept.map(
      ({ filters, ...time }): NewSince => ({ ...time, filters: askableFilters(filters, asker) }),
    );
    return { viewer: asker, searches };
  });
  return search.newIn(asked, take);
}
