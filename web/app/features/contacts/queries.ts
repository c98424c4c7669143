import { downloadContact } from '@mala/contract/contacts.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { reportError } from '../../components/form/report-error.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { paths } from '../../paths.ts';

/**
 * A profile in detail, with its contact if the viewer may see it. Loaded again each time it is opened, after which it counts as
 * opened in searches.
 */
export function useProfileView(profileId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKeys.profileView(profileId),
    queryFn: async ({ signal }) => {
      const view = await call(viewProfile, { params: { profileId }, signal });
      void client.invalidateQueries({ queryKey: queryKeys.searchCounts, refetchType: 'none' });
      return view;
    },
    staleTime: 0,
  });
}

/**
 * Downloads the contact of a profile, which may use one of the quota: only on a press of the button. 402 leads to the
 * packages, any other error is a toast "Access Denied" (specification, section 8).
 */
export function useDownload(profileId: string): { downloading: boolean; download: () => void } {
  const text = profileText.contact;
  const client = useQueryClient();
  const navigate = useNavigate();
  const mutationKey = ['download', profileId];
  const downloading = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => call(downloadContact, { params: { profileId } }),
    onSuccess: async ({ subscription: _subscription, ...view }) => {
      client.setQueryData(queryKeys.profileView(profileId), view);
      // inactive queries are loaded again when they are next shown
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.subscription }),
        client.invalidateQueries({ queryKey: queryKeys.downloads }),
        // the list behind the profile stays as it is under the hand
        client.invalidateQueries({ queryKey: queryKeys.search, refetchType: 'none' }),
      ]);
    },
    onError: async (error) => {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 402) {
        await client.invalidateQueries({ queryKey: queryKeys.subscription });
        await navigate(paths.upgrade);
      } else if (status >= 400 && status < 500) reportError(error, text.denied);
      else reportError(error);
    },
  });
  return {
    // the button may stand in two places
    downloading,
    // read from the cache, which is updated before the button: two quick presses count once
    download: () => {
      if (client.isMutating({ mutationKey }) === 0) mutate();
    },
  };
}
