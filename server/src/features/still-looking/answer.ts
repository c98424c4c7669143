import type { Away } from '@mala/contract/access/away.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import { isApproved, isClosed } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { isLookingLink, type LookingLink } from '../../secrets/looking-link.ts';
import { beginAbsence, endAbsence } from '../absences/index.ts';
import { storeHeard } from '../auth/index.ts';
import { type Asking, changeAsking, deleteAsking, findAsking, findSigns } from './queries.ts';

type Answer = 'looking' | 'found';
type Profile = NonNullable<Awaited<ReturnType<typeof lockProfile>>>;

/** Says by the link of an asking whether one is still looking. Throws 404 NOT_FOUND for any other link. */
export async function answerByLink(
  ctx: Context,
  { answer, ...link }: LookingLink & { secret: string; answer: Answer },
): Promise<'shown' | 'paused' | 'over'> {
  if (!isLookingLink(ctx, link)) throw new AppError('NOT_FOUND');
  return ctx.db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, link.user_id);
    // erased, or closed by the office
    if (!profile || isClosed(profile)) throw new AppError('NOT_FOUND');
    const asking = await findAsking(trx, link.user_id);
    if (!asking || asking.id !== link.asking_id || !isApproved(profile)) return 'over';
    if (await isOver(trx, profile, asking)) return 'over';
    if (answer === 'looking') {
      // who pressed the wrong one before takes it back
      if (asking.call_why === 'found') await endAbsence(trx, link.user_id, 'paused', ctx.now());
      const away = await sayLooking(trx, profile, ctx.now());
      return away === null ? 'shown' : 'over';
    }
    await sayFound(trx, profile, asking, { actor_id: null, now: ctx.now() });
    return 'paused';
  });
}

/** Whether an asking asks for nothing any more: the member was here since, or who has found someone took the pause back. */
export async function isOver(
  trx: Transaction<Database>,
  { user_id, away }: Pick<Profile, 'user_id' | 'away'>,
  { call_why, heard_on }: Pick<Asking, 'call_why' | 'heard_on'>,
): Promise<boolean> {
  if (call_why === 'found') return away !== 'paused';
  return (await findSigns(trx, user_id)).heard_on > heard_on;
}

/**
 * Somebody is still looking: the profile is shown unless the office has paused it, and he is asked again after as long as before. Gives
 * why it is away all the same, or null. The profile is locked.
 */
export async function sayLooking(
  trx: Transaction<Database>,
  { user_id, away }: Pick<Profile, 'user_id' | 'away'>,
  now: Date,
): Promise<Away | null> {
  await storeHeard(trx, user_id, dayInIndia(now));
  await deleteAsking(trx, user_id);
  return away === null ? null : endAbsence(trx, user_id, 'quiet', now);
}

/** Somebody has found someone: not shown from now on, and the office calls to close. The profile is locked. */
export async function sayFound(
  trx: Transaction<Database>,
  { user_id, away }: Pick<Profile, 'user_id' | 'away'>,
  { call_why }: Pick<Asking, 'call_why'>,
  { actor_id, now }: { actor_id: string | null; now: Date },
): Promise<void> {
  if (call_why === 'found' && away === 'paused') return;
  if (away === 'quiet') await endAbsence(trx, user_id, 'quiet', now);
  if (away !== 'paused') await beginAbsence(trx, user_id, { kind: 'paused', actor_id }, now);
  const call = { call_why: 'found', call_since: now, called_at: null } as const;
  await changeAsking(trx, user_id, { ...call, hides_on: null });
}
