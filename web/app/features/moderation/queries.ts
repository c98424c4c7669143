import { STATUS, type Status } from '@mala/contract/access/status.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import { changeFeatured, changeStatus, listProfiles } from '@mala/contract/moderation/profiles.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { adminText } from '../../i18n/en/admin.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { nextPage, patchRow } from '../../lib/paging.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showToast } from '../../ui/toast.tsx';
import { bodyOf, type Filters } from './filters.ts';

export type ProfileRow = Got<typeof listProfiles.reply>['rows'][number];

const LISTS = ['admin-profiles'];

const listKey = (filters: Filters) => [...LISTS, bodyOf(filters)];

/** The matching profiles, page by page. */
export function useProfiles(filters: Filters) {
  const body = bodyOf(filters);
  return useInfiniteQuery({
    queryKey: listKey(filters),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listProfiles, { params: { page: pageParam }, body, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** Drops earlier results, so that a search begins with the first page. */
export function useStartOver(): (filters: Filters) => void {
  const client = useQueryClient();
  return (filters) => void client.resetQueries({ queryKey: listKey(filters), exact: true });
}

function patch(client: QueryClient, profileId: string, change: Partial<ProfileRow>): void {
  patchRow<ProfileRow>(client, LISTS, (row) => row.profile_id === profileId, change);
}

/** Updates a profile in the cached lists. */
export function usePatchRow(): (profileId: string, change: Partial<ProfileRow>) => void {
  const client = useQueryClient();
  return (profileId, change) => patch(client, profileId, change);
}

/**
 * A change of one row: shown at once, rolled back if it fails, one after the other. A conflict means that the row is
 * outdated, so the lists are loaded again. The caller reports the error.
 */
function useRowChange<Asked>(
  row: ProfileRow,
  foresee: (asked: Asked) => Partial<ProfileRow>,
  send: (asked: Asked) => Promise<Partial<ProfileRow>>,
) {
  const client = useQueryClient();
  const { updated } = adminText;
  const { profile_id, status, status_label, is_featured } = row;
  return useMutation({
    scope: { id: `profile ${profile_id}` },
    mutationFn: send,
    onMutate: (asked: Asked) => {
      patch(client, profile_id, foresee(asked));
      return { status, status_label, is_featured };
    },
    onSuccess: (answer) => {
      patch(client, profile_id, answer);
      showToast({ kind: 'success', ...updated });
    },
    onError: (error, _asked, before) => {
      if (before) patch(client, profile_id, before);
      if (!(error instanceof ApiError && error.status === 409)) return;
      client.removeQueries({ queryKey: queryKeys.profileView(profile_id) });
      // the error is reported once what has changed is there to look at
      return client.invalidateQueries({ queryKey: LISTS });
    },
  });
}

export interface StatusChange {
  /** what was shown: while this waits for another change, the row shows what will be */
  from: Status;
  status: Status;
  /** a refusal's reason for the member */
  reason?: string;
}

/** What the administrator has seen of a profile: its page if it was opened, else the row, which is loaded more often. */
function versionSeen(client: QueryClient, { profile_id, version }: ProfileRow): string {
  const view = client.getQueryData<ProfileView>(queryKeys.profileView(profile_id));
  return view?.version ?? version;
}

/** Changes the status of a row's profile; a profile that is not approved is not featured either. */
export function useStatusChange(row: ProfileRow) {
  const { statuses } = adminText;
  const client = useQueryClient();
  const { profile_id } = row;
  return useRowChange<StatusChange>(
    row,
    ({ status }) => ({
      status,
      status_label: statuses[status],
      is_featured: row.is_featured && status === STATUS.APPROVED,
    }),
    (change) => {
      const version = versionSeen(client, row);
      const body = { profile_id, version, ...change };
      return call(changeStatus, { params: { id: profile_id }, body });
    },
  );
}

/** Features the profile of a row, or stops that. */
export function useFeaturedChange(row: ProfileRow) {
  const { profile_id } = row;
  return useRowChange<boolean>(
    row,
    (is_featured) => ({ is_featured }),
    (status) => call(changeFeatured, { params: { id: profile_id }, body: { profile_id, status } }),
  );
}
