import { type MatchSystem, readMatch } from '@mala/contract/match.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/**
 * The match with a profile and all its parts, by the tradition of the community unless `system` names one. Loaded again
 * each time it is opened: either of the two may have changed a star.
 */
export function useMatch(
  profileId: string,
  { system, wanted = true }: { system?: MatchSystem | undefined; wanted?: boolean },
) {
  return useQuery({
    queryKey: ['match', profileId, system],
    queryFn: ({ signal }) =>
      call(readMatch, { params: { profileId }, ...(system && { query: { system } }), signal }),
    enabled: wanted,
    staleTime: 0,
    // that of the other tradition stays until this one is there, so that nothing moves; never that of another profile
    placeholderData: (before, query) => (query?.queryKey[1] === profileId ? before : undefined),
  });
}
