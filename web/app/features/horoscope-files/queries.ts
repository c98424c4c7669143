import {
  listHoroscopeFiles,
  type OwnHoroscopeFile,
  removeHoroscopeFile,
} from '@mala/contract/horoscope-files.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { call } from '../../lib/api.ts';

// addresses of files live an hour, so the list is read again each time a page opens
const FRESH = { staleTime: 0 };

const filesKey = (userId: string) => ['horoscope-files', userId];

/** Takes a new list of horoscope files in, and reads it anew where nobody knows whether one arrived. */
export function useNewFiles(userId: string) {
  const client = useQueryClient();
  const queryKey = filesKey(userId);
  return {
    onFiles: (files: readonly OwnHoroscopeFile[]) => void client.setQueryData(queryKey, files),
    reload: () => void client.invalidateQueries({ queryKey }),
  };
}

/** The member's horoscope files, with the way to remove one, which gives the new list. */
export function useHoroscopeFiles(userId: string) {
  const queryKey = filesKey(userId);
  const params = { userId };
  const client = useQueryClient();
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listHoroscopeFiles, { params, signal }),
    ...FRESH,
  });
  const removing = useMutation({
    mutationFn: (id: string) => call(removeHoroscopeFile, { params, body: { id } }),
    onSuccess: (files) => client.setQueryData(queryKey, files),
    onError: (error) => reportError(error),
  });
  return { list, removing };
}
