import * as email from '@mala/contract/auth/email.ts';
import * as account from '@mala/contract/auth/me.ts';
import * as passwords from '@mala/contract/auth/passwords.ts';
import * as sessions from '@mala/contract/auth/sessions.ts';
import * as auth from '@mala/contract/auth/sign-in.ts';
import { agreeToTerms, TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import type { Context } from '../../../src/context.ts';
import type { MailedLinks } from '../../../src/db/schema/accounts.ts';
import { insertLink } from '../../../src/features/auth/link-queries.ts';
import { freshMobile, PASSWORD } from '../../factories/accounts.ts';
import { tokenFor } from '../../factories.ts';
import { freshEmail, makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

const NEW_PASSWORD = 'a longer walk to town';

/** A member with a mailed link. */
async function withLink(ctx: Context, purpose: MailedLinks['purpose'], confirmed: boolean) {
  const address = freshEmail();
  const member = await makeSomebody(ctx, { basic: { email: address }, confirmed });
  const { user_id } = member;
  const link = { user_id, purpose, email: address, mobiles: ['9840055555', null] as const };
  const id = await ctx.db
    .transaction()
    .execute((trx) => insertLink(trx, ctx, { ...link, mobiles: [...link.mobiles] }, 30));
  return { people: [member], body: { user_id, secret: ctx.linkSecrets.secretOf(purpose, id) } };
}

async function withNewPassword(ctx: Context, purpose: MailedLinks['purpose']) {
  const { people, body } = await withLink(ctx, purpose, true);
  return { people, body: { ...body, password: NEW_PASSWORD } };
}

export const ACCOUNTS: readonly Scenario[] = [
  call(
    auth.signup,
    async () => {
      const mobile_no = freshMobile();
      const body = { user_name: 'Sundaram', mobile_no, password: NEW_PASSWORD };
      return { people: [{ mobile_no }], body };
    },
    { again: [409] },
  ),
  call(
    auth.login,
    async (ctx) => {
      const member = await makeSomebody(ctx);
      return { people: [member], body: { mobile_no: member.mobile_no, password: PASSWORD } };
    },
    { adds: 'each login opens a session' },
  ),
  call(account.refreshToken, async (ctx) => {
    const member = await makeSomebody(ctx);
    return { people: [member], token: member.token };
  }),
  call(agreeToTerms, async (ctx) => {
    const member = await makeSomebody(ctx);
    await ctx.db.deleteFrom('agreements').where('user_id', '=', member.user_id).execute();
    return { people: [member], token: member.token, body: { version: TERMS_VERSION } };
  }),
  call(
    account.logout,
    async (ctx) => {
      const member = await makeSomebody(ctx);
      return { people: [member], token: member.token };
    },
    { again: [401] },
  ),
  call(
    sessions.endOneSession,
    async (ctx) => {
      const member = await makeSomebody(ctx);
      await tokenFor(ctx, member.user_id);
      const { id } = await ctx.db
        .selectFrom('sessions')
        .where('user_id', '=', member.user_id)
        .orderBy('id', 'desc')
        .select('id')
        .executeTakeFirstOrThrow();
      return { people: [member], token: member.token, params: { id } };
    },
    { again: [404] },
  ),
  call(
    sessions.signOutEverywhere,
    async (ctx) => {
      const member = await makeSomebody(ctx);
      await tokenFor(ctx, member.user_id);
      return { people: [member], token: member.token };
    },
    { again: [401] },
  ),
  call(passwords.changePassword, async (ctx) => {
    const member = await makeSomebody(ctx);
    await tokenFor(ctx, member.user_id);
    const body = { old_password: PASSWORD, password: NEW_PASSWORD };
    return { people: [member], token: member.token, body };
  }),
  call(
    passwords.resetPassword,
    async (ctx) => {
      const member = await makeSomebody(ctx);
      const { mobile_no, domain } = member;
      return { people: [member], body: { mobile_no, domain, date_of_birth: '1998-05-14' } };
    },
    { adds: 'each request mails a new link' },
  ),
  call(passwords.chooseNewPassword, (ctx) => withNewPassword(ctx, 'reset-password')),
  call(email.verifyEmail, (ctx) => withLink(ctx, 'verify-email', false)),
  call(email.undoContact, (ctx) => withNewPassword(ctx, 'undo-contact')),
  call(
    email.resendVerification,
    async (ctx) => {
      const member = await makeSomebody(ctx, { confirmed: false });
      return { people: [member], token: member.token };
    },
    { adds: 'each request mails a link' },
  ),
];
