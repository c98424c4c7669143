import { lockProfile } from '../../access/find-profile.ts';
import type { Context } from '../../context.ts';
import { endAbsence } from '../absences/index.ts';
import { changeAsking, findAsking } from './queries.ts';
import type { ComeBack } from './quiet.ts';

/** Shows a profile again whose member is here, in its old place; nothing happens where it is shown. */
export async function comeBack(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, userId);
    if (!profile) return;
    const asking = await findAsking(trx, userId);
    if (asking?.hidden_at && !asking.back_at) await changeAsking(trx, userId, { back_at: now() });
    // beneath another absence too, which stays
    if (profile.away !== null) await endAbsence(trx, userId, 'quiet', now());
  });
}

/** What a call does whose member is not shown because he was not here; the Context has it for the calls of all features. */
export function createComeBack(ctx: Pick<Context, 'db' | 'now' | 'optionalWrite'>): ComeBack {
  return async (userId) => {
    await ctx.optionalWrite(() => comeBack(ctx, userId));
  };
}
