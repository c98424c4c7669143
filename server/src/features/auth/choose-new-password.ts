import type { Context } from '../../context.ts';
import { queueMail } from '../mail/index.ts';
import type { AuthMail } from './letters.ts';
import { findLink, type GivenLink, setVerifiedEmail, useLink } from './link-queries.ts';
import { forgetFailures } from './log-in.ts';
import { OUTCOMES } from './outcomes.ts';
import { isOpenLink, requireNotMobile } from './policy.ts';
import { lockUser, storePasswordHash } from './queries.ts';
import { endSessions } from './session-queries.ts';

/**
 * Sets the password by a mailed link, once; ends every session, and forgets the failed logins that led here. The
 * address that the link came to is confirmed by it. Throws 400 INVALID where the password is the mobile number.
 */
export async function chooseNewPassword(ctx: Context, given: GivenLink & { password: string }) {
  const link = await findLink(ctx.db, ctx, 'reset-password', given);
  const now = ctx.now();
  if (!link || !isOpenLink(link, now)) return OUTCOMES.resetLinkWorthless;
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
  if (!done) return OUTCOMES.resetLinkWorthless;
  await forgetFailures(ctx, link.mobile_no);
  return { Status: 'Success' as const };
}
