import { erasureText } from '../../app/i18n/en/erasure.ts';
import { memberPageText } from '../../app/i18n/en/member-page.ts';
import { type Failure, fieldRow, places, type Row, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
/** NOT_FOUND: a member who was erased meanwhile; FORBIDDEN: a role that was taken. */
const SOME: readonly Failure[] = ['NOT_FOUND', 'FORBIDDEN', 'INTERNAL', 502, 'OFFLINE'];

const MEMBER = 'GET /api/admin/member/:id';
const LINK = 'POST /api/admin/member/:id/password-link';
const MOBILE = 'POST /api/admin/member/:id/mobile';
const ERASE = 'POST /api/admin/member/:id/erasure';
const RECEIPT = 'GET /api/admin/erasure/:id';
const { loadFailed, missing, sessions, downloads, mails, notes, acts } = memberPageText;

/** The office's page of a member. */
export const MEMBERS = {
  member: [
    ...places('member', MEMBER, loadFailed, ['FORBIDDEN', 'INTERNAL', 502, 'OFFLINE']),
    row('member', MEMBER, 'NOT_FOUND', { page: ['/admin/member/1', missing] }),
  ],
  memberParts: [
    ...places('member-sessions', `${MEMBER}/sessions`, sessions.failed, SOME),
    ...places('member-downloads', `${MEMBER}/downloads/:side/:page`, downloads.failed, SOME),
    ...places('member-mails', `${MEMBER}/mails/:page`, mails.failed, SOME),
    ...places('member-notes', `${MEMBER}/notes/:page`, notes.failed, SOME),
  ],
  memberContact: toasts('member-contact', 'POST /api/admin/member/:id/contact', GENERAL, SOME),
  addNote: toasts('add-note', 'POST /api/admin/member/:id/notes', GENERAL, SOME),
  endSessions: toasts('end-sessions', 'POST /api/admin/member/:id/sessions/end', GENERAL, SOME),
  memberLink: toasts('member-link', LINK, GENERAL, [
    'NO_ADDRESS',
    'CHANGED_MEANWHILE',
    'TOO_MANY_MAILS',
    ...SOME,
  ]),
  memberMobile: [
    row('member-mobile', MOBILE, 'MOBILE_TAKEN', {
      field: [acts.mobile.number, acts.mobile.taken],
    }),
    ...toasts('member-mobile', MOBILE, GENERAL, SOME),
  ],
  erasurePreview: places('erasure-preview', `${MEMBER}/erasure`, erasureText.failed, SOME),
  erasure: [
    fieldRow('erasure', ERASE, ['asked_on', erasureText.asked_on], 'date'),
    ...toasts('erasure', ERASE, GENERAL, ['WORKED_IN_OFFICE', ...SOME]),
  ],
  erasureReceipt: [
    ...places('erasure-receipt', RECEIPT, erasureText.receipt.failed, [
      'FORBIDDEN',
      'INTERNAL',
      502,
      'OFFLINE',
    ]),
    row('erasure-receipt', RECEIPT, 'NOT_FOUND', {
      page: ['/admin/erasure/1', erasureText.receipt.missing],
    }),
  ],
} satisfies Record<string, Row[]>;
