import type { Role } from '@mala/contract/access/roles.ts';
import { can } from '@mala/contract/access/roles.ts';
import type { Standing } from '@mala/contract/access/status.ts';
import { isRefusal, STATUS, type Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Access } from '@mala/contract/endpoint.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';
import type { Step } from '@mala/contract/profiles/field.ts';

/** Who is asking, as the database has it at this moment: a token only says which session (server rules, section 7). */
export interface Viewer {
  session_id: string;
  user_id: string;
  user_name: string;
  mobile_no: string;
  domain: Domain;
  role: Role;
  mid: string | null;
  status: Status;
  status_reason: string | null;
  standing: Standing;
  steps: Record<Step, boolean>;
  gender: 'male' | 'female' | null;
  home_state: string | null;
  /** of those that count: what an approved member adds does once an administrator has accepted it */
  has_photo: boolean;
  /** no photo counts yet, but one waits for an administrator */
  photo_waiting: boolean;
  /** said that the first photo may appear on the home page */
  home_photo: boolean;
  subscription_id: string | null;
  /** where mails go */
  email: string | null;
  email_verified: boolean;
  /** the terms have a newer version than the one that was accepted */
  terms_due: boolean;
}

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

/** How the statuses are called on the wire (specification, section 4). */
export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  [STATUS.UNVERIFIED]: 'Unverified',
  [STATUS.VERIFIED]: 'Verified',
  [STATUS.APPROVED]: 'Approved',
  [STATUS.MARRIED]: 'Married',
  [STATUS.MARRIED_ELSEWHERE]: 'Married-Other-Source',
  [STATUS.REJECTED]: 'Rejected',
  [STATUS.DUPLICATE]: 'Duplicate',
};
