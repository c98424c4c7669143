import { can } from '@mala/contract/access/can.ts';
import type { Standing } from '@mala/contract/access/standing.ts';
import { isRefusal, STATUS, type Status } from '@mala/contract/access/status.ts';
import type { Access } from '@mala/contract/endpoint.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';
import type { Viewer } from './viewer.ts';

/** Where a member stands (server rules, section 3). */
export function standingOf(status: Status, complete: boolean): Standing {
  if (status === STATUS.APPROVED) return 'approved';
  if (status === STATUS.MARRIED || status === STATUS.MARRIED_ELSEWHERE) return 'married';
  if (isRefusal(status)) return 'refused';
  return complete ? 'pending' : 'incomplete';
}

const REFUSALS: Readonly<Record<Standing, ErrorCode | null>> = {
  incomplete: 'PROFILE_INCOMPLETE',
  pending: 'PROFILE_PENDING',
  approved: null,
  married: 'PROFILE_CLOSED',
  refused: 'PROFILE_REFUSED',
};

/** Why the viewer's standing keeps the profiles of others from him; null where it does not. */
export function refusalOfStanding(viewer: Viewer): ErrorCode | null {
  return can(viewer, 'profiles.read') ? null : REFUSALS[viewer.standing];
}

/** Why the viewer may not make a call of this access (see Access) for `userId`; null where he may. */
export function refusalOfCall(
  access: Access,
  viewer: Viewer,
  userId: string | undefined,
): ErrorCode | null {
  if (typeof access === 'string' || can(viewer, access.permission)) return null;
  if (access.or === 'searcher')
    return viewer.standing === 'pending' ? null : refusalOfStanding(viewer);
  return access.or === 'owner' && userId === viewer.user_id ? null : 'FORBIDDEN';
}
