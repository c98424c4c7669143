import { listDownloads, listPackages, readSubscription } from '@mala/contract/subscriptions.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

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
    queryKey: ['subscription'],
    queryFn: ({ signal }) => call(readSubscription, { signal }),
  });
}

/** The profiles that were unlocked, page by page. */
export function useDownloads() {
  return useInfiniteQuery({
    queryKey: ['downloads'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listDownloads, { params: { page: String(pageParam) }, signal }),
    getNextPageParam: (_last, pages) => {
      const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return shown < (pages[0]?.count ?? 0) ? pages.length + 1 : undefined;
    },
  });
}
