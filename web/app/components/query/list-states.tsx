import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { LoadFailed } from './load-failed.tsx';

/** An empty list, with what to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Stack align="center" gap="sm">
      <p className="lead">{title}</p>
      {children && <p>{children}</p>}
      {action}
    </Stack>
  );
}

/** The paging state of a list, with the query cache's names. */
export interface PagedList {
  error: Error | null;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** End of a list: "View more" if there are more pages, or why the last page failed, with a retry button. */
export function RestOfList({
  list,
  text,
}: {
  list: PagedList;
  text: { viewMore: string; loadingMore: string };
}) {
  const { error, isFetchNextPageError, fetchNextPage, refetch } = list;
  if (error)
    return (
      <LoadFailed query={{ error, refetch: isFetchNextPageError ? fetchNextPage : refetch }} />
    );
  if (!list.hasNextPage) return null;
  return (
    <Button
      look="outline"
      aria-disabled={list.isFetchingNextPage}
      onClick={() => {
        if (!list.isFetching) void fetchNextPage();
      }}
    >
      {list.isFetchingNextPage ? text.loadingMore : text.viewMore}
    </Button>
  );
}
