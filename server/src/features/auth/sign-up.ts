import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import type { Origin } from './log-in.ts';
import { insertAgreement, insertUser, type NewAccount } from './queries.ts';
import { openSession } from './session-queries.ts';

/** Makes the empty profile of a new account: that table is another feature's (profiles). */
export type CreateProfile = (
  trx: Transaction<Database>,
  profile: { user_id: string; domain: Domain },
) => Promise<void>;

/**
 * Makes an account with its empty profile, records the agreement, and opens a session.
 * Throws 409 MOBILE_TAKEN.
 */
export async function signUp(
  ctx: Context,
  account: NewAccount,
  { address, userAgent }: Origin,
  createProfile: CreateProfile,
): Promise<{ sessionId: string }> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    const user_id = await insertUser(trx, account);
    if (!user_id) throw new AppError('MOBILE_TAKEN');
    await createProfile(trx, { user_id, domain: account.domain });
    await insertAgreement(trx, { user_id, address, agreed_at: now });
    return { sessionId: await openSession(trx, user_id, userAgent, now) };
  });
}
