import type { Sending } from './calls.ts';
import { office, type Row } from './calls-by-role.ts';
import { freshMobile } from './factories/accounts.ts';

/** Who lists profiles. */
const READING = ['OWNER', 'REVIEWER', 'CASHIER'] as const;

/** Who may make the calls about a member: with the member's id, and what else is sent. */
export const MEMBER_CALLS: Readonly<Record<string, { row: Row; sent?: () => Sending }>> = {
  'members.read': { row: office(READING) },
  'members.readContact': { row: office(['OWNER', 'REVIEWER']) },
  'members.listNotes': { row: office(READING) },
  'members.addNote': { row: office(READING), sent: () => ({ body: { text: 'A test' } }) },
  'auth.listMemberSessions': { row: office(['OWNER', 'REVIEWER']) },
  'mail.listOfMember': { row: office(['OWNER', 'REVIEWER']) },
  'subscriptions.listMemberDownloads': {
    row: office(['OWNER', 'REVIEWER']),
    sent: () => ({ params: { side: 'received' } }),
  },
  'auth.endMemberSessions': {
    row: office(['OWNER']),
    sent: () => ({ body: { reason: 'A test' } }),
  },
  'auth.linkMemberPassword': {
    row: office(['OWNER']),
    sent: () => ({ body: { way: 'read', reason: 'A test' } }),
  },
  'auth.changeMemberMobile': {
    row: office(['OWNER']),
    sent: () => ({ body: { mobile_no: freshMobile(), reason: 'A test' } }),
  },
  'members.previewErasure': { row: office(['OWNER']) },
  'members.erase': {
    row: office(['OWNER']),
    sent: () => ({ body: { asked_by: 'letter', asked_on: '2026-11-20' } }),
  },
  // of an account that is still there
  'members.readErasure': { row: { ...office(['OWNER']), 'OWNER here': 'NOT_FOUND' } },
};
