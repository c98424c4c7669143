import type { Got } from '@mala/contract/endpoint.ts';
import { dropFailedMail, listFailedMails, retryFailedMail } from '@mala/contract/mail.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { mailText } from '../../i18n/en/mail.ts';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { showToast } from '../../ui/toast.tsx';

export type FailedMail = Got<typeof listFailedMails.reply>['rows'][number];

const KEY = ['failed-mails'];

/** The mails that could not be sent, page by page. */
export function useFailedMails() {
  return useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listFailedMails, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** Retries or removes a mail and reloads the list; also if another administrator was first. */
export function useSettleMail(how: 'retry' | 'drop') {
  const { retried, removed } = mailText;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(how === 'retry' ? retryFailedMail : dropFailedMail, { params: { id } }),
    onSuccess: () => showToast({ kind: 'success', ...(how === 'retry' ? retried : removed) }),
    onError: (error) => reportError(error),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
