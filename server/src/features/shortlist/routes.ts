import { SUCCESS } from '@mala/contract/reply.ts';
import { addToShortlist, removeFromShortlist } from '@mala/contract/shortlist.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { requireListed } from './policy.ts';
import { deleteShortlisted, findProfile, insertShortlisted } from './queries.ts';

/** A member's own list of profiles (server rules, section 6). */
export function mountShortlist(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, addToShortlist, async ({ viewer, body }) => {
    requireListed(viewer, await findProfile(ctx.db, body.profile_id));
    await insertShortlisted(ctx.db, viewer.user_id, body.profile_id);
    return SUCCESS;
  });

  route(app, ctx, removeFromShortlist, async ({ viewer, body }) => {
    const removed = await deleteShortlisted(ctx.db, viewer.user_id, body.profile_id);
    // what was on the list comes off it, even when the profile is no longer to be seen
    if (!removed) requireListed(viewer, await findProfile(ctx.db, body.profile_id));
    return SUCCESS;
  });
}
