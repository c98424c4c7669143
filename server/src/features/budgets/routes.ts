import { domainsOf } from '@mala/contract/access/role-places.ts';
import { listHeavyReaders } from '@mala/contract/budgets.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { countHeavyReaders, findHeavyReaders } from './queries.ts';

/** Who read unusually much, for the office. */
export function mountBudgets(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, listHeavyReaders, async ({ viewer, params }) => {
    const domains = domainsOf(viewer, 'profiles.review');
    const [count, rows] = await Promise.all([
      countHeavyReaders(ctx.db, domains),
      findHeavyReaders(ctx.db, domains, params.page),
    ]);
    return { count, rows: rows.map((row) => ({ ...row, noted_at: row.noted_at.toISOString() })) };
  });
}
