import { can } from '@mala/contract/access/roles.ts';
import { paths } from '../../paths.ts';
import { hasOwnProfile } from './own-profile.ts';
import type { Me } from './session.ts';

// apart from the list of the office's pages (office.ts), which members never load

/** Where whoever works in the office begins; others at the search. */
export function officeOf(me: Me): string {
  return can(me, 'desk.read') ? paths.desk : paths.search;
}

/** Whether the site asks the viewer for a second factor before everything else. */
export function needsSecondFactor(me: Me): boolean {
  return me.second_factor === 'required';
}

/** What staff may open without the second factor that the site requires. */
const OPEN: readonly string[] = [
  paths.secondFactor,
  paths.changePassword,
  paths.sessions,
  paths.help,
];

/** Whether a page of members is closed to somebody of the office until there is a second factor. */
export function closedWithoutFactor(me: Me, pathname: string): boolean {
  return needsSecondFactor(me) && !hasOwnProfile(me) && !OPEN.includes(pathname);
}
