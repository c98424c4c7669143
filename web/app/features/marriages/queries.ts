import { listMarriages, type Marriage, removeMarriage } from '@mala/contract/marriages.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { call } from '../../lib/api.ts';

const LIST = ['marriages'];

/** Every marriage photo of both sites, newest first; read again with each visit, since addresses live an hour. */
export function useMarriages() {
  return useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => call(listMarriages, { signal }),
    staleTime: 0,
  });
}

/** Keeps the list that a change answered. */
export function useKeepMarriages(): (list: Marriage[]) => void {
  const client = useQueryClient();
  return (list) => void client.setQueryData(LIST, list);
}

/** Takes a photo off the home page. Where that fails, the list is read again: somebody else may have done it. */
export function useRemoval(onDone: () => void) {
  const client = useQueryClient();
  const keep = useKeepMarriages();
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
