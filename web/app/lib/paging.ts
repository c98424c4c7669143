import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

/** A page of a list. */
export interface Page<Row> {
  /** of all pages */
  count: number;
  rows: readonly Row[];
}

/** The number of the page after the loaded ones; undefined after the last. */
export function nextPage(pages: readonly Page<unknown>[]): number | undefined {
  const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  const last = pages.at(-1);
  return last && last.rows.length > 0 && shown < last.count ? pages.length + 1 : undefined;
}

/** The rows of the pages, without duplicates that a newer row pushed onto the next page. */
export function rowsOf<Row>(pages: readonly Page<Row>[], idOf: (row: Row) => string): Row[] {
  return [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [idOf(row), row])).values()];
}

/** Updates a row in every cached list below a key. */
export function patchRow<Row>(
  client: QueryClient,
  queryKey: QueryKey,
  isIt: (row: Row) => boolean,
  change: Partial<Row>,
): void {
  const patched = (page: Page<Row>): Page<Row> => ({
    ...page,
    rows: page.rows.map((row) => (isIt(row) ? { ...row, ...change } : row)),
  });
  client.setQueriesData<InfiniteData<Page<Row>>>(
    { queryKey },
    (lists) => lists && { ...lists, pages: lists.pages.map(patched) },
  );
}
