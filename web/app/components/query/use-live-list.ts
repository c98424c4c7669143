import { useLive } from '../../ui/use-live.ts';
import type { PagedList } from './list-states.tsx';

/** Has a list of the office move by itself, unless it is `still`; one that could not be loaded waits for "Try again". */
export function useLiveList({ error, isFetching, refetch }: PagedList, still = false): void {
  useLive(() => {
    if (!error && !isFetching && !still) void refetch();
  });
}
