import { confirmAgain, secondStep, startConfirm } from '@mala/contract/auth/second-step.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import type { FastifyInstance } from 'fastify';
import { findViewer } from '../../access/find-viewer.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { askForFactor } from '../second-factor/index.ts';
import { confirmOwner, finishSignIn } from './second-step.ts';
import { tokenOf } from './token-of.ts';

/** Where a second factor is given: to sign in, and to confirm that the owner acts (decision 066). */
export function mountSecondStep(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, secondStep, async ({ body, ...origin }) => {
    const { sessionId } = await finishSignIn(ctx, body, origin);
    return tokenOf(ctx, await findViewer(ctx.db, sessionId, ctx.now()));
  });

  route(app, ctx, startConfirm, async ({ viewer: { user_id }, host }) => {
    const begun = { user_id, purpose: 'confirm' } as const;
    return { second_factor: await askForFactor(ctx.db, ctx, begun, host) };
  });

  route(app, ctx, confirmAgain, async ({ viewer, body, ...origin }) => {
    await confirmOwner(ctx, viewer, body, origin);
    return SUCCESS;
  });
}
