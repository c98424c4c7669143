import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Context } from '../../context.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import { queueMail } from '../mail/index.ts';
import type { AuthMail } from './letters.ts';
import { dropLinks, insertLink } from './link-queries.ts';
import { OUTCOMES } from './outcomes.ts';
import { findForReset, lockUser } from './queries.ts';

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
    return OUTCOMES.noMatch;
  if (!account.email) return OUTCOMES.noEmail;
  await mailReset(ctx, account.user_id, account.email);
  return OUTCOMES.resetSent;
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
