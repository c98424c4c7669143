import { can } from '@mala/contract/access/roles.ts';
import { BUDGETS } from '@mala/contract/budgets.ts';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { officeText } from '../../i18n/en/office.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortTime, wholeNumber } from '../../lib/format.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import classes from './heavy-readers.module.css';
import type { HeavyReader, useHeavyReaders } from './queries.ts';

/** There is no id: a member is noted once a day for each kind. */
const idOf = ({ user_id, kind, noted_at }: HeavyReader) => [user_id, kind, noted_at].join(' ');

/** Who read unusually much. */
export function HeavyReaders({ readers }: { readers: ReturnType<typeof useHeavyReaders> }) {
  const { readers: text, shown } = officeText;
  return (
    <CountedTable
      list={readers}
      idOf={idOf}
      text={{ ...text, shown }}
      row={(row) => <ReaderRow row={row} />}
      cardsUpTo="48em"
      className={classes.table}
    />
  );
}

function ReaderRow({ row }: { row: HeavyReader }) {
  const { readers } = officeText;
  const { siteName } = shellText;
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
