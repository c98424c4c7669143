import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as claims from '@mala/contract/payments/claims.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { actedOnBy } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { pictureKeys, sentPicture, sizeKeys } from '../../storage/picture-files.ts';
import { isPictureSize } from '../../storage/picture-sizes.ts';
import { serveFiles } from '../../storage/send-file.ts';
import type { KeptFiles } from '../../storage/sweep.ts';
import {
  countWaitingClaims,
  findClaimsOf,
  findWaitingClaims,
  inDomain,
  screenshotExists,
} from './claim-queries.ts';
import { presentOwnClaim, presentWaitingClaim } from './present-claim.ts';
import { refuseClaim } from './refuse-claim.ts';
import { addScreenshot, tellPayment, withdrawClaim } from './tell-payment.ts';

export const screenshotFiles: KeptFiles = {
  prefix: 'payment',
  table: 'payment_screenshots',
  keysOf: (id) => pictureKeys('payment', id),
  neededOf: (id) => sizeKeys('payment', id),
};

/** Payments that members tell of, and what the office says to that (decision 071). */
export function mountClaims(app: FastifyInstance, ctx: Context): void {
  async function own(userId: string) {
    const rows = await findClaimsOf(ctx.db, userId);
    return { rows: rows.map((row) => presentOwnClaim(ctx.signedUrls, row)) };
  }

  route(app, ctx, claims.listOwnClaims, ({ viewer }) => own(viewer.user_id));

  route(app, ctx, claims.tellPayment, async ({ viewer, body }) => {
    await tellPayment(ctx, viewer, body);
    return own(viewer.user_id);
  });

  route(app, ctx, claims.addScreenshot, async ({ viewer, params, files: [file] }) => {
    if (file) await addScreenshot(ctx, viewer, params.id, file.path);
    return own(viewer.user_id);
  });

  route(app, ctx, claims.withdrawClaim, async ({ viewer, params }) => {
    await withdrawClaim(ctx, viewer, params.id);
    return own(viewer.user_id);
  });

  route(app, ctx, claims.listClaims, async ({ viewer, params, query }) => {
    const seen = inDomain(actedOnBy(viewer, 'payments.record'), query.domain);
    const [count, rows] = await Promise.all([
      countWaitingClaims(ctx.db, seen),
      findWaitingClaims(ctx.db, seen, ctx.now(), params.page),
    ]);
    return { count, rows: rows.map((row) => presentWaitingClaim(ctx.signedUrls, row)) };
  });

  route(app, ctx, claims.refuseClaim, async ({ viewer, params, body }) => {
    await refuseClaim(ctx, viewer, params.id, body.reason);
    return SUCCESS;
  });

  serveFiles<{ id: string; size: string }>(
    app,
    ctx,
    '/files/payment/:id/:size',
    async ({ id, size }) => {
      if (!isUuid(id) || !isPictureSize(size)) return null;
      return (await screenshotExists(ctx.db, id)) ? sentPicture('payment', id, size) : null;
    },
  );
}
