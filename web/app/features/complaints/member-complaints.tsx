import type { Complaint, ComplaintDecision } from '@mala/contract/complaints.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { complaintsText } from '../../i18n/en/complaints.ts';
import { shortDate } from '../../lib/format.ts';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './complaints.module.css';
import { useComplaintsOf } from './queries.ts';

/** For the office: the complaints about a member and by a member. */
export function MemberComplaints({ profileId }: { profileId: string }) {
  const { ofMember: text } = complaintsText;
  const complaints = useComplaintsOf(profileId);
  if (complaints.isPending) return <PageLoading />;
  if (complaints.isError) return <LoadFailed query={complaints} />;
  return (
    <Stack gap="sm">
      <h3>{text.received}</h3>
      <Some rows={complaints.data.received} />
      <h3>{text.made}</h3>
      <Some rows={complaints.data.made} />
    </Stack>
  );
}

function Some({ rows }: { rows: readonly Complaint[] }) {
  const { ofMember: text, reasons } = complaintsText;
  if (rows.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <strong>{reasons[row.reason]}</strong>, {shortDate(row.told_at)}
          <p className={classes.text}>
            <OwnWords typed={row.text} />
          </p>
          <p className={classes.more}>
            {row.decision ? <Decided row={row} decision={row.decision} /> : text.waits}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Decided({ row, decision }: { row: Complaint; decision: ComplaintDecision }) {
  const { ofMember: text, decide } = complaintsText;
  const within = (answer: string) => text.decided(decide.decisions[decision], answer);
  return <OwnWords typed={row.answer ?? ''} within={within} />;
}
