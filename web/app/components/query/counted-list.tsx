import type { ReactNode } from 'react';
import { wholeNumber } from '../../lib/format.ts';
import { type Page, rowsOf } from '../../lib/paging.ts';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { EmptyState, type PagedList, RestOfList } from './list-states.tsx';

/**
 * A list of the office, page by page: its number, the rows and "View more". The focus stays in it when the row of a pressed
 * button goes.
 */
export function CountedList<Row>({
  list,
  idOf,
  text,
  children,
}: {
  list: PagedList & { isPending: boolean; data: { pages: readonly Page<Row>[] } | undefined };
  idOf: (row: Row) => string;
  text: {
    count: (count: string, one: boolean) => string;
    shown: (shown: string) => string;
    empty: string;
    emptyHint: string;
    viewMore: string;
    loadingMore: string;
  };
  /** of rows, of which there is at least one */
  children: (rows: Row[]) => ReactNode;
}) {
  const { data } = list;
  const rows = rowsOf(data?.pages ?? [], idOf);
  const place = useKeptFocus<HTMLDivElement>(data && rows.length);
  const count = data?.pages.at(-1)?.count ?? 0;
  return (
    <Stack ref={place} tabIndex={-1} gap="sm">
      <p role="status">
        {count > 0 && (
          <>
            <strong>{text.count(wholeNumber(count), count === 1)}</strong>
            {rows.length < count && `, ${text.shown(wholeNumber(rows.length))}`}
          </>
        )}
      </p>
      {list.isPending && <PageLoading />}
      {data && rows.length === 0 && <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>}
      {rows.length > 0 && children(rows)}
      <RestOfList list={list} text={text} />
    </Stack>
  );
}
