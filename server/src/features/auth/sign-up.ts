import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { openSessionHere } from './kept-sign-ins.ts';
import { type Origin, settleHere } from './log-in.ts';
import { hasAgreed, insertAgreement, insertUser, lockUser, type NewAccount } from './queries.ts';

/** Inserts the empty profile of a new account, in a table of the feature profiles. */
export type CreateProfile = (
  trx: Transaction<Database>,
  profile: { user_id: string; domain: Domain },
) => Promise<void>;

/**
 * Makes an account with its empty profile, records the agreement, and opens a session; settleHere then has the browser
 * know it. Throws 409 MOBILE_TAKEN.
 */
export async function openAccount(
  trx: Transaction<Database>,
  ctx: Context,
  account: NewAccount,
  { origin, createProfile }: { origin: Origin; createProfile: CreateProfile },
): Promise<{ user_id: string; sessionId: string }> {
  const user_id = await insertUser(trx, account);
  if (!user_id) throw new AppError('MOBILE_TAKEN');
  await createProfile(trx, { user_id, domain: account.domain });
  await insertAgreement(trx, { user_id, address: origin.address, agreed_at: ctx.now() });
  return { user_id, sessionId: await openSessionHere(trx, ctx, user_id, origin) };
}

/** Signs up by oneself. Throws 409 MOBILE_TAKEN. */
export async function signUp(
  ctx: Context,
  account: NewAccount,
  origin: Origin,
  createProfile: CreateProfile,
): Promise<{ sessionId: string }> {
  const opened = await ctx.db
    .transaction()
    .execute((trx) => openAccount(trx, ctx, account, { origin, createProfile }));
  const marked = { id: opened.user_id, password_hash: account.password_hash };
  settleHere(ctx, origin, marked, opened.sessionId);
  return opened;
}

/** Records the agreement with a version, once. Throws 409 TERMS_CHANGED if it is not the current one. */
export async function agreeToTerms(
  ctx: Context,
  { version, ...from }: { user_id: string; address: string; version: string },
): Promise<void> {
  if (version !== TERMS_VERSION) throw new AppError('TERMS_CHANGED');
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, from.user_id);
    if (await hasAgreed(trx, from.user_id)) return;
    await insertAgreement(trx, { ...from, agreed_at: ctx.now() });
  });
}

const TIMEOUT_MS = 5000;

/**
 * Calls CONVERSION_URL after a signup, without any data about the person (decision 014). Returns at once; failures are
 * logged and not retried.
 */
export function reportSignup({ config, log }: Context): void {
  if (config.conversionUrl) void ask(config.conversionUrl, log);
}

async function ask(address: string, log: Context['log']): Promise<void> {
  try {
    const response = await fetch(address, {
      headers: { 'user-agent': 'Mala' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (error) {
    // the address may contain a key
    const { message } = error as Error;
    log.warn({ reason: message }, 'a signup could not be counted elsewhere');
  }
}
