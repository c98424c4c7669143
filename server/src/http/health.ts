import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { AppError } from './errors.ts';

/** GET /api/health: 200 once the database answers, 503 otherwise. */
export function serveHealth(app: FastifyInstance, ctx: Context): void {
  app.get('/api/health', async () => {
    await sql`SELECT 1`.execute(ctx.db).catch(() => {
      throw new AppError('UNAVAILABLE');
    });
    return { status: 'ok' };
  });
}
