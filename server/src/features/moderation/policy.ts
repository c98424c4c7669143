import { isRefusal, REACHABLE, STATUS, type Status } from '@mala/contract/access/status.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';

/** Why a profile may not move to a status; null where it may. */
export function refusalOfStatus(
  profile: { status: Status; complete: boolean },
  to: Status,
): ErrorCode | null {
  if (!REACHABLE[profile.status].includes(to)) return 'STATUS_NOT_REACHABLE';
  if (to === STATUS.APPROVED && !profile.complete) return 'APPROVAL_NEEDS_COMPLETE';
  return null;
}

/** The reason that is kept with a status: none where the status takes none, or where it is empty. */
export function reasonKept(status: Status, reason: string | null | undefined): string | null {
  return isRefusal(status) ? reason || null : null;
}
