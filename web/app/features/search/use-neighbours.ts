import { communities } from '@mala/contract/communities/communities.ts';
import { useEffect, useMemo } from 'react';
import { noteSeen, pagesSeen } from '../../components/query/use-list-place.ts';
import { rowsOf } from '../../lib/paging.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { readFilters } from './address.ts';
import { defaultFilters } from './filters.ts';
import { searcherOf } from './list-filters.ts';
import { useSearch } from './queries.ts';

/** Where a profile stands in the list that one came from. */
export interface Neighbours {
  /** from 1 */
  number: number;
  count: number;
  previous: string | null;
  /** null at the end, and until its page has come */
  next: string | null;
}

/** From so many before the end of what is loaded, the next page is. */
const NEAR = 4;

/**
 * The neighbours of a profile in the search that it was opened from; null for one that is no longer in it. Only the list is
 * loaded: after a reload as far as it was, and on when its end comes near. Nothing of another profile is asked for before it is
 * opened, which counts (decision 036).
 */
export function useNeighbours(profileId: string, list: string): Neighbours | null {
  const { me } = useMember();
  const filters = useMemo(() => {
    const searcher = searcherOf(communities[me.domain], me);
    const { filters: read } = readFilters(searcher, new URLSearchParams(list.split('?')[1]));
    return read ?? defaultFilters(searcher, me);
  }, [me, list]);
  const query = useSearch(filters, { still: true });
  const { data, hasNextPage, isFetching, error, fetchNextPage } = query;
  const cards = data && !query.isPlaceholderData ? rowsOf(data.pages, (c) => c.profile_id) : [];
  const at = cards.findIndex(({ profile_id }) => profile_id === profileId);
  const pages = data?.pages.length ?? 0;
  const isNear = at < 0 ? pages > 0 && pages < pagesSeen(list) : at >= cards.length - NEAR;
  useEffect(() => {
    if (isNear && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [isNear, hasNextPage, isFetching, error, fetchNextPage]);
  useEffect(() => {
    if (at >= 0) noteSeen(list, paths.profile(profileId), pages);
  }, [list, at, profileId, pages]);
  if (at < 0) return null;
  return {
    number: at + 1,
    count: Math.max(data?.pages.at(-1)?.count ?? 0, cards.length),
    previous: cards[at - 1]?.profile_id ?? null,
    next: cards[at + 1]?.profile_id ?? null,
  };
}
