import { CountedTable } from '../../components/query/counted-table.tsx';
import { looksText } from '../../i18n/en/looks.ts';
import { shortTime } from '../../lib/format.ts';
import { useOwnLooks } from './queries.ts';

/** Who of the office looked at the member's contact, newest first. */
export function OwnLooks() {
  const text = looksText;
  const { columns } = text;
  return (
    <CountedTable
      list={useOwnLooks()}
      idOf={({ id }) => id}
      text={text}
      row={({ at, name, part }) => (
        <tr>
          <th scope="row" data-label={columns.at}>
            <time dateTime={at}>{shortTime(at)}</time>
          </th>
          <td data-label={columns.name} translate="no">
            {name ?? text.noName}
          </td>
          <td data-label={columns.part}>{text.parts[part]}</td>
        </tr>
      )}
      cardsUpTo="40em"
    />
  );
}
