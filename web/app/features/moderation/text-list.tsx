import type { WaitingText } from '@mala/contract/moderation/texts.ts';
import { CountedList } from '../../components/query/counted-list.tsx';
import { officeText } from '../../i18n/en/office.ts';
import { useText } from '../../i18n/language.ts';
import { shortTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import { HeldWords, useFieldName } from './held-words.tsx';
import { TextDecision } from './text-decision.tsx';
import type { useWaitingTexts } from './text-queries.ts';
import classes from './texts.module.css';

const WIDTHS = { field: '11rem', member: '14rem', since: '9rem', actions: '13rem' };

/** The texts that wait for the office. */
export function TextList({ texts }: { texts: ReturnType<typeof useWaitingTexts> }) {
  const { texts: text, shown } = useText(officeText);
  return (
    <CountedList list={texts} idOf={({ id }) => id} text={{ ...text, shown }}>
      {(rows) => (
        <Table
          label={text.list}
          columns={text.columns}
          widths={WIDTHS}
          cardsUpTo="62em"
          className={classes.table}
        >
          {rows.map((row) => (
            <TextRow key={row.id} row={row} />
          ))}
        </Table>
      )}
    </CountedList>
  );
}

function TextRow({ row }: { row: WaitingText }) {
  const { texts, who: nameOf } = useText(officeText);
  const { columns } = texts;
  const field = useFieldName()(row, row.domain);
  const who = nameOf(row.name, row.mid);
  return (
    <tr>
      <th scope="row" data-label={columns.text}>
        <HeldWords text={row.text} found={row.found} />
      </th>
      <td data-label={columns.field}>{field}</td>
      <td data-label={columns.member}>
        <TextLink to={paths.profile(row.profile_id)}>{who}</TextLink>
      </td>
      <td data-label={columns.since}>{shortTime(row.held_at)}</td>
      <td className={classes.actions}>
        <TextDecision held={row} profileId={row.profile_id} field={field} who={who} />
      </td>
    </tr>
  );
}
