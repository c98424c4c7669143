import { listDownloads, listPackages, readSubscription } from '@mala/contract/subscriptions.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The packages and the ways to pay. */
export function usePackages() {
  return useQuery({
    queryKey: ['packages'],
    queryFn: ({ signal }) => call(listPackages, { signal }),
  });
}

/** The running subscription; the call is refused (403) where there is none. */
export function useSubscription() {
  return useQuery({
    queryKey: queryKeys.subscription,
    queryFn: ({ signal }) => call(readSubscription, { signal }),
  });
}

/** The profiles that were unlocked, page by page. */
export function useDownloads() {
  return useInfiniteQuery({
    queryKey: queryKeys.downloads,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listDownloads, { params: { page: String(pageParam) }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}
