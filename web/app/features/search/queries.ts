import { communities } from '@mala/contract/communities/communities.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { type Me, useMember } from '../../lib/session/session.ts';
import { countsBody, searchBody } from './bodies.ts';
import type { ChosenFilters } from './filters.ts';

const MINUTE = 60_000;

export type SearchQuery = ReturnType<typeof useSearch>;

/**
 * The matching profiles, page by page. Loaded pages are kept while a profile is open; URLs of photos are valid for an
 * hour, so they are loaded again well before. `still`: what is loaded stays as it is.
 */
export function useSearch(filters: ChosenFilters, { still = false } = {}) {
  const { me } = useMember();
  const body = searchBody(communities[me.domain], filters);
  return useInfiniteQuery({
    // a member who was approved or has added a photo sees the others' photos at once
    queryKey: [...queryKeys.search, body, me.has_photo, me.standing],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(search, { params: { page: pageParam }, body, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
    placeholderData: keepPreviousData,
    staleTime: still ? Number.POSITIVE_INFINITY : 5 * MINUTE,
    gcTime: 30 * MINUTE,
  });
}

/** How many there are; undefined until known, null where they cannot be loaded. */
export function foundIn({
  data,
  isError,
  isPlaceholderData,
}: SearchQuery): number | null | undefined {
  const known = isPlaceholderData ? undefined : data?.pages[0]?.count;
  return known ?? (isError ? null : undefined);
}

export type Counts = Got<(typeof countSearch)['reply']>;

/** What each further choice would leave. */
export interface KnownCounts {
  /** undefined until they are known, and where they are not wanted or cannot be loaded */
  counts: Counts | undefined;
  /** of the filters before the last change: shown as such until the new ones come */
  isOutdated: boolean;
}

const countsOf = (me: Me, filters: ChosenFilters) => {
  const body = countsBody(communities[me.domain], filters);
  return queryOptions({
    queryKey: [...queryKeys.searchCounts, body, me.standing],
    queryFn: ({ signal }) => call(countSearch, { body, signal }),
    staleTime: MINUTE,
  });
};

export function useCounts(filters: ChosenFilters, wanted: boolean): KnownCounts {
  const { me } = useMember();
  const { data, isPlaceholderData } = useQuery({
    ...countsOf(me, filters),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  const counts = wanted ? data : undefined;
  return useMemo(() => ({ counts, isOutdated: isPlaceholderData }), [counts, isPlaceholderData]);
}

/** Asks for counts that `useCounts` will want in a moment. */
export function useAskCounts(): (filters: ChosenFilters) => void {
  const { me } = useMember();
  const client = useQueryClient();
  return (filters) => {
    // a failure is told by `useCounts`
    void client.prefetchQuery(countsOf(me, filters));
  };
}
