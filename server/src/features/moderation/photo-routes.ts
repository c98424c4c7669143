import * as review from '@mala/contract/moderation/photos.ts';
import type { FastifyInstance } from 'fastify';
import { STATUS_LABELS } from '../../access/status-labels.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { findLookalikes } from './find-lookalikes.ts';
import { countWaiting, findWaiting } from './photo-queries.ts';
import { presentReviewedPhoto } from './presenter.ts';
import { reviewPhoto } from './review-photo.ts';

/** How administrators look at photos: the queue of new ones, and who else shows the same face. */
export function mountPhotoReview(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, review.listWaiting, async ({ params }) => {
    const [count, rows] = await Promise.all([
      countWaiting(ctx.db),
      findWaiting(ctx.db, params.page),
    ]);
    return { count, rows: rows.map((row) => presentReviewedPhoto(ctx, row)) };
  });

  route(app, ctx, review.reviewPhoto, async ({ viewer, params, body }) => {
    const { decision, reason } = body;
    const choice = { photoId: params.id, decision, reason, actorId: viewer.user_id };
    await reviewPhoto(ctx.db, choice, ctx.now());
    return { decision };
  });

  route(app, ctx, review.findLookalikes, async ({ params }) => {
    const rows = await findLookalikes(ctx, params.id);
    return rows.map((row) => ({
      ...presentReviewedPhoto(ctx, row),
      status: row.status,
      status_label: STATUS_LABELS[row.status],
      state: row.state,
      distance: row.distance,
    }));
  });
}
