import { downloadContact } from '@mala/contract/contacts.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { reportError } from '../../components/form/report-error.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { useText } from '../../i18n/language.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { paths } from '../../paths.ts';

/** A profile in detail, with its contact where it is the viewer's to see. Read anew each time it is opened. */
export function useProfileView(profileId: string) {
  return useQuery({
    queryKey: queryKeys.profileView(profileId),
    queryFn: ({ signal }) => call(viewProfile, { params: { profileId }, signal }),
    staleTime: 0,
  });
}

/**
 * Downloads the contact of a profile, which may take one from the quota: only ever at the touch of the button.
 * 402 leads to the packages, another refusal is a toast "Access Denied" (specification, section 8).
 */
export function useDownload(profileId: string): { downloading: boolean; download: () => void } {
  const text = useText(profileText).contact;
  const client = useQueryClient();
  const navigate = useNavigate();
  const mutationKey = ['download', profileId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => call(downloadContact, { params: { profileId } }),
    onSuccess: async ({ subscription: _subscription, ...view }) => {
      client.setQueryData(queryKeys.profileView(profileId), view);
      // what is not in sight is read when it next is
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.subscription }),
        client.invalidateQueries({ queryKey: queryKeys.downloads }),
        client.invalidateQueries({ queryKey: queryKeys.search }),
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
    downloading: isPending,
    // asked of the cache, which knows before the button does: two quick touches are one
    download: () => {
      if (client.isMutating({ mutationKey }) === 0) mutate();
    },
  };
}
