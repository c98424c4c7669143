import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { addressIn, memberAddress } from '../../http/site-addresses.ts';
import { queueMail } from '../mail/index.ts';
import { type AuthMail, PASSWORD_PATH } from './letters.ts';
import { dropLinks, insertLink } from './link-queries.ts';

/** Lifetime of a link that somebody reads out or sends. */
const MINUTES = 3 * 24 * 60;

/**
 * Makes a link with which somebody of the office chooses a password, once, within three days; earlier ones end. It is
 * mailed too if there is an address. Returns its URL, which nothing stores. Throws 429 TOO_MANY_MAILS.
 */
export async function insertPasswordLink(
  trx: Transaction<Database>,
  ctx: Context,
  { user_id, domain, email }: { user_id: string; domain: Domain; email: string | null },
): Promise<string> {
  const purpose = 'reset-password' as const;
  await dropLinks(trx, user_id, purpose);
  const link_id = await insertLink(trx, ctx, { user_id, purpose, email }, MINUTES);
  if (email) {
    const mail = { kind: 'office-welcome' as const, user_id, link_id };
    const refusal = await queueMail<AuthMail>(trx, ctx, mail, { network: null, address: email });
    if (refusal) throw refusal;
  }
  const home = addressIn('en', memberAddress(ctx.config, domain));
  return `${home}/${PASSWORD_PATH}/${user_id}/${ctx.linkSecrets.secretOf(purpose, link_id)}`;
}
