import type { Away } from '@mala/contract/access/away.ts';
import { can, type GivenRole } from '@mala/contract/access/roles.ts';
import type { Standing } from '@mala/contract/access/standing.ts';
import { isRefusal, STATUS, type Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import type { Access } from '@mala/contract/endpoint.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';
import type { Step } from '@mala/contract/profiles/field.ts';
import type { FilledInBy, ProfileFor } from '@mala/contract/profiles/filled-in-by.ts';
import type { Preferences } from '@mala/contract/profiles/wishes.ts';

/** From where a call is made. */
export interface Origin {
  /** the network address */
  address: string;
  userAgent: string | null;
}

/** Who makes a call, as the database has them now; a token only names the session (server rules, section 7). */
export interface Viewer {
  session_id: string;
  user_id: string;
  user_name: string;
  mobile_no: string;
  domain: Domain;
  profile_for: ProfileFor | null;
  filled_in_by: FilledInBy | null;
  /** of the office */
  roles: readonly GivenRole[];
  mid: string | null;
  status: Status;
  status_reason: string | null;
  /** a closed account has no viewer */
  away: Away | null;
  standing: Standing;
  steps: Record<Step, boolean>;
  gender: 'male' | 'female' | null;
  home_state: string | null;
  /** what the family looks for; null if nothing was said */
  preferences: Preferences | null;
  /** searches begin with the states that it prefers */
  prefers_states: boolean;
  /** searches begin with what the family looks for */
  prefers_wishes: boolean;
  /** has a photo in the album (access/files.ts) */
  has_photo: boolean;
  /** agreed to show the first photo on the home page */
  home_photo: boolean;
  subscription_id: string | null;
  /** where mails go */
  email: string | null;
  email_verified: boolean;
  /** the current version of the terms was not accepted yet */
  terms_due: boolean;
  language: Language;
  /** has an authenticator app or a passkey */
  has_factor: boolean;
  /** when its owner last proved to act in this session (access/second-factor.ts) */
  proved_at: Date | null;
  /** null for who makes no call */
  from: Origin | null;
}

export interface Viewers<Found extends Viewer = Viewer> {
  /** who a session's calls are made by, as the database has it now; null if it is not open */
  of(sessionId: string): Promise<Found | null>;
}

/**
 * The standing of a member (server rules, section 3). Who is not seen sees nobody: a pause ends what an approval gives. In any other
 * status it only waits for the approval.
 */
export function standingOf(status: Status, complete: boolean, away: Away | null): Standing {
  if (status === STATUS.APPROVED) return away ? 'paused' : 'approved';
  if (status === STATUS.MARRIED || status === STATUS.MARRIED_ELSEWHERE) return 'married';
  if (isRefusal(status)) return 'refused';
  return complete ? 'pending' : 'incomplete';
}

const REFUSALS: Readonly<Record<Standing, ErrorCode | null>> = {
  incomplete: 'PROFILE_INCOMPLETE',
  pending: 'PROFILE_PENDING',
  approved: null,
  paused: 'PROFILE_PAUSED',
  married: 'PROFILE_CLOSED',
  refused: 'PROFILE_REFUSED',
};

/** Why the viewer's standing hides the profiles of others, or null. */
export function refusalOfStanding(viewer: Viewer): ErrorCode | null {
  if (can(viewer, 'profiles.read')) return null;
  // the office has no standing
  return can(viewer, 'profile.own') ? REFUSALS[viewer.standing] : 'FORBIDDEN';
}

/** Why a member of this standing is sold no package, or null: a profile that is paused, closed or not whole could not use it. */
export function refusalOfBuying({ standing }: Viewer): ErrorCode | null {
  return standing === 'pending' ? null : REFUSALS[standing];
}

/** Why the viewer may not make a call of this access for the profile `userId`, or null. */
export function refusalOfCall(
  access: Access,
  viewer: Viewer,
  userId: string | undefined,
): ErrorCode | null {
  if (access === 'public' || access === 'session') return null;
  const asked = access === 'searcher' ? { or: access } : access;
  if ('permission' in asked && can(viewer, asked.permission)) return null;
  // nobody of the office has a profile to fill in or to search with
  if (!can(viewer, 'profile.own')) return 'FORBIDDEN';
  if (asked.or === 'searcher')
    return viewer.standing === 'pending' ? null : refusalOfStanding(viewer);
  return asked.or === 'owner' && userId === viewer.user_id ? null : 'FORBIDDEN';
}

/** The labels of the statuses on the wire (specification, section 4). */
export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  [STATUS.UNVERIFIED]: 'Unverified',
  [STATUS.VERIFIED]: 'Verified',
  [STATUS.APPROVED]: 'Approved',
  [STATUS.MARRIED]: 'Married',
  [STATUS.MARRIED_ELSEWHERE]: 'Married-Other-Source',
  [STATUS.REJECTED]: 'Rejected',
  [STATUS.DUPLICATE]: 'Duplicate',
};
