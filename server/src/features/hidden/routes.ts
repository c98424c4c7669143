import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { hideProfile, unhideProfile } from '@mala/contract/hidden.ts';
import type { FastifyInstance } from 'fastify';
import { findListedProfile } from '../../access/find-profile.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { deleteHidden, insertHidden } from './queries.ts';

/** The profiles that a member leaves out of the own lists (decision 108). */
export function mountHidden(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, hideProfile, async ({ viewer, body }) => {
    if (!(await findListedProfile(ctx.db, viewer, body.profile_id)))
      throw new AppError('NOT_FOUND');
    await insertHidden(ctx.db, viewer.user_id, body.profile_id, ctx.now());
    return SUCCESS;
  });

  route(app, ctx, unhideProfile, async ({ viewer, body }) => {
    const removed = await deleteHidden(ctx.db, viewer.user_id, body.profile_id);
    // what was hidden can be brought back, even when the profile is no longer to be seen
    if (!removed && !(await findListedProfile(ctx.db, viewer, body.profile_id)))
      throw new AppError('NOT_FOUND');
    return SUCCESS;
  });
}
