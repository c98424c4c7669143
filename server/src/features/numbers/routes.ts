import * as numbers from '@mala/contract/numbers.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { readNumbers } from './read-numbers.ts';

/** How the site does (decision 084). */
export function mountNumbers(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, numbers.readNumbers, ({ viewer, query }) => readNumbers(ctx, viewer, query));
  app.addHook('onClose', () => ctx.daily.stop());
}
