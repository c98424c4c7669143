import * as review from '@mala/contract/moderation/review.ts';
import type { FastifyInstance } from 'fastify';
import { actedOnBy } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { claimNext, countWaiting, findColleagues, keepClaims } from './queries.ts';
import { lookAt, readAhead } from './read-reviewed.ts';

/** Profiles reviewed one at a time, by several people at once. */
export function mountReview(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  route(app, ctx, review.nextToReview, async ({ viewer, body }) => {
    const { domain, except, holding, take } = body;
    const seen = actedOnBy(viewer, 'profiles.review');
    const asked = { userId: viewer.user_id, now: ctx.now() };
    await keepClaims(db, seen, { ...asked, ids: holding });
    const ids = take > 0 ? await claimNext(db, seen, { ...asked, domain, except, take }) : [];
    const [waiting, colleagues, rows] = await Promise.all([
      countWaiting(db, seen, domain),
      findColleagues(db, seen, asked),
      Promise.all(ids.map((id) => readAhead(ctx, viewer, id))),
    ]);
    const found = rows.filter((row) => row !== null);
    found.sort((a, b) => ((a.waiting_since ?? '') < (b.waiting_since ?? '') ? -1 : 1));
    return { waiting, rows: found, colleagues };
  });

  route(app, ctx, review.lookInReview, ({ viewer, params }) => lookAt(ctx, viewer, params.id));
}
