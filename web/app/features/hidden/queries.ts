import { hideProfile, unhideProfile } from '@mala/contract/hidden.ts';
import type { ProfileCard as Card } from '@mala/contract/profiles/view.ts';
import type { Filters } from '@mala/contract/search.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { call } from '../../lib/api.ts';
import { patchRow } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Marks a card in every list that is loaded: it keeps its place there, so that nothing moves. */
function mark(client: QueryClient, { profile_id, marks }: Card, hidden: boolean): void {
  if (!marks) return;
  const isIt = (card: Card) => card.profile_id === profile_id;
  patchRow(client, queryKeys.search, isIt, { marks: { ...marks, hidden } });
}

/** Leaves a profile out of the own lists or brings it back: shown at once, rolled back with a toast if the call fails. */
export function useHiding(card: Card) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    // one after the other, so that the last wish holds
    scope: { id: `hidden ${card.profile_id}` },
    mutationFn: (wanted: boolean) =>
      call(wanted ? hideProfile : unhideProfile, { body: { profile_id: card.profile_id } }),
    onMutate: (wanted) => mark(client, card, wanted),
    onSuccess: (_reply, wanted) => {
      void client.invalidateQueries({ queryKey: queryKeys.searchCounts });
      // the lists that lack it; where its card is, it keeps its place until the list is opened again
      return client.invalidateQueries({
        queryKey: queryKeys.search,
        predicate: ({ queryKey: [, filters] }) => Boolean((filters as Filters).hidden) === wanted,
        refetchType: 'none',
      });
    },
    onError: (error, wanted) => {
      mark(client, card, !wanted);
      reportError(error);
    },
  });
  return mutate;
}
