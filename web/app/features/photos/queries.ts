import {
  allowHomePhoto,
  finishPhotos,
  listAttachments,
  listPhotos,
  type OwnAttachment,
  type OwnPhoto,
  removeAttachment,
} from '@mala/contract/photos.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/report-error.ts';
import { call } from '../../lib/api.ts';
import { reloadMe } from '../../lib/session/session.ts';

// addresses of files live an hour, so a list is read again each time a page opens
const FRESH = { staleTime: 0 };

/** Whether the member has a photo, and which steps are complete, is asked again; a failure shows with the next page. */
async function refreshMe(): Promise<void> {
  await reloadMe().catch(() => undefined);
}

export const photosKey = (userId: string) => ['photos', userId];

/** The member's photos, those that were refused behind the others. */
export function usePhotos(userId: string) {
  return useQuery({
    queryKey: photosKey(userId),
    queryFn: ({ signal }) => call(listPhotos, { params: { userId }, signal }),
    ...FRESH,
  });
}

/** What shows the list that a change of the photos answers. */
export function useNewPhotos(userId: string) {
  const client = useQueryClient();
  const queryKey = photosKey(userId);
  return {
    onPhotos: async (photos: readonly OwnPhoto[]) => {
      client.setQueryData(queryKey, photos);
      await refreshMe();
    },
    reload: () => void client.invalidateQueries({ queryKey }),
  };
}

/** Says whether the first photo may appear on the home page, at once; what is not saved stays as it was. */
export function useHomePhoto(userId: string) {
  return useMutation({
    mutationFn: async (allowed: boolean) => {
      await call(allowHomePhoto, { params: { userId }, body: { allowed } });
      await refreshMe();
    },
    onError: (error) => reportError(error),
  });
}

/** Marks the photo step complete, with or without photos. Throws ApiError. */
export async function finishPhotoStep(userId: string): Promise<void> {
  await call(finishPhotos, { params: { userId } });
  await refreshMe();
}

const filesKey = (userId: string) => ['attachments', userId];

/** Takes a new list of horoscope files in, and reads it anew where nobody knows whether one arrived. */
export function useNewFiles(userId: string) {
  const client = useQueryClient();
  const queryKey = filesKey(userId);
  return {
    onFiles: (files: readonly OwnAttachment[]) => void client.setQueryData(queryKey, files),
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
    queryFn: ({ signal }) => call(listAttachments, { params, signal }),
    ...FRESH,
  });
  const removing = useMutation({
    mutationFn: (id: string) => call(removeAttachment, { params, body: { id } }),
    onSuccess: (files) => client.setQueryData(queryKey, files),
    onError: (error) => reportError(error),
  });
  return { list, removing };
}
