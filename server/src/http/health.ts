import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { reachDatabase } from '../db/database.ts';
import { AppError } from '../errors.ts';

/** Milliseconds after which a silent database counts as unreachable. */
const PATIENCE = 3000;

/** GET /api/health: 200 once the database answers, 503 otherwise. */
export function serveHealth(app: FastifyInstance, ctx: Context): void {
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
