import { can } from '@mala/contract/access/roles.ts';
import * as changes from '@mala/contract/moderation/changes.ts';
import * as finding from '@mala/contract/moderation/find.ts';
import * as review from '@mala/contract/moderation/photos.ts';
import * as moderation from '@mala/contract/moderation/profiles.ts';
import * as texts from '@mala/contract/moderation/texts.ts';
import type { FastifyInstance } from 'fastify';
import { actedOnBy } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import {
  countWaitingChanges,
  countWaitingTexts,
  findWaitingChanges,
  findWaitingTexts,
} from '../held-texts/index.ts';
import { changeFeatured, changeStatus } from './change-profile.ts';
import { mountDeskLists } from './desk-routes.ts';
import { countNumbers, findProfiles, recordNumber } from './find-profiles.ts';
import { lowDisksOf } from './low-disks.ts';
import { countWaiting, findWaiting } from './photo-queries.ts';
import {
  presentFound,
  presentReviewedPhoto,
  presentRow,
  presentStatus,
  presentWaitingChange,
  presentWaitingText,
} from './presenter.ts';
import { countAll, findPage } from './queries.ts';
import { reviewChange } from './review-change.ts';
import { findLookalikes, reviewPhoto } from './review-photo.ts';
import { reviewText } from './review-text.ts';

/** The profile is named twice, in the path and in the body: a page that mixes two up must not change either. */
function requireSameProfile(pathId: string, bodyId: string): void {
  if (pathId !== bodyId) throw new AppError('INVALID', { faults: { profile_id: 'invalid' } });
}

/** What administrators do with profiles (server rules, section 4). */
export function mountModeration(app: FastifyInstance, ctx: Context): void {
  mountDeskLists(app, ctx);

  route(app, ctx, moderation.listProfiles, async ({ viewer, params, body }) => {
    const seen = actedOnBy(viewer, 'profiles.list');
    const asked = { filters: body, page: params.page, now: ctx.now() };
    await countNumbers(ctx, viewer, body.phone);
    const [count, rows, disks] = await Promise.all([
      countAll(ctx.db, seen, asked),
      findPage(ctx.db, seen, asked),
      can(viewer, 'disks.read') ? lowDisksOf(ctx) : [],
    ]);
    if (body.phone?.length) await recordNumber(ctx, viewer, rows);
    return { count, rows: rows.map(presentRow), ...(disks.length > 0 && { low_disks: disks }) };
  });

  route(app, ctx, finding.findProfiles, async ({ viewer, body }) => {
    const { by, rows } = await findProfiles(ctx, viewer, body.text);
    return { by, rows: rows.map(presentFound) };
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

  route(app, ctx, review.listWaiting, async ({ viewer, params }) => {
    const seen = actedOnBy(viewer, 'photos.review');
    const [count, rows] = await Promise.all([
      countWaiting(ctx.db, seen),
      findWaiting(ctx.db, seen, params.page),
    ]);
    return { count, rows: rows.map((row) => presentReviewedPhoto(ctx, row)) };
  });

  route(app, ctx, review.reviewPhoto, async ({ viewer, params, body }) => {
    await reviewPhoto(ctx, viewer, params.id, body);
    return { decision: body.decision };
  });

  route(app, ctx, texts.listWaitingTexts, async ({ viewer, params }) => {
    const seen = actedOnBy(viewer, 'profiles.review');
    const [count, rows] = await Promise.all([
      countWaitingTexts(ctx.db, seen),
      findWaitingTexts(ctx.db, seen, params.page),
    ]);
    return { count, rows: rows.map(presentWaitingText) };
  });

  route(app, ctx, texts.reviewText, async ({ viewer, params, body }) => {
    await reviewText(ctx, viewer, params.id, body);
    return { decision: body.decision };
  });

  route(app, ctx, changes.listWaitingChanges, async ({ viewer, params }) => {
    const seen = actedOnBy(viewer, 'profiles.review');
    const [count, rows] = await Promise.all([
      countWaitingChanges(ctx.db, seen),
      findWaitingChanges(ctx.db, seen, params.page),
    ]);
    return { count, rows: rows.map(presentWaitingChange) };
  });

  route(app, ctx, changes.reviewChange, async ({ viewer, params, body }) => {
    await reviewChange(ctx, viewer, params.id, body);
    return { decision: body.decision };
  });

  route(app, ctx, review.findLookalikes, async ({ viewer, params }) => {
    const rows = await findLookalikes(ctx, viewer, params.id);
    return rows.map((row) => ({
      ...presentReviewedPhoto(ctx, row),
      ...presentStatus(row.status),
      state: row.state,
      distance: row.distance,
    }));
  });
}
