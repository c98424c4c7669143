import type { OwnComplaint } from '@mala/contract/complaints.ts';
import { FactLine, FactList } from '../../components/profile/fact-list.tsx';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { EmptyState } from '../../components/query/list-states.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { complaintsText } from '../../i18n/en/complaints.ts';
import { shortDate } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { ComplaintPictures } from './complaint-pictures.tsx';
import classes from './complaints.module.css';
import { useOwnComplaints } from './queries.ts';

/** What the member complained of, and what became of it. */
export function OwnComplaints() {
  const { own: text } = complaintsText;
  const complaints = useOwnComplaints();
  if (complaints.isPending) return <PageLoading />;
  if (complaints.isError) return <LoadFailed query={complaints} />;
  const { rows } = complaints.data;
  if (rows.length === 0) return <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>;
  return (
    <ul className={classes.list} aria-label={text.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Told row={row} />
        </li>
      ))}
    </ul>
  );
}

function Told({ row }: { row: OwnComplaint }) {
  const { own: text, reasons } = complaintsText;
  const outcome = row.decision ?? 'waiting';
  return (
    <Notice kind={row.decision ? 'success' : 'info'} title={text.outcomes[outcome]}>
      <FactList>
        {row.mid && (
          <FactLine label={text.about}>
            <span translate="no">{row.mid}</span>
          </FactLine>
        )}
        <FactLine label={text.reason}>{reasons[row.reason]}</FactLine>
        <FactLine label={text.told}>{shortDate(row.told_at)}</FactLine>
        <FactLine label={text.text} long>
          <OwnWords typed={row.text} />
        </FactLine>
        {row.answer && (
          <FactLine label={text.answer} long>
            <OwnWords typed={row.answer} />
          </FactLine>
        )}
      </FactList>
      <ComplaintPictures pictures={row.pictures} />
    </Notice>
  );
}
