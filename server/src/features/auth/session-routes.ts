import { logout } from '@mala/contract/auth/me.ts';
import * as sessions from '@mala/contract/auth/sessions.ts';
import { SUCCESS } from '@mala/contract/reply.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { presentSession } from './presenter.ts';
import { endSession, endSessions, findOpenSessions } from './session-queries.ts';

/** Where a member is signed in, and ending it. */
export function mountSessions(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, logout, async ({ viewer }) => {
    await endSession(ctx.db, viewer.user_id, viewer.session_id, ctx.now());
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

  route(app, ctx, sessions.signOutEverywhere, async ({ viewer }) => {
    await endSessions(ctx.db, viewer.user_id, null, ctx.now());
    return SUCCESS;
  });
}
