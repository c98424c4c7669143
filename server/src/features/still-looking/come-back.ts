import { dayInIndia } from '@mala/contract/india-time.ts';
import { lockProfile } from '../../access/find-profile.ts';
import type { Context } from '../../context.ts';
import { endAbsence } from '../absences/index.ts';
import { storeHeard } from '../auth/index.ts';
import { changeAsking, findAsking } from './queries.ts';
import type { ComeBack } from './quiet.ts';

/**
 * Shows a profile again whose member is here, in its old place; nothing happens where it is shown. `heardOn`: the day of a call, whose
 * visit may never be stored.
 */
export async function comeBack(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  heardOn?: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, userId);
    if (!profile) return;
    if (heardOn) await storeHeard(trx, userId, heardOn);
    const asking = await findAsking(trx, userId);
    if (asking?.hidden_at && !asking.back_at) await changeAsking(trx, userId, { back_at: now() });
    // beneath another absence too, which stays
    if (profile.away !== null) await endAbsence(trx, userId, 'quiet', now());
  });
}

/** What a call does whose member is not shown because he was not here; the Context has it for the calls of all features. */
export function createComeBack(ctx: Pick<Context, 'db' | 'now' | 'optionalWrite'>): ComeBack {
  return async (userId) => {
    await ctx.optionalWrite(() => comeBack(ctx, userId, dayInIndia(ctx.now())));
  };
}
