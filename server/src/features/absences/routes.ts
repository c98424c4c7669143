import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as absences from '@mala/contract/members/absences.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { changeAbsence, pauseOwn, requirePausable, resumeOwn } from './change-absence.ts';

/** Profiles that rest, and accounts whose family wants to leave (decision 085). */
export function mountAbsences(app: FastifyInstance, ctx: Context): void {
  const acts = [
    [absences.pauseMember, 'pause'],
    [absences.resumeMember, 'resume'],
    [absences.closeMember, 'close'],
    [absences.reopenMember, 'reopen'],
  ] as const;
  for (const [endpoint, act] of acts)
    route(app, ctx, endpoint, async ({ viewer, params, body }) => {
      await changeAbsence(ctx, viewer, params.id, { act, reason: body.reason });
      return SUCCESS;
    });

  route(app, ctx, absences.pauseOwn, async ({ viewer }) => {
    requirePausable(viewer);
    await pauseOwn(ctx, viewer);
    return SUCCESS;
  });

  route(app, ctx, absences.resumeOwn, async ({ viewer }) => {
    await resumeOwn(ctx, viewer);
    return SUCCESS;
  });
}
