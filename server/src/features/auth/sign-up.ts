import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { recordAgreement } from './agree-to-terms.ts';
import type { Origin } from './log-in.ts';
import { insertUser, type NewAccount } from './queries.ts';
import { openSession } from './session-queries.ts';

/**
 * Makes an account with its empty profile, records the agreement, and opens a session.
 * Throws 409 MOBILE_TAKEN.
 */
export async function signUp(
  ctx: Context,
  account: NewAccount,
  { address, userAgent }: Origin,
): Promise<{ sessionId: string }> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    const user_id = await insertUser(trx, account);
    if (!user_id) throw new AppError('MOBILE_TAKEN');
    await trx.insertInto('profiles').values({ user_id, domain: account.domain }).execute();
    await recordAgreement(trx, { user_id, address, agreed_at: now });
    return { sessionId: await openSession(trx, user_id, userAgent, now) };
  });
}
