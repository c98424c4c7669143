import { Fragment, type ReactNode } from 'react';
import { wholeNumber } from '../../lib/format.ts';
import { type Page, rowsOf } from '../../lib/paging.ts';
import { PageLoading } from '../../ui/page.tsx';
import { rowAfter } from '../../ui/row-after.ts';
import { Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { EmptyState, type PagedList, RestOfList } from './list-states.tsx';
import { useListPlace } from './use-list-place.ts';

/**
 * A list of the office, page by page: its number, a table and "View more". The focus goes to the next row when
 * that of a pressed button goes. `widths` and `cardsUpTo` are those of Table.
 */
export function CountedTable<Row>({
  list,
  idOf,
  text,
  row,
  ...table
}: {
  list: PagedList & { isPending: boolean; data: { pages: readonly Page<Row>[] } | undefined };
  idOf: (row: Row) => string;
  text: {
    count: (count: string, one: boolean) => string;
    shown: (shown: string) => string;
    list: string;
    columns: Readonly<Record<string, string>>;
    empty: string;
    emptyHint: string;
    viewMore: string;
    loadingMore: string;
  };
  row: (row: Row) => ReactNode;
  widths?: Readonly<Record<string, string>>;
  cardsUpTo: string;
  className?: string | undefined;
}) {
  const { data } = list;
  useListPlace(list, text.list);
  const rows = rowsOf(data?.pages ?? [], idOf);
  const place = useKeptFocus<HTMLDivElement>(data && rows.map(idOf).join(), rowAfter);
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
      {rows.length > 0 && (
        <Table label={text.list} columns={text.columns} {...table}>
          {rows.map((one) => (
            <Fragment key={idOf(one)}>{row(one)}</Fragment>
          ))}
        </Table>
      )}
      <RestOfList list={list} text={text} />
    </Stack>
  );
}
