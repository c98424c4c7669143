import { EmptyState, RestOfList } from '../../components/query/list-states.tsx';
import { useListPlace } from '../../components/query/use-list-place.ts';
import { historyText } from '../../i18n/en/history.ts';
import { wholeNumber } from '../../lib/format.ts';
import { rowsOf } from '../../lib/paging.ts';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './history.module.css';
import { HistoryRow } from './history-row.tsx';
import type { useHistory } from './queries.ts';

/** The rows that were found, newest first. */
export function HistoryList({ history }: { history: ReturnType<typeof useHistory> }) {
  const text = historyText;
  const { data } = history;
  useListPlace(history);
  const rows = rowsOf(data?.pages ?? [], ({ id }) => id);
  const count = data?.pages.at(-1)?.count ?? 0;
  return (
    <Stack gap="sm">
      <p role="status">
        {count > 0 && <strong>{text.count(wholeNumber(count), count === 1)}</strong>}
      </p>
      {history.isPending && <PageLoading />}
      {data && rows.length === 0 && <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>}
      {rows.length > 0 && (
        <ul className={classes.list} aria-label={text.list}>
          {rows.map((row) => (
            <HistoryRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      <RestOfList list={history} text={text} />
    </Stack>
  );
}
