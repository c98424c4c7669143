import { REACHABLE, type Status } from '@mala/contract/access/status.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';

/** Statuses that keep a reason for the member to read (server rules, section 4). */
const WITH_REASON: readonly Status[] = [500, 501];

/** Why a profile may not move to a status; null where it may. */
export function refusalOfStatus(
  profile: { status: Status; complete: boolean },
  to: Status,
): ErrorCode | null {
  if (!REACHABLE[profile.status].includes(to)) return 'STATUS_NOT_REACHABLE';
  if (to === 200 && !profile.complete) return 'APPROVAL_NEEDS_COMPLETE';
  return null;
}

/** The reason that is kept with a status: none where the status takes none, or where it is empty. */
export function reasonKept(status: Status, reason: string | null | undefined): string | null {
  return WITH_REASON.includes(status) ? reason || null : null;
}
