import { listHistory, listOwnLooks } from '@mala/contract/history.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { type Filters, queryOf } from './filters.ts';

/** What the office did, page by page; of a new search the former rows stay until its own are there. */
export function useHistory(filters: Filters) {
  return useInfiniteQuery({
    queryKey: ['history', filters],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listHistory, { params: { page: pageParam }, query: queryOf(filters), signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
    placeholderData: keepPreviousData,
    // a list that is looked at again is to have what happened since
    staleTime: 0,
  });
}

/** The office's looks at the member's contact, page by page. */
export function useOwnLooks() {
  return useInfiniteQuery({
    queryKey: ['own-looks'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(listOwnLooks, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}
