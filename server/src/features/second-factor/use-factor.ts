import type { factorWays, secondStepBody } from '@mala/contract/auth/second-step.ts';
import type { Message } from '@mala/contract/messages.ts';
import type { Kysely, Transaction } from 'kysely';
import type { output } from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import type { TicketPurpose } from '../../db/schema/second-factors.ts';
import { AppError } from '../../errors.ts';
import { findPasskeys, lockPasskey, recordPasskeyUse } from './passkey-queries.ts';
import { askPasskeys, checkSignature, type GivenPasskey, signedTicket } from './passkeys.ts';
import { countRecoveryCodes, findApp, lockFactors, useRecoveryCode, useStep } from './queries.ts';
import { recoveryHash } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';
import { insertTicket, takeTicket } from './ticket-queries.ts';

export type FactorWays = output<typeof factorWays>;
export type GivenFactor = Pick<output<typeof secondStepBody>, 'code' | 'recovery_code' | 'passkey'>;

/** What somebody begins for which a second factor is then given. */
interface Begun {
  user_id: string;
  purpose: Exclude<TicketPurpose, 'add-passkey'>;
  keep_signed_in?: boolean;
}

/** Whether an account has second factors, and a ticket by which one is given for what was begun; null if it has none. */
export async function askForFactor(
  db: Kysely<Database>,
  ctx: Context,
  begun: Begun,
  asked: string,
): Promise<(FactorWays & { ticket: string }) | null> {
  const { user_id } = begun;
  const app = await findApp(db, user_id);
  const passkeys = await findPasskeys(db, user_id);
  if (!app && passkeys.length === 0) return null;
  const { host } = relyingParty(ctx.config, asked);
  const here = passkeys.filter((one) => one.host === host);
  const ticket = await insertTicket(db, begun, ctx.now());
  return {
    ticket,
    code: app !== undefined && ctx.appSecrets.opens(app.sealed_secret, user_id),
    recovery_code: (await countRecoveryCodes(db, user_id)) > 0,
    passkey: here.length > 0 ? await askPasskeys(ticket, here, host) : null,
  };
}

function wrong(field: keyof GivenFactor, fault: Message): AppError {
  return new AppError('INVALID', { faults: { [field]: fault } });
}

/**
 * Uses what was given as a second factor of an account, once. Throws 400 INVALID with what is wrong with the field.
 * @param ticket of a sign-in; of a confirmation a passkey names its own, which is used up
 */
export async function useFactor(
  trx: Transaction<Database>,
  ctx: Context,
  account: { user_id: string; ticket: string | null; host: string },
  { code, recovery_code, passkey }: GivenFactor,
): Promise<void> {
  const { user_id } = account;
  // one after the other, and not while its owner changes them
  await lockFactors(trx, user_id);
  if (code !== undefined && !(await useCode(trx, ctx, user_id, code)))
    throw wrong('code', 'wrongCode');
  if (recovery_code !== undefined) {
    const used = await useRecoveryCode(trx, user_id, recoveryHash(recovery_code));
    if (!used) throw wrong('recovery_code', 'wrongRecoveryCode');
  }
  if (passkey && !(await usePasskey(trx, ctx, account, passkey)))
    throw wrong('passkey', 'wrongPasskey');
}

async function useCode(trx: Transaction<Database>, ctx: Context, userId: string, code: string) {
  const app = await findApp(trx, userId);
  const step = app && ctx.appSecrets.stepOf(app.sealed_secret, userId, code, ctx.now());
  return typeof step === 'number' && (await useStep(trx, userId, step));
}

async function usePasskey(
  trx: Transaction<Database>,
  ctx: Context,
  { user_id, ticket, host }: { user_id: string; ticket: string | null; host: string },
  passkey: GivenPasskey,
): Promise<boolean> {
  const signed = signedTicket(passkey);
  const now = ctx.now();
  const confirm = { user_id, purpose: 'confirm' as const };
  if (ticket ? signed !== ticket : !(await takeTicket(trx, confirm, signed, now))) return false;
  const stored = await lockPasskey(trx, user_id, passkey.id);
  if (!stored) return false;
  const counter = await checkSignature(passkey, signed, stored, relyingParty(ctx.config, host));
  if (counter === null) return false;
  await recordPasskeyUse(trx, stored.id, counter, now);
  return true;
}
