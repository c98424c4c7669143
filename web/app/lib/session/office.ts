import { can } from '@mala/contract/access/roles.ts';
import { paths } from '../../paths.ts';
import type { Me } from './session.ts';

/** The office's pages in navigation order, each with the permission that it requires. */
const OFFICE_PAGES = [
  { label: 'admin', to: paths.adminSearch, permission: 'profiles.list' },
  { label: 'adminReview', to: paths.adminReview, permission: 'profiles.review' },
  { label: 'adminMarriages', to: paths.adminMarriages, permission: 'marriages.publish' },
  { label: 'adminMail', to: paths.adminMail, permission: 'mails.read' },
] as const;

/** The pages that a viewer may open. */
export function officePagesOf(me: Me) {
  return OFFICE_PAGES.filter(({ permission }) => can(me, permission));
}

/** The first office page that a viewer may open. */
export function officeOf(me: Me): string {
  return officePagesOf(me)[0]?.to ?? paths.search;
}

/** Whether the viewer has a profile, as members do and administrators do not. */
export function hasOwnProfile(me: Me): boolean {
  return can(me, 'profile.own');
}
