import { isRefusal, REACHABLE, STATUS, type Status } from '@mala/contract/access/status.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';
import type { Kysely } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import { isApproved } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../mail/index.ts';
import { approveWaitingPhotos } from '../photos/index.ts';
import { storeFeatured, storeStatus } from '../profiles/index.ts';
import type { ModerationMail } from './letters.ts';

export interface StatusChange {
  profileId: string;
  status: Status;
  reason: string | null | undefined;
  /** the administrator */
  actorId: string;
}

/**
 * Moves a profile to another status (server rules, section 4); the status that it has already changes nothing
 * and leaves no trace. The member is told by mail of an approval and a refusal. Each approval puts it first in the search
 * results and approves the photos that wait; leaving Approved ends being featured.
 * Throws 404 NOT_FOUND, 409 STATUS_NOT_REACHABLE and APPROVAL_NEEDS_COMPLETE.
 */
export async function changeStatus(
  { db, jobs, now: clock }: Pick<Context, 'db' | 'jobs' | 'now'>,
  { profileId, status, reason, actorId }: StatusChange,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, profileId);
    if (!profile) throw new AppError('NOT_FOUND');
    if (profile.status === status) return;
    const refusal = refusalOfStatus(profile, status);
    if (refusal) throw new AppError(refusal);
    const kept = reasonKept(status, reason);
    if (status === STATUS.APPROVED) await approveWaitingPhotos(trx, profile.user_id, now);
    await storeStatus(trx, profile.user_id, { status, reason: kept }, now);
    await recordAudit(
      trx,
      {
        actor_id: actorId,
        action: 'status',
        subject_id: profile.user_id,
        detail: { from: profile.status, to: status, reason: kept },
      },
      now,
    );
    const mail = mailOf(profile.user_id, status, kept);
    if (mail) await queueMail<ModerationMail>(trx, jobs, mail);
  });
}

/** What the member is told by mail; the other statuses are his own doing, or no news to him. */
function mailOf(user_id: string, status: Status, reason: string | null): ModerationMail | null {
  if (status === STATUS.APPROVED) return { kind: 'profile-approved', user_id };
  if (!isRefusal(status)) return null;
  return { kind: 'profile-refused', user_id, reason, duplicate: status === STATUS.DUPLICATE };
}

export interface FeaturedChange {
  profileId: string;
  featured: boolean;
  /** the administrator */
  actorId: string;
}

/**
 * Shows a profile among the featured ones, or no longer; what it is already changes nothing and leaves no trace.
 * Throws 404 NOT_FOUND and 409 NOT_APPROVED.
 */
export async function changeFeatured(
  db: Kysely<Database>,
  { profileId, featured, actorId }: FeaturedChange,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, profileId);
    if (!profile) throw new AppError('NOT_FOUND');
    if (!isApproved(profile)) throw new AppError('NOT_APPROVED');
    if (profile.featured === featured) return;
    await storeFeatured(trx, profile.user_id, featured, now);
    await recordAudit(
      trx,
      {
        actor_id: actorId,
        action: 'featured',
        subject_id: profile.user_id,
        detail: { from: profile.featured, to: featured },
      },
      now,
    );
  });
}

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
