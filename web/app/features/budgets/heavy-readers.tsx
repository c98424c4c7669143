import { can } from '@mala/contract/access/roles.ts';
import { BUDGETS } from '@mala/contract/budgets.ts';
import { EmptyState, RestOfList } from '../../components/query/list-states.tsx';
import { officeText } from '../../i18n/en/office.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { shortTime, wholeNumber } from '../../lib/format.ts';
import { rowsOf } from '../../lib/paging.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import classes from './heavy-readers.module.css';
import { type HeavyReader, useHeavyReaders } from './queries.ts';

/** Who read unusually much: the number of notes, the rows and "View more". */
export function HeavyReaders() {
  const { readers: text, shown } = useText(officeText);
  const readers = useHeavyReaders();
  const { data } = readers;
  const rows = rowsOf(data?.pages ?? [], ({ user_id, kind, noted_at }) =>
    [user_id, kind, noted_at].join(' '),
  );
  const count = data?.pages.at(-1)?.count ?? 0;
  return (
    <Stack gap="sm">
      <p role="status">
        {count > 0 && (
          <>
            <strong>{text.count(wholeNumber(count), count === 1)}</strong>
            {rows.length < count && `, ${shown(wholeNumber(rows.length))}`}
          </>
        )}
      </p>
      {readers.isPending && <PageLoading />}
      {data && rows.length === 0 && <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>}
      {rows.length > 0 && (
        <Table label={text.list} columns={text.columns} cardsUpTo="48em" className={classes.table}>
          {rows.map((row) => (
            <ReaderRow key={[row.user_id, row.kind, row.noted_at].join(' ')} row={row} />
          ))}
        </Table>
      )}
      <RestOfList list={readers} text={text} />
    </Stack>
  );
}

function ReaderRow({ row }: { row: HeavyReader }) {
  const { readers } = useText(officeText);
  const { siteName } = useText(shellText);
  const { columns } = readers;
  const { me } = useMember();
  return (
    <tr>
      <th scope="row" data-label={columns.who}>
        {can(me, 'profiles.read') ? (
          <TextLink to={paths.profile(row.user_id)}>{row.user_name}</TextLink>
        ) : (
          row.user_name
        )}
        <span className={classes.mid}>{row.mid ?? readers.noMid}</span>
      </th>
      <td data-label={columns.site}>{siteName[row.domain]}</td>
      <td data-label={columns.what}>{readers.kinds[row.kind](wholeNumber(BUDGETS[row.kind]))}</td>
      <td data-label={columns.noted}>{shortTime(row.noted_at)}</td>
    </tr>
  );
}
