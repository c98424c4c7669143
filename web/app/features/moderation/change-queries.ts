import {
  type ChangeDecision,
  listWaitingChanges,
  reviewChange,
  type WaitingChange,
} from '@mala/contract/moderation/changes.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { changesText } from '../../i18n/en/changes.ts';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showToast } from '../../ui/toast.tsx';

const KEY = ['waiting-changes'];

/** The changes after approval that wait for the office, page by page. */
export function useWaitingChanges() {
  return useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listWaitingChanges, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/**
 * Decides about a change as it was shown. Whatever comes of it, the list and the profile's page are loaded again; the caller
 * reports the error.
 */
export function useChangeDecision({ profile_id, section, version }: WaitingChange) {
  const { allowed, refused } = changesText;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: { decision: ChangeDecision; reason?: string }) =>
      call(reviewChange, { params: { id: profile_id }, body: { section, version, ...asked } }),
    onSuccess: ({ decision }) =>
      showToast({ kind: 'success', ...(decision === 'allow' ? allowed : refused) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        client.invalidateQueries({ queryKey: queryKeys.profileView(profile_id) }),
      ]),
  });
}
