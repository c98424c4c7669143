import { orderPhotos } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { call } from '../../lib/api.ts';
import { inOrder } from './album-order.ts';
import { albumScope, photosKey } from './queries.ts';

type Ids = readonly string[];

/**
 * The photos in the order that the member wants, before the server has it. An order that could not be saved is taken
 * back, unless another one was wanted meanwhile, which says it all anew.
 */
export function usePhotoOrder(
  userId: string,
  photos: readonly OwnPhoto[],
  onFailed: () => void,
): { ordered: readonly OwnPhoto[]; order: (ids: Ids) => void } {
  const client = useQueryClient();
  const queryKey = photosKey(userId);
  const [wanted, setWanted] = useState<Ids | null>(null);
  const latest = useRef<Ids | null>(null);
  const { mutate } = useMutation({
    scope: albumScope(userId),
    mutationFn: (ids: Ids) => {
      // what came or went since the member looked
      const present = client.getQueryData<readonly OwnPhoto[]>(queryKey) ?? photos;
      const body = {
        ids: inOrder(
          present.filter(({ refusal }) => !refusal),
          ids,
        ).map(({ id }) => id),
      };
      return call(orderPhotos, { params: { userId }, body });
    },
    onSuccess: (list, ids) => {
      client.setQueryData(queryKey, list);
      if (latest.current === ids) setWanted(null);
    },
    onError: async (error, ids) => {
      if (latest.current !== ids) return;
      setWanted(null);
      onFailed();
      reportError(error);
      await client.invalidateQueries({ queryKey });
    },
  });
  return {
    ordered: inOrder(photos, wanted),
    order: (ids) => {
      latest.current = ids;
      setWanted(ids);
      mutate(ids);
    },
  };
}
