import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { importsText } from '../../i18n/en/imports.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortTime, wholeNumber } from '../../lib/format.ts';
import { officePaths } from '../../lib/session/office.ts';
import { TextLink } from '../../ui/button.tsx';
import { type ImportListed, useImports } from './queries.ts';

const WIDTHS = { rows: '6rem', state: '11rem', sent: '11rem', by: '11rem' };

/** The tables of the last day. */
export function ImportList() {
  return (
    <CountedTable
      list={useImports()}
      idOf={({ id }) => id}
      text={importsText}
      row={(row) => <ImportRow row={row} />}
      widths={WIDTHS}
      cardsUpTo="48em"
    />
  );
}

function ImportRow({ row }: { row: ImportListed }) {
  const { columns, states } = importsText;
  return (
    <tr>
      <th scope="row" data-label={columns.name}>
        <TextLink to={officePaths.import(row.id)}>
          <OwnWords typed={row.name} />
        </TextLink>
        <br />
        {shellText.siteName[row.domain]}
      </th>
      <td data-label={columns.rows}>{wholeNumber(row.rows)}</td>
      <td data-label={columns.state}>{states[row.state]}</td>
      <td data-label={columns.sent}>{shortTime(row.created_at)}</td>
      <td data-label={columns.by}>
        <OwnWords typed={row.sent_by} />
      </td>
    </tr>
  );
}
