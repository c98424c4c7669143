import { addPhoto, allowHomePhoto, finishPhotos, listPhotos } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import type { UploadTarget } from '../../components/sending/send-once.ts';
import { call } from '../../lib/api.ts';
import { reloadMe } from '../../lib/session/session.ts';
import { upload } from '../../lib/upload.ts';

// URLs of files are valid for an hour, so a list is loaded again each time a page opens
const FRESH = { staleTime: 0 };

/** Loads again whether the member has a photo, and which steps are complete; a failure shows with the next page. */
async function refreshMe(): Promise<void> {
  await reloadMe().catch(() => undefined);
}

export const photosKey = (userId: string) => ['photos', userId];

/** The member's photos, refused ones last. */
export function usePhotos(userId: string) {
  return useQuery({
    queryKey: photosKey(userId),
    queryFn: ({ signal }) => call(listPhotos, { params: { userId }, signal }),
    ...FRESH,
  });
}

/** Stores the list that a change of the photos returned. */
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

/** Where further photos of the member go. */
export function usePhotoTarget(userId: string): UploadTarget {
  const { onPhotos, reload } = useNewPhotos(userId);
  const carry: UploadTarget['carry'] = async (sent) => void onPhotos(await upload(addPhoto, sent));
  return { params: { userId }, carry, reload };
}

/** Sets whether the first photo may appear on the home page, at once; rolled back if saving fails. */
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

/** Changes of one album are sent one after the other, so that an older list never replaces a newer one. */
export function albumScope(userId: string): { id: string } {
  return { id: `album ${userId}` };
}
