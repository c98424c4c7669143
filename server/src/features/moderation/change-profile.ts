import { isRefusal, NEXT_STATUSES, STATUS, type Status } from '@mala/contract/access/status.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';
import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import { isApproved, isClosed, mayActOn } from '../../access/profiles.ts';
import { findVersion } from '../../access/version.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../mail/index.ts';
import { approveWaitingPhotos } from '../photos/index.ts';
import { storeFeatured, storeStatus } from '../profiles/index.ts';
import { notify } from '../push/index.ts';
import type { ModerationMail } from './letters.ts';
import { findLastDecision, findListed, keepReviewed } from './reviewed-queries.ts';
import { settleChanges } from './settle-changes.ts';

interface StatusChange {
  status: Status;
  reason?: string | null | undefined;
  /** what the administrator saw; anything if missing */
  from?: Status | undefined;
  version?: string | undefined;
  /** nobody else may have decided since `from`, in the same way either */
  once?: true | undefined;
  /** the profile that a duplicate doubles */
  double_of?: string | null | undefined;
}

/**
 * Moves a profile to another status (server rules, section 4); nothing happens if it has that status already. The
 * member gets a mail about an approval or a refusal. An approval puts the profile first in the search results and
 * approves its waiting photos; leaving Approved ends being featured.
 * Throws 404 NOT_FOUND, 409 STATUS_NOT_REACHABLE and APPROVAL_NEEDS_COMPLETE, and CHANGED_MEANWHILE if somebody else has
 * decided since `from`, the profile or its photos have changed since `version`, or a closed account would be approved; with `once` DECIDED_ALREADY of who has
 * decided. What was looked at is kept, so that later changes can be marked.
 */
export async function changeStatus(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  change: StatusChange,
): Promise<void> {
  const now = ctx.now();
  await ctx.db
    .transaction()
    .execute((trx) => changeStatusIn(trx, ctx, viewer, profileId, change, now));
}

/** The same as a part of a transaction. */
export async function changeStatusIn(
  trx: Transaction<Database>,
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  { status, reason, from, version, once, double_of }: StatusChange,
  now: Date,
): Promise<void> {
  const profile = await lockProfile(trx, profileId);
  if (!profile || !mayActOn(viewer, 'profiles.review', profile)) throw new AppError('NOT_FOUND');
  if (once && from !== profile.status) await requireUndecided(trx, viewer, profile.user_id);
  if (profile.status === status) return;
  // its letter would say that others find the profile now; a refusal may answer a complaint
  if (isClosed(profile) && isLookedAt(profile.status, status) && !isRefusal(status))
    throw new AppError('CHANGED_MEANWHILE');
  // under the lock, so that what was compared is what is decided
  if (from !== undefined && from !== profile.status) throw new AppError('CHANGED_MEANWHILE');
  if (version !== undefined && version !== (await findVersion(trx, profile.user_id)))
    throw new AppError('CHANGED_MEANWHILE');
  const refusal = refusalOfStatus(profile, status);
  if (refusal) throw new AppError(refusal);
  const kept = reasonKept(status, reason);
  const doubled = status === STATUS.DUPLICATE ? await findDoubled(trx, viewer, double_of) : null;
  if (isApproved(profile)) await settleChanges(trx, profile.user_id, now);
  if (status === STATUS.APPROVED) await approveWaitingPhotos(trx, profile.user_id, now);
  await storeStatus(trx, profile.user_id, { status, reason: kept }, now);
  const act = { action: 'status', subject_id: profile.user_id, reason: kept } as const;
  const after = { status, ...(doubled && { double_of: doubled.mid }) };
  await recordHistory(trx, viewer, { ...act, before: { status: profile.status }, after }, now);
  if (isLookedAt(profile.status, status)) {
    const reviewed = { profile_id: profile.user_id, status, double_of: doubled?.user_id ?? null };
    await keepReviewed(trx, { ...reviewed, decided_at: now });
  }
  const mail = mailOf(profile.user_id, status, kept);
  if (mail) await queueMail<ModerationMail>(trx, ctx, mail, { network: null });
  if (mail?.kind === 'profile-approved') await notify(trx, ctx, mail.user_id, { kind: mail.kind });
}

/** Throws DECIDED_ALREADY if the last decision was somebody else's: one's own is the repetition of a lost call. */
async function requireUndecided(
  trx: Transaction<Database>,
  viewer: Viewer,
  profileId: string,
): Promise<void> {
  const last = await findLastDecision(trx, profileId);
  if (!last || last.actor_id === viewer.user_id) return;
  const { actor_name: by, at, to } = last;
  throw new AppError('DECIDED_ALREADY', {
    decided: { by, at: at.toISOString(), status: to },
  });
}

/** The profile that is doubled, if the viewer may see it; another one is refused. */
async function findDoubled(
  trx: Transaction<Database>,
  viewer: Viewer,
  id: string | null | undefined,
) {
  if (!id) return null;
  const doubled = await findListed(trx, id);
  if (!doubled || !mayActOn(viewer, 'profiles.review', doubled))
    throw new AppError('INVALID', { faults: { double_of: 'invalid' } });
  return doubled;
}

/** Whether a change of status says that the profile was looked at, as it is now. */
function isLookedAt(from: Status, to: Status): boolean {
  return (
    to === STATUS.APPROVED ||
    isRefusal(to) ||
    (from === STATUS.UNVERIFIED && to === STATUS.VERIFIED)
  );
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
    if (!profile || !mayActOn(viewer, 'profiles.feature', profile)) throw new AppError('NOT_FOUND');
    if (!isApproved(profile)) throw new AppError('NOT_APPROVED');
    if (profile.featured === featured) return;
    await storeFeatured(trx, profile.user_id, featured, now());
    const act = { action: 'featured', subject_id: profile.user_id } as const;
    const change = { before: { featured: profile.featured }, after: { featured } };
    await recordHistory(trx, viewer, { ...act, ...change }, now());
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
