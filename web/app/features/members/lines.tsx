import type { ReactNode } from 'react';
import { type PagedList, RestOfList } from '../../components/query/list-states.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { type Page, rowsOf } from '../../lib/paging.ts';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './member.module.css';

/** A list about a member, page by page, a line for each row. */
export function Lines<Row extends object>({
  list,
  idOf,
  label,
  empty,
  failed,
  line,
}: {
  list: PagedList & { isPending: boolean; data: { pages: readonly Page<Row>[] } | undefined };
  idOf: (row: Row) => string;
  label: string;
  empty: string;
  failed: string;
  line: (row: Row) => ReactNode;
}) {
  const { data } = list;
  if (!data && list.error) return <LoadFailed title={failed} query={list} />;
  const rows = rowsOf(data?.pages ?? [], idOf);
  return (
    <Stack gap="sm">
      {list.isPending && <PageLoading />}
      {data && rows.length === 0 && <p>{empty}</p>}
      {rows.length > 0 && (
        <ul className={classes.list} aria-label={label}>
          {rows.map((row) => (
            <li key={idOf(row)} className={classes.row}>
              {line(row)}
            </li>
          ))}
        </ul>
      )}
      <RestOfList list={list} text={memberPageText} />
    </Stack>
  );
}
