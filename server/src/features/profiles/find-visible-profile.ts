import { refusalOfOpening } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { requireAllowed } from '../../http/session.ts';
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
  const profile = await findProfile(ctx.db, profileId);
  requireAllowed(viewer, refusalOfOpening(viewer, profile));
  if (!profile) throw new AppError('NOT_FOUND');
  return profile;
}
