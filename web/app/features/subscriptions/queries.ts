import type { Domain } from '@mala/contract/communities/domain.ts';
import { listDownloads, listPackages, readSubscription } from '@mala/contract/subscriptions.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { reloadMe } from '../../lib/session/session.ts';

/** The packages and payment methods of the own community, or of the one in which the office works. */
export function usePackages(domain?: Domain) {
  return useQuery({
    queryKey: ['packages', domain],
    queryFn: ({ signal }) => call(listPackages, { query: domain ? { domain } : {}, signal }),
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
