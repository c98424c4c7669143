import type { WaitingText } from '@mala/contract/moderation/texts.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { officeText } from '../../i18n/en/office.ts';
import { shortTime } from '../../lib/format.ts';
import { useFrom } from '../../lib/use-from.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { HeldWords, useFieldName } from './held-words.tsx';
import { TextDecision } from './text-decision.tsx';
import type { useWaitingTexts } from './text-queries.ts';
import classes from './texts.module.css';

const WIDTHS = { field: '11rem', member: '14rem', since: '9rem', actions: '16rem' };

/** The texts that wait for the office. */
export function TextList({ texts }: { texts: ReturnType<typeof useWaitingTexts> }) {
  const { texts: text, shown } = officeText;
  useLiveList(texts);
  return (
    <CountedTable
      list={texts}
      idOf={({ id }) => id}
      text={{ ...text, shown }}
      row={(row) => <TextRow row={row} />}
      widths={WIDTHS}
      cardsUpTo="62em"
      className={classes.table}
    />
  );
}

function TextRow({ row }: { row: WaitingText }) {
  const from = useFrom();
  const { texts, who: nameOf } = officeText;
  const { columns } = texts;
  const field = useFieldName()(row, row.domain);
  const who = nameOf(row.name, row.mid);
  return (
    <tr>
      <th scope="row" data-label={columns.text}>
        <HeldWords text={row.text} found={row.found} />
      </th>
      <td data-label={columns.field}>{field}</td>
      <td className={classes.member} data-label={columns.member}>
        <TextLink to={paths.profile(row.profile_id)} state={from}>
          <OwnWords typed={who} />
        </TextLink>
      </td>
      <td data-label={columns.since}>{shortTime(row.held_at)}</td>
      <td className={classes.actions}>
        <TextDecision held={row} profileId={row.profile_id} field={field} who={who} />
      </td>
    </tr>
  );
}
