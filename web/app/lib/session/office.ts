import { can } from '@mala/contract/access/roles.ts';
import { paths } from '../../paths.ts';
import type { Me } from './session.ts';

/** The URLs of the office's pages; paths.ts has the others, which every page loads. */
export const officePaths = {
  /** new profiles, one by one */
  reviewProfiles: '/admin/profile/review',
  adminSearch: '/admin/profile/search',
  adminReview: '/admin/review',
  adminChanges: '/admin/changes',
  adminObjections: '/admin/objections',
  adminCalls: '/admin/calls',
  adminComplaints: '/admin/complaints',
  adminMarriages: '/admin/marriages',
  adminMail: '/admin/mail',
  adminPayments: '/admin/payments',
  adminNumbers: '/admin/numbers',
  adminPeople: '/admin/people',
  adminHistory: '/admin/history',
  adminSettings: '/admin/settings',
  adminEntries: '/admin/entries',
  entry: (id: string) => `/admin/entry/${encodeURIComponent(id)}`,
  imports: '/admin/import',
  import: (id: string) => `/admin/import/${encodeURIComponent(id)}`,
  member: (id: string) => `/admin/member/${encodeURIComponent(id)}`,
  erasure: (id: string) => `/admin/erasure/${encodeURIComponent(id)}`,
  historyOf: (profileId: string) => `/admin/history?profile=${encodeURIComponent(profileId)}`,
} as const;

/** The office's pages in navigation order, each with the permission that it requires. */
const OFFICE_PAGES = [
  { label: 'desk', to: paths.desk, permission: 'desk.read' },
  { label: 'admin', to: officePaths.adminSearch, permission: 'profiles.list' },
  { label: 'adminReviewProfiles', to: officePaths.reviewProfiles, permission: 'profiles.review' },
  { label: 'adminReview', to: officePaths.adminReview, permission: 'profiles.review' },
  { label: 'adminChanges', to: officePaths.adminChanges, permission: 'profiles.review' },
  { label: 'adminObjections', to: officePaths.adminObjections, permission: 'profiles.edit' },
  { label: 'adminCalls', to: officePaths.adminCalls, permission: 'members.call' },
  { label: 'adminComplaints', to: officePaths.adminComplaints, permission: 'complaints.handle' },
  { label: 'adminEntries', to: officePaths.adminEntries, permission: 'entries.write' },
  { label: 'adminImport', to: officePaths.imports, permission: 'entries.write' },
  { label: 'adminPayments', to: officePaths.adminPayments, permission: 'payments.record' },
  { label: 'adminMarriages', to: officePaths.adminMarriages, permission: 'marriages.publish' },
  { label: 'adminMail', to: officePaths.adminMail, permission: 'mails.read' },
  { label: 'adminNumbers', to: officePaths.adminNumbers, permission: 'numbers.read' },
  { label: 'adminPeople', to: officePaths.adminPeople, permission: 'roles.give' },
  { label: 'adminHistory', to: officePaths.adminHistory, permission: 'history.read' },
  { label: 'adminSettings', to: officePaths.adminSettings, permission: 'settings.write' },
] as const;

/** Pages that are reached from others. */
const FURTHER_PAGES = [
  { to: '/admin/member/', permission: 'profiles.list' },
  { to: '/admin/erasure/', permission: 'members.erase' },
  { to: '/admin/received/', permission: 'settings.write' },
  { to: '/admin/entry/', permission: 'entries.write' },
] as const;

/** The pages that a viewer may open. */
export function officePagesOf(me: Me) {
  return OFFICE_PAGES.filter(({ permission }) => can(me, permission));
}

/** Whether a viewer may open the office page of this URL; the desk's stands before all others. */
export function mayOpen(me: Me, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  const further = FURTHER_PAGES.filter(({ permission }) => can(me, permission));
  return [...officePagesOf(me), ...further].some(
    ({ to }) => path === to || (to !== paths.desk && path.startsWith(to)),
  );
}
