import { isRefusal, NEXT_STATUSES, STATUS, type Status } from '@mala/contract/access/status.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';
import { lockProfile } from '../../access/find-profile.ts';
import { isApproved } from '../../access/profiles.ts';
import { findVersion } from '../../access/version.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../db/audit-log.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../mail/index.ts';
import { approveWaitingPhotos } from '../photos/index.ts';
import { storeFeatured, storeStatus } from '../profiles/index.ts';
import type { ModerationMail } from './letters.ts';

interface StatusChange {
  status: Status;
  reason?: string | null | undefined;
  /** what the administrator saw; anything if missing */
  from?: Status | undefined;
  version?: string | undefined;
}

/**
 * Moves a profile to another status (server rules, section 4); nothing happens if it has that status already. The
 * member gets a mail about an approval or a refusal. An approval puts the profile first in the search results and
 * approves its waiting photos; leaving Approved ends being featured.
 * Throws 404 NOT_FOUND, 409 STATUS_NOT_REACHABLE and APPROVAL_NEEDS_COMPLETE, and CHANGED_MEANWHILE if somebody else has
 * decided since `from`, or the profile or its photos have changed since `version`.
 */
export async function changeStatus(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  { status, reason, from, version }: StatusChange,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, profileId);
    if (!profile) throw new AppError('NOT_FOUND');
    if (profile.status === status) return;
    // under the lock, so that what was compared is what is decided
    if (from !== undefined && from !== profile.status) throw new AppError('CHANGED_MEANWHILE');
    if (version !== undefined && version !== (await findVersion(trx, profile.user_id)))
      throw new AppError('CHANGED_MEANWHILE');
    const refusal = refusalOfStatus(profile, status);
    if (refusal) throw new AppError(refusal);
    const kept = reasonKept(status, reason);
    if (status === STATUS.APPROVED) await approveWaitingPhotos(trx, profile.user_id, now);
    await storeStatus(trx, profile.user_id, { status, reason: kept }, now);
    const detail = { from: profile.status, to: status, reason: kept };
    await recordAudit(trx, viewer, 'status', profile.user_id, detail, now);
    const mail = mailOf(profile.user_id, status, kept);
    if (mail) await queueMail<ModerationMail>(trx, ctx, mail, { network: null });
  });
}

/** The mail about a new status; the other statuses are set at the member's own wish. */
function mailOf(user_id: string, status: Status, reason: string | null): ModerationMail | null {
  if (status === STATUS.APPROVED) return { kind: 'profile-approved', user_id };
  if (!isRefusal(status)) return null;
  return { kind: 'profile-refused', user_id, reason, duplicate: status === STATUS.DUPLICATE };
}

/**
 * Adds a profile to the featured ones or removes it; nothing happens if it is so already.
 * Throws 404 NOT_FOUND and 409 NOT_APPROVED.
 */
export async function changeFeatured(
  { db, now }: Context,
  viewer: Viewer,
  profileId: string,
  featured: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, profileId);
    if (!profile) throw new AppError('NOT_FOUND');
    if (!isApproved(profile)) throw new AppError('NOT_APPROVED');
    if (profile.featured === featured) return;
    await storeFeatured(trx, profile.user_id, featured, now());
    const detail = { from: profile.featured, to: featured };
    await recordAudit(trx, viewer, 'featured', profile.user_id, detail, now());
  });
}

/** Why a profile may not move to a status; null where it may. */
function refusalOfStatus(
  profile: { status: Status; complete: boolean },
  to: Status,
): ErrorCode | null {
  if (!NEXT_STATUSES[profile.status].includes(to)) return 'STATUS_NOT_REACHABLE';
  if (to === STATUS.APPROVED && !profile.complete) return 'APPROVAL_NEEDS_COMPLETE';
  return null;
}

/** The reason that is kept with a status: none where the status takes none, or where it is empty. */
function reasonKept(status: Status, reason: string | null | undefined): string | null {
  return isRefusal(status) ? reason || null : null;
}
