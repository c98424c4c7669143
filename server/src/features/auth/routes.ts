import { can } from '@mala/contract/access/roles.ts';
import * as email from '@mala/contract/auth/email.ts';
import * as keeping from '@mala/contract/auth/kept-sign-in.ts';
import { chooseLanguage } from '@mala/contract/auth/language.ts';
import { checkLink as checkLinkCall } from '@mala/contract/auth/mailed-links.ts';
import * as account from '@mala/contract/auth/me.ts';
import * as passwords from '@mala/contract/auth/passwords.ts';
import {
  choosePreferredStates,
  chooseSearchByWishes,
} from '@mala/contract/auth/preferred-states.ts';
import * as sessions from '@mala/contract/auth/sessions.ts';
import * as auth from '@mala/contract/auth/sign-in.ts';
import { agreeToTerms as agreeToTermsCall } from '@mala/contract/auth/terms.ts';
import { PAYLOAD_DOMAIN } from '@mala/contract/communities/domain.ts';
import { type Language, languagesOf } from '@mala/contract/communities/languages.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import { onlyFiller } from '@mala/contract/profiles/fillers.ts';
import type { FastifyInstance } from 'fastify';
import { findViewer } from '../../access/find-viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { customerNetwork } from '../../http/networks.ts';
import { route } from '../../http/route.ts';
import { checkLink } from './check-link.ts';
import { forgetKept, forgetSessionHere, renewKept } from './kept-sign-ins.ts';
import { logIn } from './log-in.ts';
import { mountMemberAccounts } from './member-routes.ts';
import {
  changePassword,
  chooseNewPassword,
  requireGoodPassword,
  resetPassword,
} from './passwords.ts';
import { presentMe, presentSession } from './presenter.ts';
import { findPause, isShownAgain, storeChoice } from './queries.ts';
import { REPLIES } from './replies.ts';
import { mountSecondStep } from './second-step-routes.ts';
import { endSession, endSessions, findOpenSessions, touchSession } from './session-queries.ts';
import { agreeToTerms, type CreateProfile, reportSignup, signUp } from './sign-up.ts';
import { tokenOf } from './token-of.ts';
import { type RestoreContact, undoContactChange } from './undo-contact.ts';
import { mailVerification, verifyEmail } from './verify-email.ts';

/** Throws 400 INVALID for a language that is not among these. */
export function requireOffered(language: Language, offered: readonly Language[]): void {
  if (!offered.includes(language))
    throw new AppError('INVALID', { faults: { language: 'notInList' } });
}

/** What the feature profiles does in the transactions of this one. */
interface ProfileWrites {
  createProfile: CreateProfile;
  restoreContact: RestoreContact;
}

