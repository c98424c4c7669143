import * as passwords from '@mala/contract/auth/passwords.ts';
import { SUCCESS } from '@mala/contract/reply.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { changePassword } from './change-password.ts';
import { chooseNewPassword } from './choose-new-password.ts';
import { OUTCOMES } from './outcomes.ts';
import { requireNotMobile } from './policy.ts';
import { resetPassword } from './reset-password.ts';

/** Changing a password, and setting a forgotten one anew. */
export function mountPasswords(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, passwords.changePassword, async ({ viewer, body }) => {
    requireNotMobile(body.password, viewer.mobile_no);
    return (await changePassword(ctx, viewer, body)) ? SUCCESS : OUTCOMES.wrongPassword;
  });

  route(app, ctx, passwords.resetPassword, async ({ body }) => resetPassword(ctx, body));

  route(app, ctx, passwords.chooseNewPassword, async ({ body }) => chooseNewPassword(ctx, body));
}
