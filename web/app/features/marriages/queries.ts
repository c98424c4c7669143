import { listMarriages, type Marriage, removeMarriage } from '@mala/contract/marriages.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { call } from '../../lib/api.ts';

const LIST = ['marriages'];

/** Every marriage photo of both sites, newest first; loaded again at each visit, because URLs are valid for an hour. */
export function useMarriages() {
  return useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => call(listMarriages, { signal }),
    staleTime: 0,
  });
}

/** Stores the list that a change returned. */
export function useStoreMarriages(): (list: Marriage[]) => void {
  const client = useQueryClient();
  return (list) => void client.setQueryData(LIST, list);
}

/** Removes a photo from the home page. If that fails, the list is loaded again: somebody else may have removed it. */
export function useRemoval(onDone: () => void) {
  const client = useQueryClient();
  const keep = useStoreMarriages();
  return useMutation({
    mutationFn: (id: string) => call(removeMarriage, { body: { id } }),
    onSuccess: (list) => {
      keep(list);
      onDone();
    },
    onError: (error) => {
      reportError(error);
      void client.invalidateQueries({ queryKey: LIST });
      onDone();
    },
  });
}
