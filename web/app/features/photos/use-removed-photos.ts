import { RESTORE_SECONDS, removePhoto, restorePhoto } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { albumScope, photosKey, useNewPhotos } from './queries.ts';

/** A removed photo and its former place. */
export interface RemovedPhoto {
  id: string;
  /** its number, from 1 */
  number: number;
  /** its index among all shown items, from 0 */
  at: number;
  /** until when it can be restored, as Date.now() */
  until: number;
  /** the call is still running */
  busy: boolean;
  /** it can no longer be restored */
  gone: boolean;
}

const KEPT = RESTORE_SECONDS * 1000;

/**
 * Removed photos that the member can restore; kept while other pages are open. Removal and restoring are shown at once:
 * `onBack` is called when a photo is back in its place, with what restored it.
 */
export function useRemovedPhotos(
  userId: string,
  onBack: (photo: RemovedPhoto, why: 'restored' | 'not removed') => void,
) {
  const client = useQueryClient();
  const queryKey = ['removed-photos', userId];
  const scope = albumScope(userId);
  const { onPhotos } = useNewPhotos(userId);
  const { data: removed = [] } = useQuery<readonly RemovedPhoto[]>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
  });
  const change = (to: (all: readonly RemovedPhoto[]) => readonly RemovedPhoto[]) =>
    client.setQueryData<readonly RemovedPhoto[]>(queryKey, (all = []) => to(all));
  const mark = (id: string, marks: Partial<RemovedPhoto>) =>
    change((all) => all.map((one) => (one.id === id ? { ...one, ...marks } : one)));
  const drop = (id: string) => change((all) => all.filter((one) => one.id !== id));

  const removing = useMutation({
    scope,
    mutationFn: ({ id }: RemovedPhoto) => call(removePhoto, { params: { userId }, body: { id } }),
    onMutate: (photo) => void change((all) => [...all, photo]),
    onSuccess: (photos, { id }) => {
      // the list first: otherwise the photo would reappear for a moment
      const shown = onPhotos(photos);
      mark(id, { busy: false });
      return shown;
    },
    onError: (error, photo) => {
      drop(photo.id);
      onBack(photo, 'not removed');
      reportError(error);
      // another tab may have done it before
      return client.invalidateQueries({ queryKey: photosKey(userId) });
    },
  });
  const restoring = useMutation({
    scope,
    mutationFn: ({ id }: RemovedPhoto) => call(restorePhoto, { params: { userId }, body: { id } }),
    onMutate: ({ id }) => void mark(id, { busy: true }),
    onSuccess: (photos, photo) => {
      const shown = onPhotos(photos);
      drop(photo.id);
      onBack(photo, 'restored');
      return shown;
    },
    onError: (error, { id }) => {
      const gone = error instanceof ApiError && error.code === 'NOT_FOUND';
      mark(id, { busy: false, gone });
      if (!gone) reportError(error);
    },
  });

  return {
    removed,
    remove: ({ id }: OwnPhoto, number: number, at: number) =>
      removing.mutate({ id, number, at, until: Date.now() + KEPT, busy: true, gone: false }),
    restore: (photo: RemovedPhoto) => restoring.mutate(photo),
  };
}
