import { can } from '@mala/contract/access/roles.ts';
import { CALL_OUTCOMES } from '@mala/contract/still-looking.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { callsText } from '../../i18n/en/calls.ts';
import { officeText } from '../../i18n/en/office.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortDate } from '../../lib/format.ts';
import { officePaths } from '../../lib/session/office.ts';
import { useMember } from '../../lib/session/session.ts';
import { useFrom } from '../../lib/use-from.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import classes from './call-list.module.css';
import { type CallRow, useCalls, useNumber, useRecordCall } from './queries.ts';

const WIDTHS = { member: '12rem', heard: '9rem', number: '11rem', outcome: '20rem' };

/** The members whom the office calls, with what to tell them. */
export function CallList() {
  const calls = useCalls();
  useLiveList(calls);
  return (
    <CountedTable
      list={calls}
      idOf={({ id }) => id}
      text={callsText}
      row={(row) => <CallLine row={row} />}
      widths={WIDTHS}
      cardsUpTo="66em"
      className={classes.table}
    />
  );
}

function CallLine({ row }: { row: CallRow }) {
  const text = callsText;
  const { columns } = text;
  const from = useFrom();
  const who = officeText.who(row.user_name, row.mid);
  return (
    <tr>
      <th scope="row" className={classes.whole} data-label={columns.member}>
        <TextLink to={officePaths.member(row.id)} state={from}>
          <OwnWords typed={who} />
        </TextLink>
        <br />
        {shellText.siteName[row.domain]}
      </th>
      <td className={classes.whole} data-label={columns.why}>
        <strong>{text.why[row.why]}</strong>
        <p className={classes.more}>{text.tell[row.why]}</p>
        {row.called_at && (
          <p className={classes.more}>{text.tried(row.calls, shortDate(row.called_at))}</p>
        )}
      </td>
      <td data-label={columns.heard}>{shortDate(row.heard_on)}</td>
      <td data-label={columns.number}>
        <Numbers row={row} who={who} />
      </td>
      <td className={classes.whole} data-label={columns.outcome}>
        <Outcomes row={row} who={who} />
      </td>
    </tr>
  );
}

/** The numbers of a member, only once somebody asks for them. */
function Numbers({ row, who }: { row: CallRow; who: string }) {
  const text = callsText;
  const { data, isPending, mutate } = useNumber(row.id);
  if (!can(useMember().me, 'contacts.read', row.domain)) return null;
  if (!data)
    return (
      <Button
        look="outline"
        aria-label={text.showOf(who)}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {isPending ? text.showing : text.show}
      </Button>
    );
  const numbers = [...new Set([data.mobile_no, ...data.mobiles])];
  return (
    <div role="status" translate="no">
      <ul className={classes.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <a className={classes.number} href={`tel:+91${number}`}>
              {number}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcomes({ row, who }: { row: CallRow; who: string }) {
  const text = callsText;
  const { isPending, mutate } = useRecordCall({ id: row.id, who });
  return (
    <Row>
      {CALL_OUTCOMES.filter((outcome) => outcome !== row.why).map((outcome) => (
        <Button
          key={outcome}
          look={outcome === 'looking' ? 'outline' : 'quiet'}
          aria-label={text.outcomeOf(text.outcomes[outcome], who)}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate(outcome);
          }}
        >
          {text.outcomes[outcome]}
        </Button>
      ))}
    </Row>
  );
}
