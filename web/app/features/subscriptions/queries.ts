import { listDownloads, listPackages, readSubscription } from '@mala/contract/subscriptions.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { reloadMe } from '../../lib/session/session.ts';

/** The packages and payment methods. */
export function usePackages() {
  return useQuery({
    queryKey: ['packages'],
    queryFn: ({ signal }) => call(listPackages, { signal }),
  });
}

/** The running subscription; the reply is 403 if there is none. */
export function useSubscription() {
  return useQuery({
    queryKey: queryKeys.subscription,
    queryFn: ({ signal }) => call(readSubscription, { signal }),
  });
}

/** Reloads the account once, to see whether a member without a subscription has got one. */
export function useNewActivation(subscriptionId: string | null): void {
  const without = subscriptionId === null;
  useEffect(() => {
    // a failure changes nothing; the next page tries again
    if (without) void reloadMe().catch(() => undefined);
  }, [without]);
}

/** The downloaded profiles, page by page. */
export function useDownloads() {
  return useInfiniteQuery({
    queryKey: queryKeys.downloads,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listDownloads, { params: { page: String(pageParam) }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}
