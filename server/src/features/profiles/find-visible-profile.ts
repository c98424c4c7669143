import type { Context } from '../../context.ts';
import type { Viewer } from '../../http/viewer.ts';
import { requireVisible } from './policy.ts';
import { findProfile, type ProfileRow } from './queries.ts';

/**
 * A profile that the viewer may open; `profileId` may be anything. Does not count as opening it.
 * Throws 403 by the viewer's standing and 404 NOT_FOUND.
 */
export async function findVisibleProfile(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
): Promise<ProfileRow> {
  return requireVisible(viewer, await findProfile(ctx.db, profileId));
}
