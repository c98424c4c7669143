import {
  listWaitingTexts,
  reviewText,
  type TextDecision,
} from '@mala/contract/moderation/texts.ts';
import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { officeText } from '../../i18n/en/office.ts';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showToast } from '../../ui/toast.tsx';

const KEY = ['waiting-texts'];

/** The texts that wait for the office, page by page. */
export function useWaitingTexts() {
  return useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listWaitingTexts, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/**
 * Decides about a text as it was shown. Whatever comes of it, the list and the profile's page are loaded again; the caller
 * reports the error.
 */
export function useTextDecision({ id, version }: HeldText, profileId: string) {
  const { texts } = officeText;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: { decision: TextDecision; reason?: string }) =>
      call(reviewText, { params: { id }, body: { version, ...asked } }),
    onSuccess: ({ decision }) =>
      showToast({ kind: 'success', ...(decision === 'allow' ? texts.allowed : texts.refused) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        client.invalidateQueries({ queryKey: queryKeys.profileView(profileId) }),
      ]),
  });
}
