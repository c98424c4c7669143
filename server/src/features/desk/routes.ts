import * as desk from '@mala/contract/desk.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { readDesk } from './read-desk.ts';

/** The office's desk: what waits. */
export function mountDesk(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, desk.readDesk, async ({ viewer }) => ({
    queues: await readDesk(ctx, viewer),
  }));
}
