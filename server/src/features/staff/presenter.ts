import { canWherever } from '@mala/contract/access/role-places.ts';
import { can, ROLES } from '@mala/contract/access/roles.ts';
import type { listStaff } from '@mala/contract/staff.ts';
import type { output } from 'zod/mini';
import type { Viewer } from '../../access/viewer.ts';
import type { StaffRow } from './queries.ts';

/** Somebody of the office, with the roles that count where the viewer gives roles. */
export function presentPerson(
  viewer: Viewer,
  { roles: stored, ...person }: StaffRow,
): output<typeof listStaff.reply>['rows'][number] {
  const known = stored.filter(({ role }) => Object.hasOwn(ROLES, role));
  const mayGive = ({ domain }: StaffRow['roles'][number]) =>
    canWherever(viewer, 'roles.give', domain);
  return {
    ...person,
    roles: known.filter(({ domain }) => !domain || can(viewer, 'roles.give', domain)),
    can_link: person.user_id !== viewer.user_id && known.every(mayGive),
  };
}
