import type { confirmAgainBody } from '@mala/contract/auth/second-step.ts';
import type { output } from 'zod/mini';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import {
  findSignIn,
  type GivenFactor,
  lockFactors,
  takeTicket,
  useFactor,
} from '../second-factor/index.ts';
import { guessedOf, limitGuesses } from './guesses.ts';
import { openSessionHere } from './kept-sign-ins.ts';
import { knownDevice } from './known-devices.ts';
import { type Origin, settleHere } from './log-in.ts';
import { requireOwnPassword } from './own-password.ts';
import { findPasswordHash } from './queries.ts';
import { recordProof } from './session-queries.ts';

/** Ten wrong factors of one account from one place in 15 minutes; six digits are soon guessed otherwise. */
const TRIES = limitGuesses('second-factor', { points: 10, seconds: 15 * 60 });

interface Account {
  id: string;
  mobile_no: string;
  password_hash: string;
}

type Place = Pick<Origin, 'address' | 'device'>;

/** Does what takes a factor, as one guess at it, which counts before it is known to be right. Throws 429 TOO_MANY. */
async function guessing<T>(
  ctx: Context,
  account: Account,
  { address, device }: Place,
  work: () => Promise<T>,
): Promise<T> {
  const guesser = {
    account: guessedOf(account.mobile_no, account.password_hash),
    address,
    device: knownDevice(ctx, device, account),
  };
  await TRIES.check(ctx, guesser);
  await TRIES.count(ctx, guesser);
  const done = await work();
  await TRIES.forget(ctx, guesser);
  return done;
}

/**
 * Opens the session of a sign-in whose password was right. Throws 401 SIGN_IN_EXPIRED for a ticket that was used, or is
 * older than five minutes, and 400 INVALID for a wrong factor, after which the ticket still counts.
 */
export async function finishSignIn(
  ctx: Context,
  { ticket, ...given }: { ticket: string } & GivenFactor,
  origin: Omit<Origin, 'keep'>,
): Promise<{ sessionId: string }> {
  const expired = () => new AppError('SIGN_IN_EXPIRED');
  const account = await findSignIn(ctx.db, ticket, ctx.now());
  if (!account) throw expired();
  const { id: user_id, keep_signed_in: keep } = account;
  const here = { ...origin, keep };
  const sessionId = await guessing(ctx, account, origin, () =>
    ctx.db.transaction().execute(async (trx) => {
      await useFactor(trx, ctx, { user_id, ticket, host: origin.host }, given);
      const begun = { user_id, purpose: 'sign-in' } as const;
      // a new password, or another answer to the same question, has ended it meanwhile
      if (!(await takeTicket(trx, begun, ticket, ctx.now()))) throw expired();
      return openSessionHere(trx, ctx, user_id, here);
    }),
  );
  settleHere(ctx, here, account, sessionId);
  return { sessionId };
}

const needsFactor = () => new AppError('INVALID', { faults: { code: 'required' } });

/**
 * Records in the viewer's session that its owner acts. Throws 400 INVALID with what is wrong with the field: somebody with a
 * second factor gives that one, others their password.
 */
export async function confirmOwner(
  ctx: Context,
  viewer: Viewer,
  { password, ...given }: output<typeof confirmAgainBody>,
  origin: Place & Pick<Origin, 'host'>,
): Promise<void> {
  const { user_id, session_id, mobile_no } = viewer;
  if (!viewer.has_factor) {
    if (!password) throw new AppError('INVALID', { faults: { password: 'required' } });
    const requireSame = await requireOwnPassword(ctx, viewer, password);
    await ctx.db.transaction().execute(async (trx) => {
      // the first factor may have been added meanwhile, and then the password is not enough
      if (await lockFactors(trx, user_id)) throw needsFactor();
      await requireSame(trx);
      await recordProof(trx, session_id, ctx.now());
    });
    return;
  }
  if (password) throw needsFactor();
  const password_hash = await findPasswordHash(ctx.db, user_id);
  await guessing(ctx, { id: user_id, mobile_no, password_hash }, origin, () =>
    ctx.db.transaction().execute(async (trx) => {
      await useFactor(trx, ctx, { user_id, ticket: null, host: origin.host }, given);
      await recordProof(trx, session_id, ctx.now());
    }),
  );
}
