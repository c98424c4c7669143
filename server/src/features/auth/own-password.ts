import type { Transaction } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import { findPasswordHash, lockPasswordHash } from './queries.ts';

/** Per account, against guessing the password with a stolen token. */
const TRIES: LimitRule = { name: 'own-password', points: 10, seconds: 15 * 60 };

/**
 * Requires the viewer's own password. Throws 400 INVALID with what is wrong with the field `password`, and 429 TOO_MANY
 * after ten wrong ones in 15 minutes. Returns a check for the transaction that follows: it throws 400 as well if the
 * password was replaced meanwhile.
 */
export async function requireOwnPassword(
  ctx: Context,
  { user_id }: Viewer,
  password: string | undefined,
): Promise<(trx: Transaction<Database>) => Promise<void>> {
  if (!password) throw new AppError('INVALID', { faults: { password: 'passwordForContact' } });
  await ctx.limits.consume(TRIES, user_id);
  const present = await findPasswordHash(ctx.db, user_id);
  if (!(await ctx.passwords.verify(present, password, user_id)))
    throw new AppError('INVALID', { faults: { password: 'wrongPassword' } });
  await ctx.limits.reset(TRIES, user_id);
  return async (trx) => {
    if (!(await lockPasswordHash(trx, user_id, present)))
      throw new AppError('INVALID', { faults: { password: 'wrongPassword' } });
  };
}
