import * as subscriptions from '@mala/contract/subscriptions.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { activateSubscription } from './activate-subscription.ts';
import { presentDownload, presentPackages, presentSubscription } from './presenter.ts';
import { countDownloads, findDownloads, findPackages, findSubscription } from './queries.ts';

/** Packages, the running subscription and what it downloaded (server rules, section 5). */
export function mountSubscriptions(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, subscriptions.listPackages, async () =>
    presentPackages(await findPackages(ctx.db), ctx.config),
  );

  route(app, ctx, subscriptions.readSubscription, async ({ viewer }) => {
    if (!viewer.subscription_id) throw new AppError('NO_SUBSCRIPTION');
    return presentSubscription(await findSubscription(ctx.db, viewer.subscription_id), ctx.now());
  });

  route(app, ctx, subscriptions.listDownloads, async ({ viewer, params }) => {
    const [count, rows] = await Promise.all([
      countDownloads(ctx.db, viewer.user_id),
      findDownloads(ctx.db, viewer.user_id, params.page),
    ]);
    return { count, rows: rows.map(presentDownload) };
  });

  route(app, ctx, subscriptions.activateSubscription, async ({ viewer, params, body }) => {
    const row = await activateSubscription(ctx, viewer, params.id, body);
    return presentSubscription(row, ctx.now());
  });
}
