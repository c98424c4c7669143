import {
  addHoroscopeFiles,
  listHoroscopeFiles,
  removeHoroscopeFile,
} from '@mala/contract/horoscope-files.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import type { UploadTarget } from '../../components/sending/send-once.ts';
import { call } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';

// URLs of files are valid for an hour, so the list is loaded again each time a page opens
const FRESH = { staleTime: 0 };

const filesKey = (userId: string) => ['horoscope-files', userId];

/** Where further horoscope files of the member go. */
export function useFileTarget(userId: string): UploadTarget {
  const client = useQueryClient();
  const queryKey = filesKey(userId);
  return {
    params: { userId },
    carry: async (sent) =>
      void client.setQueryData(queryKey, await upload(addHoroscopeFiles, sent)),
    reload: () => void client.invalidateQueries({ queryKey }),
  };
}

/** The member's horoscope files, and the removal of one, whose reply is the new list. */
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
