import { listHeavyReaders } from '@mala/contract/budgets.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';

export type HeavyReader = Got<typeof listHeavyReaders.reply>['rows'][number];

/** The members who read unusually much, page by page. */
export function useHeavyReaders() {
  return useInfiniteQuery({
    queryKey: ['heavy-readers'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listHeavyReaders, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}
