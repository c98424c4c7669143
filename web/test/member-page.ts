import { listComplaintsOf } from '@mala/contract/complaints.ts';
import { listHistory } from '@mala/contract/history.ts';
import { listMemberMails } from '@mala/contract/mail.ts';
import { listMemberSessions } from '@mala/contract/members/account.ts';
import { listNotes } from '@mala/contract/members/notes.ts';
import { readMember } from '@mala/contract/members/page.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { listMemberDownloads } from '@mala/contract/subscriptions.ts';
import { replies } from './app.tsx';
import { OFFICE_MEMBER } from './samples-office.ts';

const NONE = { count: 0, rows: [] };

/** Answers all calls of the office's page of a member, who has done nothing yet. */
export function giveMemberPage(): void {
  replies.give(readMember, OFFICE_MEMBER);
  replies.give(listMemberSessions, { rows: [] });
  replies.give(listMemberDownloads, NONE);
  replies.give(listMemberMails, NONE);
  replies.give(listNotes, NONE);
  replies.give(listPayments, { ...NONE, total: 0, refunded: 0 });
  replies.give(listComplaintsOf, { received: [], made: [] });
  replies.give(listHistory, { ...NONE, actors: [] });
}
