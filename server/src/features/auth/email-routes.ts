import * as email from '@mala/contract/auth/email.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { mailVerification } from './mail-verification.ts';
import { OUTCOMES } from './outcomes.ts';
import { verifyEmail } from './verify-email.ts';

/** Confirming the email address of a profile. */
export function mountEmail(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, email.verifyEmail, async ({ body }) => verifyEmail(ctx, body));

  route(app, ctx, email.resendVerification, async ({ viewer }) => {
    const { user_id, email: address } = viewer;
    if (!address) return OUTCOMES.noEmailToConfirm;
    if (viewer.email_verified) return OUTCOMES.emailConfirmed;
    await ctx.db.transaction().execute(async (trx) => mailVerification(trx, ctx, user_id, address));
    return OUTCOMES.confirmationSent;
  });
}
