import { chooseDigest, type DigestRhythm, readDigest } from '@mala/contract/digest.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  lookAtSavedSearch,
  removeSavedSearch,
  type SavedSearch,
  saveSearch,
} from '@mala/contract/saved-searches.ts';
import type { Filters } from '@mala/contract/search.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { savedSearchesText } from '../../i18n/en/saved-searches.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.tsx';

const SEARCHES = ['saved-searches'];
const DIGEST = ['digest'];

/** One's own saved searches, with what is new in them. */
export function useSavedSearches(enabled = true) {
  return useQuery({
    queryKey: SEARCHES,
    enabled,
    queryFn: ({ signal }) => call(listSavedSearches, { signal }),
    select: ({ searches }) => searches,
  });
}

function useChange<Asked, Done>(
  send: (asked: Asked) => Promise<Done>,
  done: { title: string; message: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => showToast({ kind: 'success', ...done }),
    onSettled: () => client.invalidateQueries({ queryKey: SEARCHES }),
  });
}

/** The caller reports the error, as for the others. */
export function useSaveSearch() {
  return useChange(
    (body: { name: string; filters: Filters }) => call(saveSearch, { body }),
    savedSearchesText.saved,
  );
}

export function useChangeSearch() {
  return useChange(
    ({ id, ...body }: { id: string; name?: string; filters?: Filters }) =>
      call(changeSavedSearch, { params: { id }, body }),
    savedSearchesText.changed,
  );
}

/** One that is removed already is not an error. */
export function useRemoveSearch() {
  return useChange(async (id: string) => {
    await call(removeSavedSearch, { params: { id } }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
    });
  }, savedSearchesText.removed);
}

/** Says once that one looks at a saved search; resolves to it as it was before. Fails quietly: its count stays as it was. */
export function useLook() {
  const client = useQueryClient();
  return async (id: string): Promise<SavedSearch | null> => {
    const before = await call(lookAtSavedSearch, { params: { id } }).catch(() => null);
    if (before) await client.invalidateQueries({ queryKey: SEARCHES });
    return before;
  };
}

/** How often one is mailed. */
export function useDigest(enabled = true) {
  return useQuery({
    queryKey: DIGEST,
    queryFn: ({ signal }) => call(readDigest, { signal }),
    select: ({ every }) => every,
    staleTime: 0,
    enabled,
  });
}

/** Saves how often; what is shown changes at once, and is what is kept once that is known. */
export function useChooseDigest() {
  const client = useQueryClient();
  const show = async (now: { every: DigestRhythm }) => {
    await client.cancelQueries({ queryKey: DIGEST });
    client.setQueryData(DIGEST, now);
  };
  return useMutation({
    // one after the other, in the order of the presses
    scope: { id: 'digest' },
    mutationFn: (every: DigestRhythm) => call(chooseDigest, { body: { every } }),
    onMutate: (every) => show({ every }),
    onSuccess: show,
    onError: (error) => {
      reportError(error, savedSearchesText.mail.saveFailed);
      // of several choices another one may have been kept
      return client.invalidateQueries({ queryKey: DIGEST });
    },
  });
}
