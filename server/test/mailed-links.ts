import type { Context } from '../src/context.ts';
import type { MailedLinks } from '../src/db/schema/accounts.ts';

/** The parameters of the newest link of a member for a purpose, as in the mail. */
export async function newestLink(
  ctx: Context,
  userId: string,
  purpose: MailedLinks['purpose'],
): Promise<{ user_id: string; secret: string }> {
  const { id } = await ctx.db
    .selectFrom('mailed_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirstOrThrow();
  return { user_id: userId, secret: ctx.linkSecrets.secretOf(purpose, id) };
}

/** The kinds of the mails sent to a member, oldest first. */
export async function mailsTo(ctx: Context, userId: string): Promise<string[]> {
  const mails = await ctx.db
    .selectFrom('mails')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select('kind')
    .execute();
  return mails.map(({ kind }) => kind);
}

let addresses = 0;

/** Headers that make a call come from a unique network address, as forwarded by a local proxy. */
export function fromElsewhere(): { 'x-forwarded-for': string } {
  addresses += 1;
  return { 'x-forwarded-for': `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` };
}
