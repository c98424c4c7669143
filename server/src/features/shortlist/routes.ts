import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { addToShortlist, removeFromShortlist } from '@mala/contract/shortlist.ts';
import type { FastifyInstance } from 'fastify';
import { findListedProfile } from '../../access/find-profile.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { deleteShortlisted, insertShortlisted } from './queries.ts';

/** A member's own list of profiles (server rules, section 6). */
export function mountShortlist(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, addToShortlist, async ({ viewer, body }) => {
    if (!(await findListedProfile(ctx.db, viewer, body.profile_id)))
      throw new AppError('NOT_FOUND');
    await insertShortlisted(ctx.db, viewer.user_id, body.profile_id);
    return SUCCESS;
  });

  route(app, ctx, removeFromShortlist, async ({ viewer, body }) => {
    const removed = await deleteShortlisted(ctx.db, viewer.user_id, body.profile_id);
    // what was on the list comes off it, even when the profile is no longer to be seen
    if (!removed && !(await findListedProfile(ctx.db, viewer, body.profile_id)))
      throw new AppError('NOT_FOUND');
    return SUCCESS;
  });
}
