import type { Context } from '../../context.ts';
import {
  findLink,
  type GivenLink,
  isVerifiedEmail,
  setVerifiedEmail,
  useLink,
} from './link-queries.ts';
import { OUTCOMES } from './outcomes.ts';
import { isOpenLink } from './policy.ts';

/**
 * Confirms the address that a link was mailed to, while it is the one of the profile. A link that is opened twice,
 * by a double click or a scanner of mails, answers as before while its address is confirmed.
 */
export async function verifyEmail(ctx: Context, given: GivenLink) {
  const link = await findLink(ctx.db, ctx, 'verify-email', given);
  if (!link) return OUTCOMES.emailLinkWorthless;
  const now = ctx.now();
  const verified = await ctx.db.transaction().execute(async (trx) => {
    if (isOpenLink(link, now)) {
      await setVerifiedEmail(trx, link.user_id, link.email);
      await useLink(trx, link.id, now);
    }
    return isVerifiedEmail(trx, link.user_id, link.email);
  });
  return verified ? { Status: 'Success' as const } : OUTCOMES.emailLinkWorthless;
}
