import {
  type LiveChange,
  listLiveChanges,
  type SeenOutcome,
  seeLiveChanges,
} from '@mala/contract/moderation/live-changes.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { liveText } from '../../i18n/en/live.ts';
import { call } from '../../lib/api.ts';
import { shortTime } from '../../lib/format.ts';
import { nextPage } from '../../lib/paging.ts';
import { showToast } from '../../ui/toast.tsx';

const KEY = ['live-changes'];

/** What changed live and was not seen, page by page. */
export function useLiveChanges() {
  return useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listLiveChanges, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** Takes changes off the list as they were shown, and loads it again; the caller reports the error. */
export function useSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shown: readonly LiveChange[]) =>
      call(seeLiveChanges, {
        body: { profiles: shown.map(({ profile_id, version }) => ({ profile_id, version })) },
      }),
    onSuccess: ({ profiles }) => tell(profiles),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        client.invalidateQueries({ queryKey: ['desk'] }),
      ]),
  });
}

/** Says what was seen; of what somebody else saw, who and when; and what stays because it changed again. */
function tell(profiles: readonly SeenOutcome[]): void {
  const { seen, seenBefore, changed } = liveText;
  const of = (outcome: SeenOutcome['outcome']) => profiles.filter((one) => one.outcome === outcome);
  const [other] = of('seen-before');
  if (other?.at)
    showToast({
      kind: 'notice',
      title: seenBefore.title,
      message: seenBefore.message(other.by, shortTime(other.at)),
    });
  if (of('changed').length > 0) showToast({ kind: 'notice', ...changed });
  const count = of('seen').length;
  if (count > 0) showToast({ kind: 'success', title: seen.title(count), message: seen.message });
}
