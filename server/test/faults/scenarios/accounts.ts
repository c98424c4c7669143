import * as email from '@mala/contract/auth/email.ts';
import * as keeping from '@mala/contract/auth/kept-sign-in.ts';
import { chooseLanguage } from '@mala/contract/auth/language.ts';
import { checkLink } from '@mala/contract/auth/mailed-links.ts';
import * as account from '@mala/contract/auth/me.ts';
import * as passwords from '@mala/contract/auth/passwords.ts';
import {
  choosePreferredStates,
  chooseSearchByWishes,
} from '@mala/contract/auth/preferred-states.ts';
import * as sessions from '@mala/contract/auth/sessions.ts';
import * as auth from '@mala/contract/auth/sign-in.ts';
import { agreeToTerms, TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import type { Context } from '../../../src/context.ts';
import type { MailedLinks, Mobiles } from '../../../src/db/schema/accounts.ts';
import { insertLink } from '../../../src/features/auth/link-queries.ts';
import { freshMobile, PASSWORD } from '../../factories/accounts.ts';
import { tokenFor, type Wanted } from '../../factories.ts';
import { freshEmail, makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

const NEW_PASSWORD = 'a longer walk to town';

/** A member with a mailed link. */
async function withLink(ctx: Context, purpose: MailedLinks['purpose'], confirmed: boolean) {
  const address = freshEmail();
  const member = await makeSomebody(ctx, { basic: { email: address }, confirmed });
  const { user_id } = member;
  const mobiles: Mobiles = ['9840055555', null];
  const link = { user_id, purpose, email: address, mobiles };
  const id = await ctx.db.transaction().execute((trx) => insertLink(trx, ctx, link, 30));
  return { people: [member], body: { user_id, secret: ctx.linkSecrets.secretOf(purpose, id) } };
}

async function withNewPassword(ctx: Context, purpose: MailedLinks['purpose']) {
  const { people, body } = await withLink(ctx, purpose, true);
  return { people, body: { ...body, password: NEW_PASSWORD } };
}

/** A member who is signed in. */
async function signedIn(ctx: Context, wanted: Wanted = {}) {
  const member = await makeSomebody(ctx, wanted);
  return { member, people: [member], token: member.token };
}

/** A member whose browser stays signed in, and its cookie. */
async function keptSignIn(ctx: Context) {
  const { token: _, people, member } = await signedIn(ctx);
  const { id: sessionId } = await ctx.db
    .updateTable('sessions')
    .set({ kept_until: new Date(Date.now() + 86_400_000) })
    .where('user_id', '=', member.user_id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const refreshToken = ctx.refreshTokens.make({ sessionId, number: 0 });
  return { people, headers: { cookie: `refreshToken=${refreshToken}` } };
}

/** The same on a second device. */
async function signedInTwice(ctx: Context) {
  const { member, ...sent } = await signedIn(ctx);
  await tokenFor(ctx, member.user_id);
  return { member, ...sent };
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
  call(account.refreshToken, signedIn),
  call(keeping.renewSignIn, keptSignIn),
  call(keeping.forgetSignIn, keptSignIn),
  call(agreeToTerms, async (ctx) => {
    const { member, ...sent } = await signedIn(ctx);
    await ctx.db.deleteFrom('agreements').where('user_id', '=', member.user_id).execute();
    return { ...sent, body: { version: TERMS_VERSION } };
  }),
  call(chooseLanguage, async (ctx) => {
    const { member: _, ...sent } = await signedIn(ctx);
    return { ...sent, body: { language: 'ta' } };
  }),
  ...[choosePreferredStates, chooseSearchByWishes].map((one) =>
    call(one, async (ctx) => {
      const { member: _, ...sent } = await signedIn(ctx);
      return { ...sent, body: { preselected: false } };
    }),
  ),
  call(account.logout, signedIn, { again: [401] }),
  call(
    sessions.endOneSession,
    async (ctx) => {
      const { member, ...sent } = await signedInTwice(ctx);
      const { id } = await ctx.db
        .selectFrom('sessions')
        .where('user_id', '=', member.user_id)
        .orderBy('id', 'desc')
        .select('id')
        .executeTakeFirstOrThrow();
      return { ...sent, params: { id } };
    },
    { again: [404] },
  ),
  call(sessions.signOutEverywhere, signedInTwice, { again: [401] }),
  call(passwords.changePassword, async (ctx) => {
    const { member: _, ...sent } = await signedInTwice(ctx);
    return { ...sent, body: { old_password: PASSWORD, password: NEW_PASSWORD } };
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
  call(checkLink, async (ctx) => {
    const { people, body } = await withLink(ctx, 'undo-contact', true);
    return { people, body: { ...body, purpose: 'undo-contact' } };
  }),
  call(email.verifyEmail, (ctx) => withLink(ctx, 'verify-email', false)),
  call(email.undoContact, (ctx) => withNewPassword(ctx, 'undo-contact')),
  call(email.resendVerification, (ctx) => signedIn(ctx, { confirmed: false }), {
    adds: 'each request mails a link',
  }),
];
