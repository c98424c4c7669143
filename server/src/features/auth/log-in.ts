import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Device } from '../../http/device-cookie.ts';
import { customerNetwork } from '../../http/networks.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import type { MarkedAccount } from '../../secrets/device-marks.ts';
import { askForFactor, type FactorWays } from '../second-factor/index.ts';
import { type Guesser, guessedOf, limitGuesses } from './guesses.ts';
import { type Browser, keepSessionHere, openSessionHere } from './kept-sign-ins.ts';
import { knownDevice, markDevice } from './known-devices.ts';
import { findByMobile, lockPasswordHash, requireOpen } from './queries.ts';

/** Ten failures for one mobile number from one place in 15 minutes (server rules, section 7). */
const FAILURES = limitGuesses('login-failures', { points: 10, seconds: 15 * 60 });

/** Against guessing over many mobile numbers; many people may share a carrier's address (decision 015). */
const FAILURES_BY_ADDRESS: LimitRule = {
  name: 'login-failures-by-address',
  points: 500,
  seconds: 15 * 60,
  lasting: true,
  byNetwork: true,
};

export interface Origin extends Browser {
  address: string;
  device: Device;
  /** the requested host name */
  host: string;
}

/** A new session, or for an account with a second factor what its second step needs (second-step.ts). */
export type LoggedIn =
  | { sessionId: string; asked: null }
  | { sessionId: null; asked: FactorWays & { ticket: string } };

/**
 * Opens a session for the right password, and marks the device; not before the second step if there is one. Throws 401 LOGIN_FAILED for an unknown mobile as for a
 * wrong password, in the same time, 403 ACCOUNT_CLOSED for a closed account, and 429 TOO_MANY after too many failures; open sessions continue. On a marked device
 * only its own failures count.
 */
export async function logIn(
  ctx: Context,
  given: { mobile_no: string; password: string },
  origin: Origin,
): Promise<LoggedIn> {
  const account = await findByMobile(ctx.db, given.mobile_no);
  const { address } = origin;
  const device = knownDevice(ctx, origin.device, account);
  const guesser = { account: guessedOf(given.mobile_no, account?.password_hash), address, device };
  if (!device) await ctx.limits.check(FAILURES_BY_ADDRESS, address);
  await FAILURES.check(ctx, guesser);
  const matches = await verified(ctx, account?.password_hash, given.password, guesser);
  if (!account || !matches) {
    if (!device) await ctx.limits.consume(FAILURES_BY_ADDRESS, address);
    await FAILURES.count(ctx, guesser);
    throw new AppError('LOGIN_FAILED');
  }
  // simultaneous guesses may all pass the first check
  await FAILURES.check(ctx, guesser);
  await FAILURES.forget(ctx, guesser);
  const { host, keep } = origin;
  const done: LoggedIn = await ctx.db.transaction().execute(async (trx) => {
    // the password, or the number, may have changed while it was being verified
    if (!(await lockPasswordHash(trx, account.id, account.password_hash, given.mobile_no)))
      throw new AppError('LOGIN_FAILED');
    await requireOpen(trx, account.id);
    const begun = { user_id: account.id, purpose: 'sign-in', keep_signed_in: keep } as const;
    const asked = await askForFactor(trx, ctx, begun, host);
    if (asked) return { sessionId: null, asked };
    return { sessionId: await openSessionHere(trx, ctx, account.id, origin), asked: null };
  });
  if (done.sessionId) settleHere(ctx, origin, account, done.sessionId);
  return done;
}

/** Has the browser keep the session that was opened in it, and know the account. */
export function settleHere(
  ctx: Context,
  origin: Origin,
  account: MarkedAccount,
  sessionId: string,
): void {
  keepSessionHere(ctx, origin, sessionId);
  markDevice(ctx, origin.device, account);
}

/** Whether the hash is that of the password; takes as long without one. A refused check counts against the network. */
async function verified(
  { passwords, limits }: Context,
  hash: string | undefined,
  password: string,
  { address, device }: Guesser,
): Promise<boolean> {
  // not a line for each device: an account of one's own can be signed in on any number of them
  const line = customerNetwork(address);
  const asker = device ? `known ${line}` : line;
  try {
    return await (hash
      ? passwords.verify(hash, password, asker)
      : passwords.verifyAgainstNothing(password, asker));
  } catch (error) {
    if (error instanceof AppError && !device) await limits.consume(FAILURES_BY_ADDRESS, address);
    throw error;
  }
}
