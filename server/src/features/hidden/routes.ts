import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { hideProfile, unhideProfile } from '@mala/contract/hidden.ts';
import type { FastifyInstance } from 'fastify';
import { findSeenProfile } from '../../access/find-profile.ts';
import { mayShortlist } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { deleteHidden, insertHidden } from './queries.ts';

/** The profiles that a member leaves out of the own lists (decision 108). */
export function mountHidden(app: FastifyInstance, ctx: Context): void {
  // whoever is found can be shortlisted and hidden
  async function requireListed(viewer: Viewer, profileId: string): Promise<void> {
    const profile = await findSeenProfile(ctx.db, profileId);
    if (!profile || !mayShortlist(viewer, profile)) throw new AppError('NOT_FOUND');
  }

  route(app, ctx, hideProfile, async ({ viewer, body }) => {
    await requireListed(viewer, body.profile_id);
    await insertHidden(ctx.db, viewer.user_id, body.profile_id, ctx.now());
    return SUCCESS;
  });

  route(app, ctx, unhideProfile, async ({ viewer, body }) => {
    const removed = await deleteHidden(ctx.db, viewer.user_id, body.profile_id);
    // what was hidden can be brought back, even when the profile is no longer to be seen
    if (!removed) await requireListed(viewer, body.profile_id);
    return SUCCESS;
  });
}
