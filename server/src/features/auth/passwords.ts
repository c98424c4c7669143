import type { Domain } from '@mala/contract/communities/domain.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import type { Message } from '@mala/contract/messages.ts';
import type { Transaction } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import type { Device } from '../../http/device-cookie.ts';
import { customerNetwork } from '../../http/networks.ts';
import type { KeptToken } from '../../http/sign-in-cookie.ts';
import { isCommonPassword, isPersonalPassword } from '../../secrets/common-passwords.ts';
import { findAddresses, queueMail } from '../mail/index.ts';
import { dropTickets } from '../second-factor/index.ts';
import { safeAddress, trustedAddress } from './address-queries.ts';
import { guessedOf, limitGuesses } from './guesses.ts';
import { giveToken } from './kept-sign-ins.ts';
import { knownDevice, markDevice } from './known-devices.ts';
import type { AuthMail } from './letters.ts';
import {
  dropLinks,
  findLink,
  type GivenLink,
  insertLink,
  setVerifiedEmail,
  useLink,
} from './link-queries.ts';
import { findForReset, findPasswordHash, lockUser, storePasswordHash } from './queries.ts';
import { REPLIES } from './replies.ts';
import { endSessions, replaceRefreshTokens } from './session-queries.ts';

/**
 * Stores a new password, ends the member's sessions except `keptSession`, and mails the member about it, at an address that
 * is confirmed or that the member gave.
 */
export async function replacePassword(
  trx: Transaction<Database>,
  ctx: Context,
  user_id: string,
  hash: string,
  { keptSession, network }: { keptSession: string | null; network: string },
): Promise<void> {
  const now = ctx.now();
  await storePasswordHash(trx, user_id, hash);
  await endSessions(trx, user_id, keptSession, now);
  await dropTickets(trx, user_id);
  const at = now.toISOString();
  const address = safeAddress(await findAddresses(trx, user_id));
  if (!address) return;
  const mail = { kind: 'password-changed' as const, user_id, at };
  await queueMail<AuthMail>(trx, ctx, mail, { network, address });
}

/**
 * Changes the password of a member who knows the current one, ends the member's other sessions and invalidates mailed
 * reset links. False if the current password is another one, also if a reset link changed it meanwhile.
 */
export async function changePassword(
  ctx: Context,
  viewer: Viewer,
  given: { old_password: string; password: string },
  network: string,
  { device, kept }: { device: Device; kept: KeptToken },
): Promise<boolean> {
  const { user_id, session_id } = viewer;
  const present = await findPasswordHash(ctx.db, user_id);
  if (!(await ctx.passwords.verify(present, given.old_password, user_id))) return false;
  const hash = await ctx.passwords.hash(given.password, user_id);
  const now = ctx.now();
  const changed = await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, user_id);
    if ((await findPasswordHash(trx, user_id)) !== present) return null;
    await dropLinks(trx, user_id, 'reset-password');
    await replacePassword(trx, ctx, user_id, hash, { keptSession: session_id, network });
    return { newTokens: await replaceRefreshTokens(trx, session_id, now) };
  });
  if (!changed) return false;
  if (changed.newTokens) giveToken(ctx, kept, changed.newTokens);
  markDevice(ctx, device, { id: user_id, password_hash: hash });
  return true;
}

/** Against guessing the date of birth: right ones count too. */
const RESETS = limitGuesses('password-resets', { points: 5, seconds: 3600 });

/** Lifetime of a reset link (server rules, section 7). */
const MINUTES = 60;

/**
 * Mails a link for a new password if mobile, date of birth (YYYY-MM-DD) and site match, to an address that is confirmed
 * or that the member gave. An unknown mobile takes the same time as a wrong date. Throws 429 TOO_MANY and
 * TOO_MANY_MAILS; on a marked device only its own tries count.
 */
export async function resetPassword(
  ctx: Context,
  given: { mobile_no: string; date_of_birth: string; domain: Domain },
  network: string,
  device: Device,
) {
  const account = await findForReset(ctx.db, given.mobile_no);
  const known = account && { id: account.user_id, password_hash: account.password_hash };
  const guesser = {
    account: guessedOf(given.mobile_no, account?.password_hash),
    address: network,
    device: knownDevice(ctx, device, known),
  };
  await RESETS.check(ctx, guesser);
  await RESETS.count(ctx, guesser);
  if (account?.date_of_birth !== given.date_of_birth || account.domain !== given.domain)
    return REPLIES.noMatch;
  return (await mailReset(ctx, account.user_id, network)) ? REPLIES.resetSent : REPLIES.noEmail;
}

/** A new link invalidates the earlier ones. False if there is no address that it may go to. */
async function mailReset(ctx: Context, user_id: string, network: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    // what is taken back meanwhile gets no link
    await lockUser(trx, user_id);
    const email = trustedAddress(await findAddresses(trx, user_id));
    if (!email) return false;
    await dropLinks(trx, user_id, 'reset-password');
    const link = { user_id, purpose: 'reset-password' as const, email };
    const link_id = await insertLink(trx, ctx, link, MINUTES);
    const mail = { kind: 'reset-password' as const, user_id, link_id };
    const refusal = await queueMail<AuthMail>(trx, ctx, mail, { network, address: email });
    if (refusal) throw refusal;
    return true;
  });
}

/**
 * Sets the password by a mailed link, once; ends every session and every delay of logins, and confirms the
 * address that the link was mailed to. Throws 400 INVALID for a password that is easily guessed.
 */
export async function chooseNewPassword(
  ctx: Context,
  given: GivenLink & { password: string },
  network: string,
  device: Device,
) {
  const link = await findLink(ctx.db, ctx, 'reset-password', given);
  const now = ctx.now();
  if (!link || !isOpenLink(link, now)) return REPLIES.resetLinkInvalid;
  requireGoodPassword(given.password, link);
  const hash = await ctx.passwords.hash(given.password, customerNetwork(network));
  const { user_id } = link;
  const done = await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, user_id);
    if (!(await useLink(trx, link.id, now))) return false;
    if (link.email) await setVerifiedEmail(trx, user_id, link.email);
    await replacePassword(trx, ctx, user_id, hash, { keptSession: null, network });
    return true;
  });
  if (!done) return REPLIES.resetLinkInvalid;
  markDevice(ctx, device, { id: user_id, password_hash: hash });
  return SUCCESS;
}

/**
 * Throws 400 INVALID if a new password is the member's mobile number, a common one, or little more than what others know
 * about the member (server rules, section 7).
 */
export function requireGoodPassword(
  password: string,
  person: { mobile_no: string; user_name: string },
): void {
  if (password === person.mobile_no) throw badPassword('passwordIsMobile');
  if (isPersonalPassword(password, person)) throw badPassword('passwordPersonal');
  if (isCommonPassword(password)) throw badPassword('passwordCommon');
}

function badPassword(fault: Message): AppError {
  return new AppError('INVALID', { faults: { password: fault } });
}

/** Whether a mailed link is unused and has not expired. */
export function isOpenLink(link: { used_at: Date | null; expires_at: Date }, now: Date): boolean {
  return link.used_at === null && link.expires_at > now;
}
