import { can } from '@mala/contract/access/roles.ts';
import { paths } from '../../paths.ts';
import type { Me } from './session.ts';

/** The pages of the office in the order of the navigation, each with the permission that it needs. */
const OFFICE_PAGES = [
  { label: 'admin', to: paths.adminSearch, permission: 'profiles.review' },
  { label: 'adminMarriages', to: paths.adminMarriages, permission: 'marriages.publish' },
  { label: 'adminMail', to: paths.adminMail, permission: 'mails.read' },
] as const;

/** Those that are open to somebody. */
export function officePagesOf(me: Me) {
  return OFFICE_PAGES.filter(({ permission }) => can(me, permission));
}

/** Where the work of somebody of the office begins. */
export function officeOf(me: Me): string {
  return officePagesOf(me)[0]?.to ?? paths.search;
}

/** Whether somebody has a profile of his own to look after, as members do and administrators do not. */
export function hasOwnProfile(me: Me): boolean {
  return can(me, 'profile.own');
}
