import { staffText } from '../../app/i18n/en/staff.ts';
import { type Failure, fieldRow, messageOf, places, type Row, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
/** FORBIDDEN: an owner whose role was taken. */
const SOME: readonly Failure[] = ['FORBIDDEN', 'INTERNAL', 502, 'OFFLINE'];

const ADD = 'POST /api/admin/staff/person';
const GIVE = 'POST /api/admin/staff/role';

const MOBILE = 'Mobile number';

/** The page of the people of the office, and the tables that its owners take out. */
export const STAFF = {
  staff: [
    ...places('staff', 'GET /api/admin/staff', staffText.loadFailed, SOME),
    ...toasts('take-role', 'DELETE /api/admin/staff/person/:id/role', GENERAL, [
      'NOT_FOUND',
      ...SOME,
    ]),
    row('take-role', 'DELETE /api/admin/staff/person/:id/role', 'LAST_OWNER', {
      toast: [GENERAL, staffText.question.lastOwner],
    }),
    ...toasts('password-link', 'POST /api/admin/staff/person/:id/password-link', GENERAL, [
      'NOT_FOUND',
      ...SOME,
    ]),
  ],
  giveRole: [
    row('give-role', GIVE, 'PROFILE_BEGUN', { field: [MOBILE, staffText.form.profileBegun] }),
    row('give-role', GIVE, 'ACCOUNT_CLOSED', { field: [MOBILE, messageOf('ACCOUNT_CLOSED')] }),
    row('give-role', GIVE, 'NOT_FOUND', { field: [MOBILE, staffText.form.notFound] }),
    ...toasts('give-role', GIVE, GENERAL, SOME),
  ],
  addPerson: [
    row('add-person', ADD, 'MOBILE_TAKEN', { field: [MOBILE, messageOf('MOBILE_TAKEN')] }),
    fieldRow('add-person', ADD, ['email', 'Email'], 'email'),
    ...toasts('add-person', ADD, GENERAL, ['TOO_MANY_MAILS', ...SOME]),
  ],
  exports: toasts('export', 'POST /api/admin/export', GENERAL, ['TOO_MANY', ...SOME]),
} satisfies Record<string, Row[]>;
