import { listComplaintsOf } from '@mala/contract/complaints.ts';
import { listHistory } from '@mala/contract/history.ts';
import { listMemberMails } from '@mala/contract/mail.ts';
import * as account from '@mala/contract/members/account.ts';
import { previewErasure, readErasure } from '@mala/contract/members/erasure.ts';
import { listNotes } from '@mala/contract/members/notes.ts';
import { readMember } from '@mala/contract/members/page.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { listMemberDownloads } from '@mala/contract/subscriptions.ts';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { OWNER } from '../people.ts';
import { PAYMENT } from '../samples.ts';
import {
  ERASURE,
  HISTORY_ROW,
  MEMBER_NOTE,
  MEMBER_SESSION,
  OFFICE_MEMBER,
} from '../samples-office.ts';

const dialog = page.getByRole('dialog');

test('a member’s page, with its acts', async () => {
  const other = { profile_id: 'x', mid: 'MM100124', name: 'Arun', at: '2026-11-20T08:00:00.000Z' };
  const mail = { id: 'x', kind: 'office-acted' as const, queued_at: other.at };
  replies.give(readMember, { ...OFFICE_MEMBER, missing: ['family'], status_reason: 'Too dark' });
  replies.give(account.listMemberSessions, {
    rows: [MEMBER_SESSION, { ...MEMBER_SESSION, id: 'y' }],
  });
  replies.give(listMemberDownloads, { count: 1, rows: [other] });
  replies.give(listMemberMails, { count: 1, rows: [{ ...mail, state: 'failed', at: other.at }] });
  replies.give(listNotes, { count: 1, rows: [MEMBER_NOTE] });
  replies.give(listPayments, { count: 1, rows: [PAYMENT], total: 2500, refunded: 0 });
  replies.give(listHistory, { count: 1, rows: [HISTORY_ROW], actors: [] });
  replies.give(listComplaintsOf, { received: [], made: [] });
  replies.give(previewErasure, ERASURE);
  await open('/admin/member/1', OWNER);
  await lookAtBothWidths(page.getByText('The mother calls on Mondays.'));
  for (const act of ['New password link', 'Change the mobile number', 'Log out everywhere']) {
    await button(act).click();
    await look(dialog.getByLabelText('Reason'));
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await button('Erase the account').click();
  await lookAtBothWidths(dialog.getByRole('button', { name: 'Erase for good' }));
});

test('the receipt of an erasure', async () => {
  replies.give(readErasure, ERASURE);
  await open('/admin/erasure/1', OWNER);
  await lookAtBothWidths(page.getByText('TM/E/2026/12'));
});
