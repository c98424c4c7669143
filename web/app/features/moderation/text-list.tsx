import type { WaitingText } from '@mala/contract/moderation/texts.ts';
import { EmptyState, RestOfList } from '../../components/query/list-states.tsx';
import { officeText } from '../../i18n/en/office.ts';
import { useText } from '../../i18n/language.ts';
import { shortTime, wholeNumber } from '../../lib/format.ts';
import { rowsOf } from '../../lib/paging.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { HeldWords, useFieldName } from './held-words.tsx';
import { TextDecision } from './text-decision.tsx';
import { useWaitingTexts } from './text-queries.ts';
import classes from './texts.module.css';

const WIDTHS = { field: '11rem', member: '14rem', since: '9rem', actions: '13rem' };

/** The texts that wait for the office: their number, the rows and "View more". */
export function TextList() {
  const { texts: text, shown } = useText(officeText);
  const texts = useWaitingTexts();
  const { data } = texts;
  const rows = rowsOf(data?.pages ?? [], ({ id }) => id);
  const place = useKeptFocus<HTMLDivElement>(data && rows.length);
  const count = data?.pages.at(-1)?.count ?? 0;
  return (
    <Stack ref={place} tabIndex={-1} gap="sm">
      <p role="status">
        {count > 0 && (
          <>
            <strong>{text.count(wholeNumber(count), count === 1)}</strong>
            {rows.length < count && `, ${shown(wholeNumber(rows.length))}`}
          </>
        )}
      </p>
      {texts.isPending && <PageLoading />}
      {data && rows.length === 0 && <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>}
      {rows.length > 0 && (
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
      <RestOfList list={texts} text={text} />
    </Stack>
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
