import type { Got } from '@mala/contract/endpoint.ts';
import { listObjections, listOwnCorrections } from '@mala/contract/members/corrections.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const OWN = ['own-corrections'];
const WAITING = ['objections'];

/** What the office corrected in the member's own profile. */
export function useOwnCorrections() {
  return useQuery({
    queryKey: OWN,
    queryFn: ({ signal }) => call(listOwnCorrections, { signal }),
  });
}

/** Shows what a call replied about the member's own corrections. */
export function useShowOwnCorrections(): (reply: Got<typeof listOwnCorrections.reply>) => void {
  const client = useQueryClient();
  return (reply) => client.setQueryData(OWN, reply);
}

/** Loads them again: what is shown is no longer so. */
export function useReloadOwnCorrections(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: OWN });
}

/** The objections that wait for the office, the oldest first. */
export function useObjections() {
  return useInfiniteQuery({
    queryKey: WAITING,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listObjections, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** Loads what waits again after an answer, and the profile that it was about. */
export function useReloadObjections(): (profileId: string) => void {
  const client = useQueryClient();
  return (profileId) => {
    void client.invalidateQueries({ queryKey: WAITING });
    void client.invalidateQueries({ queryKey: queryKeys.profileView(profileId) });
  };
}
