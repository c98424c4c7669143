import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { queueMail } from '../mail/index.ts';
import type { AuthMail } from './letters.ts';
import {
  dropLinks,
  findLink,
  type GivenLink,
  insertLink,
  isVerifiedEmail,
  setVerifiedEmail,
  useLink,
} from './link-queries.ts';
import { isOpenLink } from './passwords.ts';
import { REPLIES } from './replies.ts';

/** Confirms the address that a link was mailed to, once, if it is still the profile's (server rules, section 7). */
export async function verifyEmail(ctx: Context, given: GivenLink) {
  const link = await findLink(ctx.db, ctx, 'verify-email', given);
  const now = ctx.now();
  if (!link || !isOpenLink(link, now)) return REPLIES.emailLinkInvalid;
  const verified = await ctx.db
    .transaction()
    .execute(
      async (trx) =>
        (await setVerifiedEmail(trx, link.user_id, link.email)) && useLink(trx, link.id, now),
    );
  return verified ? { Status: 'Success' as const } : REPLIES.emailLinkInvalid;
}

/** 7 days (server rules, section 7). */
const MINUTES = 7 * 24 * 60;

/** Mails a link that confirms the address. Earlier links to the same address stay valid. */
export async function mailVerification(
  trx: Transaction<Database>,
  ctx: Context,
  user_id: string,
  email: string,
): Promise<void> {
  const link = { user_id, purpose: 'verify-email' as const, email };
  const link_id = await insertLink(trx, ctx, link, MINUTES);
  await queueMail<AuthMail>(trx, ctx.jobs, { kind: 'verify-email', user_id, link_id });
}

/**
 * Mails a confirmation link after a new address was saved, unless it was confirmed before. Reset links that went to the
 * former address become invalid.
 */
export async function followEmail(
  trx: Transaction<Database>,
  ctx: Context,
  userId: string,
  email: { before: string | null; after: string | null },
): Promise<void> {
  if (email.before === email.after) return;
  await dropLinks(trx, userId, 'reset-password');
  if (!email.after || (await isVerifiedEmail(trx, userId, email.after))) return;
  await mailVerification(trx, ctx, userId, email.after);
}
