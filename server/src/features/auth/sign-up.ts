import { ADMINISTRATOR } from '@mala/contract/access/roles.ts';
import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { type Domain, FORM_DOMAIN } from '@mala/contract/communities/domain.ts';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { isCommonPassword, isPersonalPassword } from '../../secrets/common-passwords.ts';
import { keepSessionHere, openSessionHere } from './kept-sign-ins.ts';
import { markDevice } from './known-devices.ts';
import type { Origin } from './log-in.ts';
import {
  hasAdministrator,
  hasAgreed,
  insertAgreement,
  insertUser,
  lockUser,
  type NewAccount,
} from './queries.ts';

/** Inserts the empty profile of a new account, in a table of the feature profiles. */
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
  origin: Origin,
  createProfile: CreateProfile,
): Promise<{ sessionId: string }> {
  const now = ctx.now();
  const opened = await ctx.db.transaction().execute(async (trx) => {
    const user_id = await insertUser(trx, account);
    if (!user_id) throw new AppError('MOBILE_TAKEN');
    await createProfile(trx, { user_id, domain: account.domain });
    await insertAgreement(trx, { user_id, address: origin.address, agreed_at: now });
    return { user_id, sessionId: await openSessionHere(trx, ctx, user_id, origin) };
  });
  keepSessionHere(ctx, origin, opened.sessionId);
  markDevice(ctx, origin.device, { id: opened.user_id, password_hash: account.password_hash });
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

/**
 * Creates the administrator of ADMIN_MOBILE and ADMIN_PASSWORD if there is none. A member with that mobile number does
 * not become one; a warning is logged. Throws for a password that is easily guessed.
 */
export async function makeFirstAdministrator({
  config,
  db,
  log,
  passwords,
}: Context): Promise<void> {
  if (!config.adminMobile || !config.adminPassword) return;
  if (await hasAdministrator(db)) return;
  const administrator = { mobile_no: config.adminMobile, user_name: 'Administrator' };
  if (
    isPersonalPassword(config.adminPassword, administrator) ||
    isCommonPassword(config.adminPassword)
  )
    throw new Error('ADMIN_PASSWORD is easily guessed: choose other words');
  const made = await insertUser(db, {
    domain: FORM_DOMAIN,
    ...administrator,
    password_hash: await passwords.hash(config.adminPassword, 'start'),
    role: ADMINISTRATOR,
  });
  if (!made) log.warn('ADMIN_MOBILE is the number of a member, so no administrator was made');
}
