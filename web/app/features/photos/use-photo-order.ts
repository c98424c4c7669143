import { orderPhotos } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { call } from '../../lib/api.ts';
import { albumScope, photosKey } from './queries.ts';

type Ids = readonly string[];

/**
 * The photos in the order that the member chose, before the server has it. An order that could not be saved is undone,
 * unless a newer one was chosen meanwhile.
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
      // photos added or removed since
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

/**
 * The photos in the order of the ids in `wanted`: unlisted photos come after the listed ones, and refused photos, which
 * have no place, come last.
 */
export function inOrder(
  photos: readonly OwnPhoto[],
  wanted: readonly string[] | null,
): readonly OwnPhoto[] {
  if (!wanted) return photos;
  const placeOf = ({ id, refusal }: OwnPhoto) => {
    if (refusal) return Number.MAX_SAFE_INTEGER;
    const place = wanted.indexOf(id);
    return place < 0 ? wanted.length : place;
  };
  return [...photos].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The list with one id moved to another place, from 0. */
export function movedTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
