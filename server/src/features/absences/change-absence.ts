import type { Away } from '@mala/contract/access/away.ts';
import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import { isApproved, isClosed } from '../../access/profiles.ts';
import { refusalOfStanding, type Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { requireMember } from '../../http/member.ts';
import { requireAllowed } from '../../http/session.ts';
import { endAllSignIns, lockUser, tellMember } from '../auth/index.ts';
import { endLinks } from '../sharing/index.ts';
import { followAbsences } from './follow-absences.ts';
import { erasedAt } from './presenter.ts';
import { deleteAbsence, findAbsences, insertAbsence } from './queries.ts';

/** What the office does about the absence of a member. */
export type AbsenceAct = 'pause' | 'resume' | 'close' | 'reopen';

const TOLD = { pause: 'paused', resume: 'resumed', close: 'closed', reopen: 'reopened' } as const;

/**
 * Pauses the profile of a member or closes the account, or takes that back; the member is told. A closed account has no session
 * from then on. Throws 404 NOT_FOUND, 409 NOT_APPROVED for a pause, and 409 CHANGED_MEANWHILE where there is nothing to do.
 */
export async function changeAbsence(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { act, reason }: { act: AbsenceAct; reason: string },
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, id);
    const { user_id } = await requireMember(trx, viewer, 'members.act', id);
    if (!profile) throw new AppError('NOT_FOUND');
    await lockUser(trx, user_id);
    if (act === 'pause' && !isApproved(profile)) throw new AppError('NOT_APPROVED');
    const known = await findAbsences(trx, user_id);
    const paused = known.find(({ kind }) => kind === 'paused');
    const closed = known.some(({ kind }) => kind === 'closed');
    const isDue = {
      pause: !closed && !paused?.by_office,
      resume: !closed && paused !== undefined,
      close: !closed,
      reopen: closed,
    };
    if (!isDue[act]) throw new AppError('CHANGED_MEANWHILE');
    const by = { by_office: true, actor_id: viewer.user_id, reason };
    const begin = (kind: Away) =>
      insertAbsence(trx, { profile_id: user_id, kind, since: now, ...by });
    if (act !== 'close') await deleteAbsence(trx, user_id, act === 'reopen' ? 'closed' : 'paused');
    if (act === 'pause') {
      // whom the office pauses is shown when it ends that
      await deleteAbsence(trx, user_id, 'quiet');
      await begin('paused');
    }
    if (act === 'close') await begin('closed');
    await followAbsences(trx, user_id, now);
    if (act === 'close') {
      await endAllSignIns(trx, user_id, now);
      await endLinks(trx, user_id);
    }
    await recordHistory(trx, viewer, { action: act, subject_id: user_id, reason }, now);
    const end =
      act === 'close' ? erasedAt({ since: now, warned_at: null }).toISOString() : undefined;
    await tellMember(trx, ctx, user_id, { act: TOLD[act], reason, ...(end && { end }) });
  });
}

/** A member's own profile, locked. Throws 401 UNAUTHENTICATED where the account was closed or erased meanwhile. */
async function lockOwn(trx: Transaction<Database>, userId: string) {
  const profile = await lockProfile(trx, userId);
  if (!profile || isClosed(profile)) throw new AppError('UNAUTHENTICATED');
  return profile;
}

/** A member pauses his own approved profile; one that is paused stays so. Throws 401 UNAUTHENTICATED and 403 by the standing. */
export async function pauseOwn(ctx: Context, { user_id }: Viewer): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const profile = await lockOwn(trx, user_id);
    if (profile.away) return;
    if (!isApproved(profile)) throw new AppError('PROFILE_PENDING');
    const own = { by_office: false, actor_id: user_id, reason: null };
    await insertAbsence(trx, { profile_id: user_id, kind: 'paused', since: now, ...own });
    await followAbsences(trx, user_id, now);
  });
}

/** Throws 403 by the viewer's standing unless he may pause. */
export function requirePausable(viewer: Viewer): void {
  if (viewer.standing !== 'paused') requireAllowed(viewer, refusalOfStanding(viewer));
}

/** A member ends his own pause; nothing happens where there is none. Throws 401 UNAUTHENTICATED and 409 PAUSED_BY_OFFICE. */
export async function resumeOwn(ctx: Context, { user_id }: Viewer): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    await lockOwn(trx, user_id);
    const paused = (await findAbsences(trx, user_id)).find(({ kind }) => kind === 'paused');
    if (!paused) return;
    if (paused.by_office) throw new AppError('PAUSED_BY_OFFICE');
    await deleteAbsence(trx, user_id, 'paused');
    await followAbsences(trx, user_id, now);
  });
}
