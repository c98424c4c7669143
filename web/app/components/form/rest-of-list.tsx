import { errorsText } from '../../i18n/en/errors.ts';
import { useText } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';

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
  text: { again: string; viewMore: string; loadingMore: string };
}) {
  const { general } = useText(errorsText);
  if (list.error)
    return (
      <LoadFailed
        title={general}
        message={list.error.message}
        again={text.again}
        onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
      />
    );
  if (!list.hasNextPage) return null;
  return (
    <Button
      look="outline"
      aria-disabled={list.isFetchingNextPage}
      onClick={() => {
        if (!list.isFetching) void list.fetchNextPage();
      }}
    >
      {list.isFetchingNextPage ? text.loadingMore : text.viewMore}
    </Button>
  );
}