/** Accounts and sessions (server rules, sections 6 and 7). */
export function mountAuth(
  app: FastifyInstance,
  ctx: Context,
  { createProfile, restoreContact }: ProfileWrites,
): void {
  route(app, ctx, auth.signup, async ({ body, ...origin }) => {
    const { user_name, mobile_no, password, domain = PAYLOAD_DOMAIN, language } = body;
    const { profile_for, filled_in_by } = body;
    requireGoodPassword(password, body);
    if (language) requireOffered(language, languagesOf(domain));
    const password_hash = await ctx.passwords.hash(password, customerNetwork(origin.address));
    const made_up = ctx.demo !== null;
    const filler = profile_for && onlyFiller(profile_for);
    const whom = { profile_for, filled_in_by: filled_in_by ?? filler };
    const account = { domain, mobile_no, password_hash, user_name, made_up, language, ...whom };
    const keep = body.keep_signed_in ?? false;
    const { sessionId } = await signUp(ctx, account, { ...origin, keep }, createProfile);
    if (body.conversion_consent) reportSignup(ctx);
    return tokenOf(ctx, await findViewer(ctx.db, sessionId, ctx.now()));
  });

  route(app, ctx, auth.login, async ({ body, ...origin }) => {
    const keep = body.keep_signed_in ?? false;
    const { sessionId, asked } = await logIn(ctx, body, { ...origin, keep });
    if (asked) return { second_factor: asked };
    return tokenOf(ctx, await findViewer(ctx.db, sessionId, ctx.now()));
  });

  mountSecondStep(app, ctx);
  mountMemberAccounts(app, ctx);

  route(app, ctx, account.refreshToken, async ({ viewer }) => {
    await touchSession(ctx.db, viewer.session_id, ctx.now());
    return tokenOf(ctx, viewer);
  });

  route(app, ctx, keeping.renewSignIn, async ({ kept }) => {
    const sessionId = await renewKept(ctx, kept);
    return tokenOf(ctx, await findViewer(ctx.db, sessionId, ctx.now()));
  });

  route(app, ctx, keeping.forgetSignIn, async ({ kept }) => {
    await forgetKept(ctx, kept);
    return SUCCESS;
  });

  route(app, ctx, account.me, async ({ viewer }) => {
    const dayAgo = new Date(ctx.now().getTime() - DAY_MS);
    const [pause, isBack] = await Promise.all([
      viewer.away ? findPause(ctx.db, viewer.user_id) : undefined,
      can(viewer, 'profile.own') && isShownAgain(ctx.db, viewer.user_id, dayAgo),
    ]);
    return {
      ...presentMe(viewer, ctx.config, pause),
      ...(isBack && { shown_again: true as const }),
    };
  });

  route(app, ctx, chooseLanguage, async ({ viewer, body: { language } }) => {
    // the office is of all sites
    const site = can(viewer, 'profile.own') ? viewer.domain : null;
    requireOffered(language, languagesOf(site));
    await storeChoice(ctx.db, viewer.user_id, { language });
    return SUCCESS;
  });

  route(app, ctx, choosePreferredStates, async ({ viewer, body: { preselected } }) => {
    await storeChoice(ctx.db, viewer.user_id, { prefers_states: preselected });
    return SUCCESS;
  });

  route(app, ctx, chooseSearchByWishes, async ({ viewer, body: { preselected } }) => {
    await storeChoice(ctx.db, viewer.user_id, { prefers_wishes: preselected });
    return SUCCESS;
  });

  route(app, ctx, agreeToTermsCall, async ({ viewer, body, address }) => {
    await agreeToTerms(ctx, { user_id: viewer.user_id, address, version: body.version });
    return SUCCESS;
  });

  route(app, ctx, account.logout, async ({ viewer, kept }) => {
    await endSession(ctx.db, viewer.user_id, viewer.session_id, ctx.now());
    forgetSessionHere(ctx, kept, viewer.session_id);
    return SUCCESS;
  });

  route(app, ctx, sessions.listSessions, async ({ viewer }) => {
    const { user_id, session_id } = viewer;
    const rows = await findOpenSessions(ctx.db, user_id, session_id, ctx.now());
    return { rows: rows.map((row) => presentSession(row, session_id)) };
  });

  route(app, ctx, sessions.endOneSession, async ({ viewer, params }) => {
    const ended = await endSession(ctx.db, viewer.user_id, params.id, ctx.now());
    if (!ended) throw new AppError('NOT_FOUND');
    return SUCCESS;
  });

  route(app, ctx, sessions.signOutEverywhere, async ({ viewer, kept }) => {
    await endSessions(ctx.db, viewer.user_id, null, ctx.now());
    forgetSessionHere(ctx, kept, viewer.session_id);
    return SUCCESS;
  });

  route(app, ctx, passwords.changePassword, async ({ viewer, body, address, ...here }) => {
    requireGoodPassword(body.password, viewer);
    const changed = await changePassword(ctx, viewer, body, address, here);
    return changed ? SUCCESS : REPLIES.wrongPassword;
  });

  route(app, ctx, passwords.resetPassword, async ({ body, address, device }) =>
    resetPassword(ctx, body, address, device),
  );

  route(app, ctx, passwords.chooseNewPassword, async ({ body, address, device }) =>
    chooseNewPassword(ctx, body, address, device),
  );

  route(app, ctx, checkLinkCall, async ({ body }) => checkLink(ctx, body));

  route(app, ctx, email.verifyEmail, async ({ body }) => verifyEmail(ctx, body));

  route(app, ctx, email.undoContact, async ({ body, address, device }) =>
    undoContactChange(ctx, body, { network: address, device }, restoreContact),
  );

  route(app, ctx, email.resendVerification, async ({ viewer, address: network }) => {
    const { user_id, email: address } = viewer;
    if (!address) return REPLIES.noEmailToConfirm;
    if (viewer.email_verified) return REPLIES.emailConfirmed;
    await ctx.db.transaction().execute(async (trx) => {
      const refusal = await mailVerification(trx, ctx, user_id, address, network);
      if (refusal) throw refusal;
    });
    return REPLIES.confirmationSent;
  });
}
