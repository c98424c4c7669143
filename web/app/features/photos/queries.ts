import { allowHomePhoto, finishPhotos, listPhotos } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
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

/** Changes of one album go to the server one after the other, so that no older list comes in behind a newer one. */
export function albumScope(userId: string): { id: string } {
  return { id: `album ${userId}` };
}
