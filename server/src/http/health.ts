import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { reachDatabase } from '../db/database.ts';
import { AppError } from '../errors.ts';

/** Milliseconds after which a silent database counts as unreachable. */
const PATIENCE = 3000;

/**
 * - GET /api/health: 200 once the database answers, 503 otherwise.
 * - GET /api/health/live: 200 while the process turns; touches nothing.
 * - GET /api/health/ready: 200 while calls can be answered, 503 otherwise and from the first moment of a stop, each with a
 *   ReadinessReport.
 */
export function serveHealth(app: FastifyInstance, ctx: Context): void {
  app.get('/api/health/live', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/api/health/ready', async (_, reply) => {
    const report = await ctx.readiness.report();
    const code = report.status === 'ok' ? 200 : 503;
    return reply.code(code).header('cache-control', 'no-store').send(report);
  });
  app.get('/api/health', async () => {
    const silence = delay(PATIENCE, false, { ref: false });
    const answer = reachDatabase(ctx.db).then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([answer, silence]))) throw new AppError('UNAVAILABLE');
    return { status: 'ok' };
  });
}
