import { communities } from '@mala/contract/communities/communities.ts';
import { offeredFilters } from '@mala/contract/offered-filters.ts';
import type { Filters } from '@mala/contract/search.ts';
import type { Context } from '../../context.ts';
import {
  type Asker,
  askableFilters,
  createPauses,
  HOLD_MS,
  type NewAsked,
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
 * each. Where a search of one member fails the others have theirs; while the database is away it throws.
 */
export async function searchesOf(
  { search }: Pick<Context, 'search'>,
  keepers: readonly Keeper[],
  take = 0,
): Promise<PromiseSettledResult<NewFound[]>[]> {
  const pauses = createPauses(HOLD_MS);
  const asked: PromiseSettledResult<NewAsked>[] = [];
  for (const { asker, kept } of keepers) {
    const one = offeredOf(asker, kept, pauses).then((all) =>
      newAskedOf({ asker, kept: all.map(([given, { filters }]) => ({ ...given, filters })) }),
    );
    asked.push(...(await Promise.allSettled([one])));
  }
  const found = await search.newIn(
    asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    take,
  );
  const inTurn = [...found];
  return asked.flatMap((one) => (one.status === 'rejected' ? one : (inTurn.shift() ?? [])));
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

function newAskedOf({ asker, kept }: Keeper): NewAsked {
  const searches = kept.map(
    ({ filters, ...time }): NewSince => ({ ...time, filters: askableFilters(filters, asker) }),
  );
  return { viewer: asker, searches };
}

/** How many are new in each search of one member, with filters as `offeredOf` gives them. Throws what a search of it throws. */
export async function newOf(
  { search }: Pick<Context, 'search'>,
  keeper: Keeper,
): Promise<NewFound[]> {
  const [found] = await search.newIn([newAskedOf(keeper)], 0);
  if (found?.status === 'rejected') throw found.reason;
  return found?.value ?? [];
}
