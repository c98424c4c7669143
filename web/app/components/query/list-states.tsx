import type { ReactNode } from 'react';
import { errorsText } from '../../i18n/en/errors.ts';
import { useText } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useOnceOnline } from '../../ui/use-once-online.ts';

/** Says that there is nothing, and what to do about it. */
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

/** Stands for what could not be loaded, with the way to try once more; a network that comes back does so by itself. */
export function LoadFailed({
  title,
  query: { error, refetch },
}: {
  title?: string;
  query: { error: Error | null; refetch: () => Promise<unknown> };
}) {
  const { general, again } = useText(errorsText);
  const retry = () => void refetch();
  useOnceOnline(retry);
  return (
    <Notice kind="fault" title={title ?? general} live>
      <p>{error?.message}</p>
      <Button look="outline" onClick={retry}>
        {again}
      </Button>
    </Notice>
  );
}

/** What of a list that is read page by page tells how it goes on; the query cache's own names. */
interface PagedList {
  error: Error | null;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** The end of a list: "View more" while there is more, or why the last page did not come, with the way to try again. */
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
