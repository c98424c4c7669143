import { listViews, removeView, renameView, saveView } from '@mala/contract/moderation/views.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { viewsText } from '../../i18n/en/views.ts';
import { call } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.tsx';
import type { Filters } from './filters.ts';
import { keptOf } from './views.ts';

const KEY = ['saved-views'];

/** One's own saved views. */
export function useViews() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listViews, { signal }),
    select: ({ views }) => views,
  });
}

function useChange<Asked>(
  send: (asked: Asked) => Promise<unknown>,
  done: { title: string; message: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => showToast({ kind: 'success', ...done }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Keeps filters under a name. The caller reports the error, as for the others. */
export function useSaveView() {
  return useChange(
    ({ name, filters }: { name: string; filters: Filters }) =>
      call(saveView, { body: { name, filters: keptOf(filters) } }),
    viewsText.saved,
  );
}

export function useRenameView() {
  return useChange(
    ({ id, name }: { id: string; name: string }) =>
      call(renameView, { params: { id }, body: { name } }),
    viewsText.renamed,
  );
}

export function useRemoveView() {
  return useChange((id: string) => call(removeView, { params: { id } }), viewsText.removed);
}
