import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import type { AppError } from '../../errors.ts';
import { queueMail } from '../mail/index.ts';
import type { AuthMail } from './letters.ts';
import { findLink, type GivenLink, insertLink, setVerifiedEmail, useLink } from './link-queries.ts';
import { isOpenLink } from './passwords.ts';
import { lockUser } from './queries.ts';
import { REPLIES } from './replies.ts';

/** Confirms the address that a link was mailed to, once, if it is still the profile's (server rules, section 7). */
export async function verifyEmail(ctx: Context, given: GivenLink) {
  const link = await findLink(ctx.db, ctx, 'verify-email', given);
  const now = ctx.now();
  if (!link || !isOpenLink(link, now)) return REPLIES.emailLinkInvalid;
  const verified = await ctx.db.transaction().execute(async (trx) => {
    // while the address is being changed or taken back, what is stored is not what will be
    await lockProfile(trx, link.user_id);
    await lockUser(trx, link.user_id);
    if (!link.email) return false;
    return (await setVerifiedEmail(trx, link.user_id, link.email)) && useLink(trx, link.id, now);
  });
  return verified ? SUCCESS : REPLIES.emailLinkInvalid;
}

/** 7 days (server rules, section 7). */
const MINUTES = 7 * 24 * 60;

/**
 * Mails a link that confirms the address. Earlier links to the same address stay valid. Returns 429 TOO_MANY_MAILS if
 * there were too many mails already, else null.
 */
export async function mailVerification(
  trx: Transaction<Database>,
  ctx: Context,
  user_id: string,
  email: string,
  network: string,
): Promise<AppError | null> {
  const link = { user_id, purpose: 'verify-email' as const, email };
  const link_id = await insertLink(trx, ctx, link, MINUTES);
  const mail = { kind: 'verify-email' as const, user_id, link_id };
  return queueMail<AuthMail>(trx, ctx, mail, { network, address: email });
}
