import type { ProfileCard, ProfileView } from '@mala/contract/profiles/view.ts';
import type { Filters } from '@mala/contract/search.ts';
import { addToShortlist, removeFromShortlist } from '@mala/contract/shortlist.ts';
import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { searchText } from '../../i18n/en/search.ts';
import { call } from '../../lib/api.ts';
import { patchRow } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Updates everywhere, in lists and on the detail page, whether a profile is shortlisted. */
function mark(client: QueryClient, profileId: string, hasShortlisted: boolean): void {
  const isIt = ({ profile_id }: ProfileCard) => profile_id === profileId;
  patchRow(client, queryKeys.search, isIt, { hasShortlisted });
  client.setQueryData<ProfileView>(queryKeys.profileView(profileId), (view) =>
    view ? { ...view, hasShortlisted } : view,
  );
}

/** Adds or removes a profile from the shortlist: shown at once, rolled back with a toast if the call fails. */
export function useShortlist(profileId: string) {
  const text = searchText.shortlist;
  const client = useQueryClient();
  const mutationKey = ['shortlist', profileId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (wanted: boolean) =>
      call(wanted ? addToShortlist : removeFromShortlist, { body: { profile_id: profileId } }),
    onMutate: (wanted) => mark(client, profileId, wanted),
    onSuccess: (_reply, wanted) => {
      // a list that was loaded meanwhile may have the old state
      mark(client, profileId, wanted);
      void client.invalidateQueries({ queryKey: queryKeys.searchCounts });
      // a list filtered by the shortlist has changed; the visible one stays until it is opened again
      return client.invalidateQueries({
        queryKey: queryKeys.search,
        predicate: ({ queryKey: [, filters] }) => Boolean((filters as Filters).shortlist),
        refetchType: 'none',
      });
    },
    onError: (error, wanted) => {
      mark(client, profileId, !wanted);
      reportError(error, text.failed);
    },
  });
  return {
    updating: useIsMutating({ mutationKey }) > 0,
    // read from the cache, which is updated before the button: two quick presses count once
    change: (wanted: boolean) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(wanted);
    },
  };
}
