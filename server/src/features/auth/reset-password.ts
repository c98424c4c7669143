import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import { queueMail } from '../mail/index.ts';
import type { AuthMail } from './letters.ts';
import {
  dropLinks,
  findLink,
  type GivenLink,
  insertLink,
  setVerifiedEmail,
  useLink,
} from './link-queries.ts';
import { forgetFailures } from './log-in.ts';
import { findForReset, lockUser, storePasswordHash } from './queries.ts';
import { REPLIES } from './replies.ts';
import { endSessions } from './session-queries.ts';

/** Of one mobile number, so that nobody tries its dates of birth; counted whether or not somebody has it. */
const RESETS: LimitRule = { name: 'password-resets', points: 5, seconds: 3600 };

/** A link for a new password holds for 60 minutes (server rules, section 7). */
const MINUTES = 60;

/**
 * Mails a link for a new password where mobile, date of birth (YYYY-MM-DD) and site match. An unknown mobile takes
 * the same way as a wrong date: one query, and the answer. Throws 429 TOO_MANY.
 */
export async function resetPassword(
  ctx: Context,
  given: { mobile_no: string; date_of_birth: string; domain: Domain },
) {
  await ctx.limits.consume(RESETS, given.mobile_no);
  const account = await findForReset(ctx.db, given.mobile_no);
  if (account?.date_of_birth !== given.date_of_birth || account.domain !== given.domain)
    return REPLIES.noMatch;
  if (!account.email) return REPLIES.noEmail;
  await mailReset(ctx, account.user_id, account.email);
  return REPLIES.resetSent;
}

/** A new link makes the former ones worthless. */
async function mailReset(ctx: Context, user_id: string, email: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, user_id);
    await dropLinks(trx, user_id, 'reset-password');
    const link = { user_id, purpose: 'reset-password' as const, email };
    const link_id = await insertLink(trx, ctx, link, MINUTES);
    await queueMail<AuthMail>(trx, ctx.jobs, { kind: 'reset-password', user_id, link_id });
  });
}

/**
 * Sets the password by a mailed link, once; ends every session, and forgets the failed logins that led here. The
 * address that the link came to is confirmed by it. Throws 400 INVALID where the password is the mobile number.
 */
export async function chooseNewPassword(ctx: Context, given: GivenLink & { password: string }) {
  const link = await findLink(ctx.db, ctx, 'reset-password', given);
  const now = ctx.now();
  if (!link || !isOpenLink(link, now)) return REPLIES.resetLinkInvalid;
  requireNotMobile(given.password, link.mobile_no);
  const hash = await ctx.passwords.hash(given.password);
  const { user_id } = link;
  const done = await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, user_id);
    if (!(await useLink(trx, link.id, now))) return false;
    await storePasswordHash(trx, user_id, hash);
    await endSessions(trx, user_id, null, now);
    await setVerifiedEmail(trx, user_id, link.email);
    await queueMail<AuthMail>(trx, ctx.jobs, {
      kind: 'password-changed',
      user_id,
      at: now.toISOString(),
    });
    return true;
  });
  if (!done) return REPLIES.resetLinkInvalid;
  await forgetFailures(ctx, link.mobile_no);
  return { Status: 'Success' as const };
}

/** Throws 400 INVALID where a new password is the member's mobile number (server rules, section 7). */
export function requireNotMobile(password: string, mobile: string): void {
  if (password === mobile)
    throw new AppError('INVALID', { faults: { password: 'passwordIsMobile' } });
}

/** Whether a mailed link was not used yet and has not expired. */
export function isOpenLink(link: { used_at: Date | null; expires_at: Date }, now: Date): boolean {
  return link.used_at === null && link.expires_at > now;
}
