import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as looking from '@mala/contract/still-looking.ts';
import type { FastifyInstance } from 'fastify';
import { actedOnBy } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { answerByLink } from './answer.ts';
import { recordCallOf } from './call-member.ts';
import { countCalls, findCalls } from './call-queries.ts';
import { presentCall } from './presenter.ts';

/** Whether members are still looking (decision 114). */
export function mountStillLooking(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, looking.answerLooking, async ({ body }) => ({
    outcome: await answerByLink(ctx, body),
  }));

  route(app, ctx, looking.listCalls, async ({ viewer, params: { page } }) => {
    const asked = { seen: actedOnBy(viewer, 'members.call'), now: ctx.now() };
    const [count, rows] = await Promise.all([
      countCalls(ctx.db, asked),
      findCalls(ctx.db, { ...asked, page }),
    ]);
    return { count, rows: rows.map(presentCall) };
  });

  route(app, ctx, looking.recordCall, async ({ viewer, params, body }) => {
    await recordCallOf(ctx, viewer, params.id, body.outcome);
    return SUCCESS;
  });
}
