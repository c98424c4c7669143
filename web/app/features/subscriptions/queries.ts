import { listDownloads, listPackages, readSubscription } from '@mala/contract/subscriptions.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { reloadMe } from '../../lib/session/session.ts';

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

/** Asks once whether a member without a subscription has got one since the last look at the account. */
export function useNewActivation(subscriptionId: string | null): void {
  const without = subscriptionId === null;
  useEffect(() => {
    // a failure leaves things as they were; the next page asks again
    if (without) void reloadMe().catch(() => undefined);
  }, [without]);
}

/** The profiles that were downloaded, page by page. */
export function useDownloads() {
  return useInfiniteQuery({
    queryKey: queryKeys.downloads,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listDownloads, { params: { page: String(pageParam) }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}
