import type { Standing } from '@mala/contract/access/standing.ts';
import type { Status } from '@mala/contract/access/status.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';

/** Where a member stands (server rules, section 3). */
export function standingOf(status: Status, complete: boolean): Standing {
  if (status === 200) return 'approved';
  if (status === 300 || status === 301) return 'married';
  if (status === 500 || status === 501) return 'refused';
  return complete ? 'pending' : 'incomplete';
}

/** Why a member of this standing may not open profiles; null where he may. */
export const REFUSED_BY_STANDING: Readonly<Record<Standing, ErrorCode | null>> = {
  incomplete: 'PROFILE_INCOMPLETE',
  pending: 'PROFILE_PENDING',
  approved: null,
  married: 'PROFILE_CLOSED',
  refused: 'PROFILE_REFUSED',
};
