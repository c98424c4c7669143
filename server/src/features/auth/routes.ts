import * as passwords from '@mala/contract/auth/passwords.ts';
import * as auth from '@mala/contract/auth.ts';
import { PAYLOAD_DOMAIN } from '@mala/contract/communities/domain.ts';
import { messageText } from '@mala/contract/messages.ts';
import { SUCCESS } from '@mala/contract/reply.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { findViewer, type Viewer } from '../../http/viewer.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { requireNotMobile } from './policy.ts';
import { presentClaims, presentMe } from './presenter.ts';
import { endSession, findPasswordHash, touchSession } from './queries.ts';
import { signUp } from './sign-up.ts';

function tokenOf(ctx: Context, viewer: Viewer | null): { token: string } {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return { token: ctx.tokens.sign(presentClaims(viewer)) };
}

/** Accounts and sessions (server rules, sections 6 and 7). */
export function mountAuth(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, auth.signup, async ({ body, address, userAgent }) => {
    const { user_name, mobile_no, password, domain = PAYLOAD_DOMAIN } = body;
    const password_hash = await ctx.passwords.hash(password);
    const made_up = ctx.demo !== null;
    const account = { domain, mobile_no, password_hash, user_name, made_up };
    const { sessionId } = await signUp(ctx.db, account, { address, userAgent });
    return tokenOf(ctx, await findViewer(ctx.db, sessionId, ctx.now()));
  });

  route(app, ctx, auth.login, async ({ body, userAgent }) => {
    const { sessionId } = await logIn(ctx, body, userAgent);
    return tokenOf(ctx, await findViewer(ctx.db, sessionId, ctx.now()));
  });

  route(app, ctx, auth.refreshToken, async ({ viewer }) => {
    await touchSession(ctx.db, viewer.session_id, ctx.now());
    return tokenOf(ctx, viewer);
  });

  route(app, ctx, auth.logout, async ({ viewer }) => {
    await endSession(ctx.db, viewer.session_id, ctx.now());
    return SUCCESS;
  });

  route(app, ctx, auth.me, async ({ viewer }) => presentMe(viewer));

  route(app, ctx, passwords.changePassword, async ({ viewer, body }) => {
    requireNotMobile(body.password, viewer.mobile_no);
    const present = await findPasswordHash(ctx.db, viewer.user_id);
    if (!(await ctx.passwords.verify(present, body.old_password)))
      return { Status: 'Failure' as const, Message: messageText('wrongPassword') };
    await changePassword(ctx.db, viewer, await ctx.passwords.hash(body.password), ctx.now());
    return SUCCESS;
  });
}
