import { captionPhoto } from '@mala/contract/photos/album.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { albumScope, photosKey } from './queries.ts';

/** Writes below a photo; an empty text takes away what stands there. Throws ApiError. */
export function useCaption(userId: string) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    scope: albumScope(userId),
    mutationFn: (body: { id: string; caption: string }) =>
      call(captionPhoto, { params: { userId }, body }),
    onSuccess: (photos) => {
      client.setQueryData(photosKey(userId), photos);
    },
  });
  return mutateAsync;
}
