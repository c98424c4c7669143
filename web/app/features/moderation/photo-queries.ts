import {
  type Decision,
  listWaiting,
  type ReviewedPhoto,
  reviewPhoto,
} from '@mala/contract/moderation/photos.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { officeText } from '../../i18n/en/office.ts';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showToast } from '../../ui/toast.tsx';

const KEY = ['waiting-photos'];

/** The photos of approved members that wait for the office, page by page. */
export function useWaitingPhotos(enabled = true) {
  return useInfiniteQuery({
    enabled,
    queryKey: KEY,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(listWaiting, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/**
 * Decides about a photo as it was shown. Whatever comes of it, the list and the profile's page are loaded again; the caller
 * reports the error.
 */
export function usePhotoDecision({ id, profile_id, version }: ReviewedPhoto) {
  const { photos } = officeText;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: { decision: Decision; reason?: string }) =>
      call(reviewPhoto, { params: { id }, body: { version, ...asked } }),
    onSuccess: ({ decision }) =>
      showToast({
        kind: 'success',
        ...(decision === 'approve' ? photos.approved : photos.refused),
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        client.invalidateQueries({ queryKey: queryKeys.profileView(profile_id) }),
      ]),
  });
}
