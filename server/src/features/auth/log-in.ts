import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type LimitRule, limitedNetwork } from '../../http/rate-limits.ts';
import { findByMobile, lockPasswordHash } from './queries.ts';
import { openSession } from './session-queries.ts';

/** Ten failures for one mobile number in 15 minutes (server rules, section 7). */
const FAILURES: LimitRule = { name: 'login-failures', points: 10, seconds: 15 * 60 };

/** Against guessing over many mobile numbers; many people may share a carrier's address (decision 015). */
const FAILURES_BY_ADDRESS: LimitRule = {
  name: 'login-failures-by-address',
  points: 500,
  seconds: 15 * 60,
  lasting: true,
};

export interface Origin {
  address: string;
  userAgent: string | null;
}

/**
 * Opens a session for the right password. Throws 401 LOGIN_FAILED for an unknown mobile as for a wrong password, in the
 * same time, and 429 TOO_MANY after too many failures of a mobile number; open sessions continue.
 */
export async function logIn(
  ctx: Context,
  given: { mobile_no: string; password: string },
  { address, userAgent }: Origin,
): Promise<{ sessionId: string }> {
  const network = limitedNetwork(address);
  await ctx.limits.check(FAILURES_BY_ADDRESS, network);
  await ctx.limits.check(FAILURES, given.mobile_no);
  const account = await findByMobile(ctx.db, given.mobile_no);
  const matches = await verified(ctx, account?.password_hash, given.password, network);
  if (!account || !matches) {
    await ctx.limits.consume(FAILURES_BY_ADDRESS, network);
    await ctx.limits.consume(FAILURES, given.mobile_no);
    throw new AppError('LOGIN_FAILED');
  }
  // simultaneous guesses may all pass the first check
  await ctx.limits.check(FAILURES, given.mobile_no);
  await forgetFailures(ctx, given.mobile_no);
  return ctx.db.transaction().execute(async (trx) => {
    // the password may have changed while it was being verified
    if (!(await lockPasswordHash(trx, account.id, account.password_hash)))
      throw new AppError('LOGIN_FAILED');
    return { sessionId: await openSession(trx, account.id, userAgent, ctx.now()) };
  });
}

/** Whether the hash is that of the password; takes as long without one. A refused check counts against the network. */
async function verified(
  { passwords, limits }: Context,
  hash: string | undefined,
  password: string,
  network: string,
): Promise<boolean> {
  try {
    return await (hash
      ? passwords.verify(hash, password, network)
      : passwords.verifyAgainstNothing(password, network));
  } catch (error) {
    if (error instanceof AppError) await limits.consume(FAILURES_BY_ADDRESS, network);
    throw error;
  }
}

/** Resets the counter of failed logins of a mobile number. */
export async function forgetFailures(ctx: Context, mobile: string): Promise<void> {
  await ctx.limits.reset(FAILURES, mobile);
}
