import { CountedList } from '../../components/query/counted-list.tsx';
import { mailText } from '../../i18n/en/mail.ts';
import { useText } from '../../i18n/language.ts';
import { useFailedMails } from './failed-queries.ts';
import { FailedTable } from './failed-table.tsx';

/** The mails that could not be sent. */
export function FailedMails() {
  return (
    <CountedList list={useFailedMails()} idOf={({ id }) => id} text={useText(mailText)}>
      {(rows) => <FailedTable rows={rows} />}
    </CountedList>
  );
}
