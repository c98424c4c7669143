import { can } from '@mala/contract/access/roles.ts';
import * as subscriptions from '@mala/contract/subscriptions.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { requireMember } from '../../http/member.ts';
import { route } from '../../http/route.ts';
import { paysOnline } from './pays-online.ts';
import {
  presentDownload,
  presentDownloadOf,
  presentPackages,
  presentSubscription,
} from './presenter.ts';
import {
  countDownloads,
  countDownloadsOf,
  findDownloads,
  findDownloadsOf,
  findPackages,
  findSubscription,
} from './queries.ts';

/** Packages, the running subscription and what it downloaded (server rules, section 5). */
export function mountSubscriptions(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, subscriptions.listPackages, async ({ viewer, query }) => {
    const domain = query.domain ?? viewer.domain;
    if (domain !== viewer.domain && !can(viewer, 'payments.record', domain))
      throw new AppError('FORBIDDEN');
    const [packages, { payment }] = await Promise.all([
      findPackages(ctx.db, domain),
      ctx.settings.read(domain),
    ]);
    return presentPackages(packages, payment, paysOnline(ctx));
  });

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

  route(app, ctx, subscriptions.listMemberDownloads, async ({ viewer, params }) => {
    const { side, page } = params;
    const { user_id } = await requireMember(ctx.db, viewer, 'members.read', params.id);
    const [count, rows] = await Promise.all([
      countDownloadsOf(ctx.db, user_id, side),
      findDownloadsOf(ctx.db, user_id, side, page),
    ]);
    return { count, rows: rows.map(presentDownloadOf) };
  });
}
