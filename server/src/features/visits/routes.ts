import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

/** Visits have no call of their own: what was noted is written before the server stops. */
export function mountVisits(app: FastifyInstance, ctx: Context): void {
  app.addHook('onClose', () => ctx.visits.stop());
}
