import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as family from '@mala/contract/entries/family.ts';
import type { FastifyInstance } from 'fastify';
import { findViewer } from '../../access/find-viewer.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { type CreateProfile, tokenOf } from '../auth/index.ts';
import { confirmEntry, takeOverEntry } from './confirm-entry.ts';
import { filesOfEntry, photosOfEntry } from './file-queries.ts';
import { presentAsked } from './presenter.ts';
import { requireAsked } from './prove-asked.ts';

/** What the family does with an entry that it is asked about. */
export function mountFamily(
  app: FastifyInstance,
  ctx: Context,
  { createProfile }: { createProfile: CreateProfile },
): void {
  route(app, ctx, family.openEntry, async ({ body, address }) => {
    const entry = await requireAsked(ctx, body, address);
    const photos = await photosOfEntry(ctx.db, entry.id);
    const files = await filesOfEntry(ctx.db, entry.id);
    return {
      mobile_no: entry.mobile_no ?? '',
      profile: presentAsked(ctx, entry, { photos, files }),
    };
  });

  route(app, ctx, family.confirmEntry, async ({ body, ...origin }) => {
    const keep = body.keep_signed_in ?? false;
    const sessionId = await confirmEntry(ctx, body, { ...origin, keep }, createProfile);
    return tokenOf(ctx, await findViewer(ctx.db, sessionId, ctx.now()));
  });

  route(app, ctx, family.takeOverEntry, async ({ viewer, body, address }) => {
    await takeOverEntry(ctx, viewer, body, address);
    return SUCCESS;
  });
}
