import { EmptyState, RestOfList } from '../../components/query/list-states.tsx';
import { mailText } from '../../i18n/en/mail.ts';
import { useText } from '../../i18n/language.ts';
import { wholeNumber } from '../../lib/format.ts';
import { rowsOf } from '../../lib/paging.ts';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useFailedMails } from './failed-queries.ts';
import { FailedTable } from './failed-table.tsx';

/** The mails that could not be sent: their number, the rows and "View more". */
export function FailedMails() {
  const text = useText(mailText);
  const mails = useFailedMails();
  const { data } = mails;
  const rows = rowsOf(data?.pages ?? [], ({ id }) => id);
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
      {mails.isPending && <PageLoading />}
      {data && rows.length === 0 && <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>}
      {rows.length > 0 && <FailedTable rows={rows} />}
      <RestOfList list={mails} text={text} />
    </Stack>
  );
}
