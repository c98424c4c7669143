import { DAY_MS } from '@mala/contract/india-time.ts';
import { CALL_AGAIN_DAYS, type CallOutcome } from '@mala/contract/still-looking.ts';
import { lockProfile } from '../../access/find-profile.ts';
import { isApproved, isClosed } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { requireMember } from '../../http/member.ts';
import { endAbsence } from '../absences/index.ts';
import { isOver, sayFound, sayLooking } from './answer.ts';
import { type Asking, countCall, findAsking } from './queries.ts';

/** Whether a call that reached nobody was made so lately that the member is not on the list. */
function isCalled({ called_at }: Pick<Asking, 'called_at'>, now: Date): boolean {
  return called_at !== null && called_at.getTime() >= now.getTime() - CALL_AGAIN_DAYS * DAY_MS;
}

/**
 * Records what came of a call. Throws 404 NOT_FOUND, and 409 CHANGED_MEANWHILE for a member who is not on the list any more.
 */
export async function recordCallOf(
  ctx: Context,
  viewer: Viewer,
  id: string,
  outcome: CallOutcome,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, id);
    const { user_id } = await requireMember(trx, viewer, 'members.call', id);
    if (!profile) throw new AppError('NOT_FOUND');
    const asking = await findAsking(trx, user_id);
    if (!asking?.call_why || !isApproved(profile) || isClosed(profile))
      throw new AppError('CHANGED_MEANWHILE');
    if (await isOver(trx, profile, asking)) throw new AppError('CHANGED_MEANWHILE');
    // another one has just called in vain; who reached the family says so all the same
    if (outcome === 'not-reached' && isCalled(asking, now)) throw new AppError('CHANGED_MEANWHILE');
    if (outcome === 'not-reached') await countCall(trx, user_id, now);
    if (outcome === 'looking') {
      if (asking.call_why === 'found') await endAbsence(trx, user_id, 'paused', now);
      await sayLooking(trx, profile, now);
    }
    if (outcome === 'found')
      await sayFound(trx, profile, asking, { actor_id: viewer.user_id, now });
    const act = { action: 'call', subject_id: user_id, after: { outcome } } as const;
    await recordHistory(trx, viewer, act, now);
  });
}
