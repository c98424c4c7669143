import { can } from '@mala/contract/access/roles.ts';
import { LINK_EXPIRED } from '@mala/contract/mail.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { mailText } from '../../i18n/en/mail.ts';
import { shortTime } from '../../lib/format.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import classes from './failed-mails.module.css';
import { type FailedMail, useFailedMails, useSettleMail } from './failed-queries.ts';

const WIDTHS = { kind: '11rem', queued: '9rem', failed: '9rem', actions: '15rem' };

/** The mails that could not be sent. */
export function FailedMails() {
  const mails = useFailedMails();
  useLiveList(mails);
  return (
    <CountedTable
      list={mails}
      idOf={({ id }) => id}
      text={mailText}
      row={(row) => <FailedRow row={row} />}
      widths={WIDTHS}
      cardsUpTo="62em"
      className={classes.table}
    />
  );
}

function Fault({ fault }: Pick<FailedMail, 'fault'>) {
  if (fault === null) return mailText.unknown;
  if (fault === LINK_EXPIRED) return mailText.linkExpired;
  // mail servers speak English
  return <span lang="en">{fault}</span>;
}

function FailedRow({ row }: { row: FailedMail }) {
  const text = mailText;
  const settles = can(useMember().me, 'mails.settle');
  const { columns } = text;
  const retry = useSettleMail('retry');
  const drop = useSettleMail('drop');
  const busy = retry.isPending || drop.isPending;
  const kind = text.kinds[row.kind];
  const name = row.user_name ?? text.noName;
  const who = row.mid ? `${name} (${row.mid})` : name;
  return (
    <tr>
      <th scope="row" data-label={columns.kind}>
        {kind}
      </th>
      <td className={classes.member} data-label={columns.member}>
        {row.user_name ? <OwnWords typed={who} /> : who}
      </td>
      <td data-label={columns.queued}>{shortTime(row.queued_at)}</td>
      <td data-label={columns.failed}>{shortTime(row.failed_at)}</td>
      <td className={classes.fault} data-label={columns.fault}>
        <Fault fault={row.fault} />
      </td>
      <td className={classes.actions}>
        {settles && (
          <>
            <Button
              look="outline"
              aria-label={text.retryOf(kind, who)}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) retry.mutate(row.id);
              }}
            >
              {text.retry}
            </Button>
            <Button
              look="quiet"
              aria-label={text.removeOf(kind, who)}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) drop.mutate(row.id);
              }}
            >
              {text.remove}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}
