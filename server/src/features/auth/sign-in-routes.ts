import * as account from '@mala/contract/auth/me.ts';
import * as auth from '@mala/contract/auth/sign-in.ts';
import { agreeToTerms as agreeToTermsCall } from '@mala/contract/auth/terms.ts';
import { PAYLOAD_DOMAIN } from '@mala/contract/communities/domain.ts';
import { SUCCESS } from '@mala/contract/reply.ts';
import type { FastifyInstance } from 'fastify';
import { findViewer } from '../../access/find-viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { agreeToTerms } from './agree-to-terms.ts';
import { logIn } from './log-in.ts';
import { presentClaims, presentMe } from './presenter.ts';
import { reportSignup } from './report-signup.ts';
import { touchSession } from './session-queries.ts';
import { type CreateProfile, signUp } from './sign-up.ts';

function tokenOf(ctx: Context, viewer: Viewer | null): { token: string } {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return { token: ctx.tokens.sign(presentClaims(viewer)) };
}

/** Signing up and in, and who is signed in. */
export function mountSignIn(
  app: FastifyInstance,
  ctx: Context,
  createProfile: CreateProfile,
): void {
  route(app, ctx, auth.signup, async ({ body, address, userAgent }) => {
    const { user_name, mobile_no, password, domain = PAYLOAD_DOMAIN } = body;
    const password_hash = await ctx.passwords.hash(password);
    const made_up = ctx.demo !== null;
    const account = { domain, mobile_no, password_hash, user_name, made_up };
    const { sessionId } = await signUp(ctx, account, { address, userAgent }, createProfile);
    if (body.conversion_consent) reportSignup(ctx);
    return tokenOf(ctx, await findViewer(ctx.db, sessionId, ctx.now()));
  });

  route(app, ctx, auth.login, async ({ body, address, userAgent }) => {
    const { sessionId } = await logIn(ctx, body, { address, userAgent });
    return tokenOf(ctx, await findViewer(ctx.db, sessionId, ctx.now()));
  });

  route(app, ctx, account.refreshToken, async ({ viewer }) => {
    await touchSession(ctx.db, viewer.session_id, ctx.now());
    return tokenOf(ctx, viewer);
  });

  route(app, ctx, account.me, async ({ viewer }) => presentMe(viewer));

  route(app, ctx, agreeToTermsCall, async ({ viewer, body, address }) => {
    await agreeToTerms(ctx, { user_id: viewer.user_id, address, version: body.version });
    return SUCCESS;
  });
}
