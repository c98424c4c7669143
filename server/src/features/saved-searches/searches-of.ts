import { communities } from '@mala/contract/communities/communities.ts';
import { offeredFilters } from '@mala/contract/offered-filters.ts';
import type { Filters } from '@mala/contract/search.ts';
import type { Context } from '../../context.ts';
import {
  type Asker,
  askableFilters,
  createPauses,
  HOLD_MS,
  type NewFound,
  type NewSince,
} from '../search/index.ts';

/** A member, whose saved searches are looked through from a time on. */
export interface Keeper {
  asker: Asker;
  kept: readonly { filters: Filters; after: Date; until?: Date }[];
}

/**
 * What is new in saved searches of members, in their order: with the values that the site still offers, and up to `take` people
 * each.
 */
export async function searchesOf(
  ctx: Pick<Context, 'search'>,
  keepers: readonly Keeper[],
  take = 0,
): Promise<NewFound[][]> {
  const pauses = createPauses(HOLD_MS);
  const offered: Keeper[] = [];
  for (const { asker, kept } of keepers) {
    const all = await offeredOf(asker, kept, pauses);
    offered.push({ asker, kept: all.map(([one, { filters }]) => ({ ...one, filters })) });
  }
  return offeredSearchesOf(ctx, offered, take);
}

/** Each search with its filters as the asker's site takes them today. Between two searches other calls may have their turn. */
export async function offeredOf<Kept extends { filters: Filters }>(
  { domain }: Pick<Asker, 'domain'>,
  kept: readonly Kept[],
  pauses = createPauses(HOLD_MS),
): Promise<(readonly [Kept, ReturnType<typeof offeredFilters>])[]> {
  const all: (readonly [Kept, ReturnType<typeof offeredFilters>])[] = [];
  for (const one of kept) {
    all.push([one, offeredFilters(communities[domain], one.filters)]);
    if (pauses.isDue()) await pauses.pause();
  }
  return all;
}

/** The same as `searchesOf` for searches with what `offeredOf` gives. */
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
