import { can } from '@mala/contract/access/roles.ts';
import { BUDGETS } from '@mala/contract/budgets.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { officeText } from '../../i18n/en/office.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortTime, wholeNumber } from '../../lib/format.ts';
import { useMember } from '../../lib/session/session.ts';
import { useFrom } from '../../lib/use-from.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import classes from './heavy-readers.module.css';
import type { HeavyReader, useHeavyReaders } from './queries.ts';

/** There is no id: a member is noted once a day for each kind. */
const idOf = ({ user_id, kind, noted_at }: HeavyReader) => [user_id, kind, noted_at].join(' ');

/** Who read unusually much. */
export function HeavyReaders({ readers }: { readers: ReturnType<typeof useHeavyReaders> }) {
  const { readers: text, shown } = officeText;
  useLiveList(readers);
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
  const from = useFrom();
  const { readers } = officeText;
  const { siteName } = shellText;
  const { columns } = readers;
  const { me } = useMember();
  const name = <OwnWords typed={row.user_name} />;
  return (
    <tr>
      <th scope="row" data-label={columns.who}>
        {can(me, 'profiles.read', row.domain) ? (
          <TextLink to={paths.profile(row.user_id)} state={from}>
            {name}
          </TextLink>
        ) : (
          name
        )}
        <span className={classes.mid}>{row.mid ?? readers.noMid}</span>
      </th>
      <td data-label={columns.site}>{siteName[row.domain]}</td>
      <td data-label={columns.what}>{readers.kinds[row.kind](wholeNumber(BUDGETS[row.kind]))}</td>
      <td data-label={columns.noted}>{shortTime(row.noted_at)}</td>
    </tr>
  );
}
