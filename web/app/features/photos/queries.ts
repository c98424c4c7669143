import {
  addAttachments,
  addPhoto,
  allowHomePhoto,
  finishPhotos,
  listAttachments,
  listPhotos,
  removeAttachment,
  removePhoto,
} from '@mala/contract/photos.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/report-error.ts';
import { call } from '../../lib/api.ts';
import { reloadMe } from '../../lib/session.ts';
import { useUpload } from './use-upload.ts';

// addresses of files live an hour, so a list is read again each time a page opens
const FRESH = { staleTime: 0 };

/** Whether the member has a photo, and which steps are complete, is asked again; a failure shows with the next page. */
async function refreshMe(): Promise<void> {
  await reloadMe().catch(() => undefined);
}

/** The member's photos, with the ways to change them; each change gives the new list. */
export function usePhotos(userId: string) {
  const queryKey = ['photos', userId];
  const params = { userId };
  const client = useQueryClient();
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listPhotos, { params, signal }),
    ...FRESH,
  });
  const uploading = useUpload({
    endpoint: addPhoto,
    params,
    onDone: async (photos) => {
      client.setQueryData(queryKey, photos);
      await refreshMe();
    },
  });
  const removing = useMutation({
    mutationFn: (id: string) => call(removePhoto, { params, body: { id } }),
    onSuccess: async (photos) => {
      client.setQueryData(queryKey, photos);
      await refreshMe();
    },
    onError: (error) => reportError(error),
  });
  return { list, uploading, removing };
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

/** The member's horoscope files, with the ways to change them; each change gives the new list. */
export function useHoroscopeFiles(userId: string) {
  const queryKey = ['attachments', userId];
  const params = { userId };
  const client = useQueryClient();
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listAttachments, { params, signal }),
    ...FRESH,
  });
  const uploading = useUpload({
    endpoint: addAttachments,
    params,
    onDone: async (files) => {
      client.setQueryData(queryKey, files);
    },
  });
  const removing = useMutation({
    mutationFn: (id: string) => call(removeAttachment, { params, body: { id } }),
    onSuccess: (files) => client.setQueryData(queryKey, files),
    onError: (error) => reportError(error),
  });
  return { list, uploading, removing };
}
