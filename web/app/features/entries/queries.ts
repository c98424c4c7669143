import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Entry } from '@mala/contract/entries/entry.ts';
import { createEntry, listEntries, readEntry } from '@mala/contract/entries/office.ts';
import type { EntryState } from '@mala/contract/entries/states.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';

const LIST = ['entries'];
const keyOf = (id: string) => ['entry', id];

/** The entries that the viewer made or oversees, in one state or all. */
export function useEntries(state: EntryState | null) {
  return useInfiniteQuery({
    queryKey: [...LIST, state],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listEntries, {
        params: { page: pageParam },
        ...(state && { query: { state } }),
        signal,
      }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** An entry. Loaded again each time its page opens, and never while it is open, so that typing is not disturbed. */
export function useEntry(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(readEntry, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Shows an entry as a call replied it, or loads it again. */
export function useShowEntry(id: string) {
  const client = useQueryClient();
  return {
    show: (entry: Entry) => client.setQueryData(keyOf(id), entry),
    /** the photos or the files of a reply only: two queues send at once, and the replies may come in another order */
    showPart: (part: 'photos' | 'attachments', entry: Entry) =>
      client.setQueryData<Entry>(keyOf(id), (shown) => shown && { ...shown, [part]: entry[part] }),
    reload: async () => {
      void client.invalidateQueries({ queryKey: LIST });
      await client.refetchQueries({ queryKey: keyOf(id) });
    },
  };
}

/** Begins an entry; its id. Throws ApiError. */
export async function beginEntry(domain: Domain): Promise<string> {
  return (await call(createEntry, { body: { domain } })).id;
}
