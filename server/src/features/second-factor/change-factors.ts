import type { Transaction } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { type Actor, recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { deletePasskey, deletePasskeys } from './passkey-queries.ts';
import {
  deleteApp,
  deleteRecoveryCodes,
  lockFactors,
  replaceApp,
  replaceRecoveryCodes,
} from './queries.ts';
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { dropTickets } from './ticket-queries.ts';

/** What the feature auth does in the transactions of this one. */
export interface SessionWrites {
  /** Ends every session of an account except one, or all. */
  endSessions(
    trx: Transaction<Database>,
    userId: string,
    kept: string | null,
    now: Date,
  ): Promise<void>;
}

/** Whose factors change, in which session. */
export type Owner = Actor & Pick<Viewer, 'session_id'>;

/** What is recorded of a change of somebody's factors. */
type FactorChange =
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'reset';

/** Records a change of the factors of one's own account. */
export async function recordFactorChange(
  trx: Transaction<Database>,
  owner: Actor,
  change: FactorChange,
  now: Date,
): Promise<void> {
  const act = { action: 'second-factor', subject_id: owner.user_id } as const;
  await recordHistory(trx, owner, { ...act, after: { change } }, now);
}

/** Changes the factors of an account alone, and notes it; whether there was one before is given to `change`. */
export async function changeFactors<T>(
  ctx: Context,
  owner: Owner,
  noted: FactorChange,
  change: (trx: Transaction<Database>, hadFactor: boolean) => Promise<T>,
): Promise<T> {
  const { user_id } = owner;
  return ctx.db.transaction().execute(async (trx) => {
    const changed = await change(trx, await lockFactors(trx, user_id));
    await recordFactorChange(trx, owner, noted, ctx.now());
    return changed;
  });
}

async function newRecoveryCodes(trx: Transaction<Database>, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(trx, userId, codes.map(recoveryHash));
  return codes;
}

/**
 * What follows from the first factor of an account: recovery codes, and the end of its other sessions, in which none was
 * given. Null for a further one.
 */
export async function followFirst(
  trx: Transaction<Database>,
  ctx: Context,
  { user_id, session_id }: Owner,
  hadFactor: boolean,
  { endSessions }: SessionWrites,
): Promise<string[] | null> {
  if (hadFactor) return null;
  await endSessions(trx, user_id, session_id, ctx.now());
  return newRecoveryCodes(trx, user_id);
}

/** Adds the authenticator app, in place of the one before, with new recovery codes. Throws 400 INVALID for a wrong code. */
export async function addAppOf(
  ctx: Context,
  owner: Owner,
  { sealed, code }: { sealed: string; code: string },
  writes: SessionWrites,
): Promise<string[]> {
  const { user_id } = owner;
  const now = ctx.now();
  const step = ctx.appSecrets.stepOf(sealed, user_id, code, now);
  if (step === null) throw new AppError('INVALID', { faults: { code: 'wrongCode' } });
  return changeFactors(ctx, owner, 'app-added', async (trx, hadFactor) => {
    await replaceApp(trx, { user_id, sealed_secret: sealed, last_step: step, added_at: now });
    const first = await followFirst(trx, ctx, owner, hadFactor, writes);
    return first ?? newRecoveryCodes(trx, user_id);
  });
}

/** Recovery codes count only beside another factor. */
async function endUnlessLeft(trx: Transaction<Database>, userId: string): Promise<void> {
  if (!(await lockFactors(trx, userId))) await deleteRecoveryCodes(trx, userId);
}

/** Throws 404 NOT_FOUND without one. */
export async function removeAppOf(ctx: Context, owner: Owner): Promise<void> {
  await changeFactors(ctx, owner, 'app-removed', async (trx) => {
    if (!(await deleteApp(trx, owner.user_id))) throw new AppError('NOT_FOUND');
    await endUnlessLeft(trx, owner.user_id);
  });
}

/** Throws 404 NOT_FOUND for a passkey that is not the owner's. */
export async function removePasskeyOf(ctx: Context, owner: Owner, id: string): Promise<void> {
  await changeFactors(ctx, owner, 'passkey-removed', async (trx) => {
    if (!(await deletePasskey(trx, owner.user_id, id))) throw new AppError('NOT_FOUND');
    await endUnlessLeft(trx, owner.user_id);
  });
}

/** Throws 404 NOT_FOUND without a second factor. */
export async function renewRecoveryCodesOf(ctx: Context, owner: Owner): Promise<string[]> {
  return changeFactors(ctx, owner, 'codes-renewed', async (trx, hasFactor) => {
    if (!hasFactor) throw new AppError('NOT_FOUND');
    return newRecoveryCodes(trx, owner.user_id);
  });
}

/** Removes every factor of an account with what was begun. */
export async function removeFactors(trx: Transaction<Database>, userId: string): Promise<void> {
  await lockFactors(trx, userId);
  await deleteApp(trx, userId);
  await deletePasskeys(trx, userId);
  await deleteRecoveryCodes(trx, userId);
  await dropTickets(trx, userId);
}
