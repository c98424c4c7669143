import {
  addComplaintPicture,
  listComplaints,
  listComplaintsOf,
  listOwnComplaints,
} from '@mala/contract/complaints.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { upload } from '../../lib/upload.ts';

const WAITING = ['complaints'];
const OWN = ['own-complaints'];

/** The complaints that wait for the office, the oldest first. */
export function useComplaints() {
  return useInfiniteQuery({
    queryKey: WAITING,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listComplaints, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** What the member complained of, newest first. */
export function useOwnComplaints() {
  return useQuery({
    queryKey: OWN,
    queryFn: ({ signal }) => call(listOwnComplaints, { signal }),
  });
}

/** Complaints about a member and by a member. */
export function useComplaintsOf(id: string) {
  return useQuery({
    queryKey: [...WAITING, id],
    queryFn: ({ signal }) => call(listComplaintsOf, { params: { id }, signal }),
  });
}

/** Shows what a call replied about the member's own complaints. */
export function useShowOwnComplaints(): (reply: Got<typeof listOwnComplaints.reply>) => void {
  const client = useQueryClient();
  return (reply) => client.setQueryData(OWN, reply);
}

/** Loads what waits again after an answer, and the profile that it was about. */
export function useReloadComplaints(): (profileId: string) => void {
  const client = useQueryClient();
  return (profileId) => {
    void client.invalidateQueries({ queryKey: WAITING });
    void client.invalidateQueries({ queryKey: queryKeys.profileView(profileId) });
  };
}

/** Sends a picture of a complaint, downscaled where the browser can; once, however often it is sent. */
export async function sendPicture(id: string, file: File, uploadId: string) {
  const files = [(await shrinkPicture(file)) ?? file];
  return upload(addComplaintPicture, { params: { id }, fields: { upload_id: uploadId }, files });
}
