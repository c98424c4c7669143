import * as review from '@mala/contract/moderation/photos.ts';
import * as moderation from '@mala/contract/moderation/profiles.ts';
import * as texts from '@mala/contract/moderation/texts.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { countWaitingTexts, findWaitingTexts } from '../held-texts/index.ts';
import { changeFeatured, changeStatus } from './change-profile.ts';
import { lowDisksOf } from './low-disks.ts';
import { countWaiting, findWaiting } from './photo-queries.ts';
import {
  presentReviewedPhoto,
  presentRow,
  presentStatus,
  presentWaitingText,
} from './presenter.ts';
import { countAll, findPage } from './queries.ts';
import { findLookalikes, reviewPhoto } from './review-photo.ts';
import { reviewText } from './review-text.ts';

/** The profile is named twice, in the path and in the body: a page that mixes two up must not change either. */
function requireSameProfile(pathId: string, bodyId: string): void {
  if (pathId !== bodyId) throw new AppError('INVALID', { faults: { profile_id: 'invalid' } });
}

/** What administrators do with profiles (server rules, section 4). */
export function mountModeration(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, moderation.listProfiles, async ({ params, body }) => {
    const [count, rows, disks] = await Promise.all([
      countAll(ctx.db, body),
      findPage(ctx.db, body, params.page, ctx.now()),
      lowDisksOf(ctx),
    ]);
    return { count, rows: rows.map(presentRow), ...(disks.length > 0 && { low_disks: disks }) };
  });

  route(app, ctx, moderation.changeStatus, async ({ viewer, params, body }) => {
    requireSameProfile(params.id, body.profile_id);
    await changeStatus(ctx, viewer, params.id, body);
    return presentStatus(body.status);
  });

  route(app, ctx, moderation.changeFeatured, async ({ viewer, params, body }) => {
    requireSameProfile(params.id, body.profile_id);
    await changeFeatured(ctx, viewer, params.id, body.status);
    return { is_featured: body.status };
  });

  route(app, ctx, review.listWaiting, async ({ params }) => {
    const [count, rows] = await Promise.all([
      countWaiting(ctx.db),
      findWaiting(ctx.db, params.page),
    ]);
    return { count, rows: rows.map((row) => presentReviewedPhoto(ctx, row)) };
  });

  route(app, ctx, review.reviewPhoto, async ({ viewer, params, body }) => {
    await reviewPhoto(ctx, viewer, params.id, body);
    return { decision: body.decision };
  });

  route(app, ctx, texts.listWaitingTexts, async ({ params }) => {
    const [count, rows] = await Promise.all([
      countWaitingTexts(ctx.db),
      findWaitingTexts(ctx.db, params.page),
    ]);
    return { count, rows: rows.map(presentWaitingText) };
  });

  route(app, ctx, texts.reviewText, async ({ viewer, params, body }) => {
    await reviewText(ctx, viewer, params.id, body);
    return { decision: body.decision };
  });

  route(app, ctx, review.findLookalikes, async ({ params }) => {
    const rows = await findLookalikes(ctx, params.id);
    return rows.map((row) => ({
      ...presentReviewedPhoto(ctx, row),
      ...presentStatus(row.status),
      state: row.state,
      distance: row.distance,
    }));
  });
}
