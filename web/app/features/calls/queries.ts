import type { Got } from '@mala/contract/endpoint.ts';
import { readMemberContact } from '@mala/contract/members/page.ts';
import { type CallOutcome, listCalls, recordCall } from '@mala/contract/still-looking.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { callsText } from '../../i18n/en/calls.ts';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { showToast } from '../../ui/toast.tsx';

export type CallRow = Got<typeof listCalls.reply>['rows'][number];

const KEY = ['calls'];

/** The members to be called, page by page. */
export function useCalls() {
  return useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(listCalls, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** How a member is reached: a look, which is recorded. */
export function useNumber(id: string) {
  return useMutation({
    mutationFn: () => call(readMemberContact, { params: { id } }),
    onError: (error) => reportError(error),
  });
}

/** Records what came of a call and reloads the list; also if somebody else was first. */
export function useRecordCall({ id, who }: { id: string; who: string }) {
  const client = useQueryClient();
  const { done, outcomes, outcomeOf } = callsText;
  return useMutation({
    mutationFn: (outcome: CallOutcome) => call(recordCall, { params: { id }, body: { outcome } }),
    // rows move up as others go: whose call it was is said
    onSuccess: (_reply, outcome) =>
      showToast({
        kind: 'success',
        title: outcomeOf(outcomes[outcome], who),
        message: done[outcome],
      }),
    onError: (error) => reportError(error),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        // the number in the menu
        client.invalidateQueries({ queryKey: ['desk'] }),
      ]),
  });
}
