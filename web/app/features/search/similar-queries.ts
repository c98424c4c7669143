import { listSimilar } from '@mala/contract/similar.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const MINUTE = 60_000;

/** Profiles like a shown one; each call counts as a list, so it is kept while their photos' addresses are valid. */
export function useSimilar(profileId: string) {
  return useQuery({
    queryKey: queryKeys.similar(profileId),
    queryFn: ({ signal }) => call(listSimilar, { params: { profileId }, signal }),
    staleTime: 30 * MINUTE,
    gcTime: 30 * MINUTE,
  });
}
