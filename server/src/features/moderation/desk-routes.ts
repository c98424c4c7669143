import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as live from '@mala/contract/moderation/live-changes.ts';
import * as views from '@mala/contract/moderation/views.ts';
import type { FastifyInstance } from 'fastify';
import { actedOnBy } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { countLiveChanges, findLiveChanges } from '../held-texts/index.ts';
import { presentLiveChange } from './presenter.ts';
import { saveView } from './save-view.ts';
import { seeLiveChanges } from './see-live.ts';
import { deleteView, findViews, setViewName } from './view-queries.ts';

/** What changed live (decision 084), and the saved views of the list of profiles (decision 086). */
export function mountDeskLists(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, live.listLiveChanges, async ({ viewer, params }) => {
    const seen = actedOnBy(viewer, 'profiles.review');
    const [count, rows] = await Promise.all([
      countLiveChanges(ctx.db, seen),
      findLiveChanges(ctx.db, seen, params.page),
    ]);
    return { count, rows: rows.map(presentLiveChange) };
  });

  route(app, ctx, live.seeLiveChanges, async ({ viewer, body }) => ({
    profiles: await seeLiveChanges(ctx, viewer, body.profiles),
  }));

  route(app, ctx, views.listViews, async ({ viewer }) => ({
    views: await findViews(ctx.db, viewer.user_id),
  }));

  route(app, ctx, views.saveView, ({ viewer, body }) => saveView(ctx, viewer, body));

  route(app, ctx, views.renameView, async ({ viewer, params, body }) => {
    const view = await setViewName(ctx.db, viewer.user_id, { id: params.id, name: body.name });
    if (!view) throw new AppError('NOT_FOUND');
    return view;
  });

  route(app, ctx, views.removeView, async ({ viewer, params }) => {
    if (!(await deleteView(ctx.db, viewer.user_id, params.id))) throw new AppError('NOT_FOUND');
    return SUCCESS;
  });
}
