import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findVisibleProfile, type ProfileRow, readsContact } from '../profiles/index.ts';
import type { Choices } from './choices.ts';

/**
 * The profile whose biodata the viewer may have: one's own, also while others do not see it, and that of another where the
 * viewer sees the contact; a look of the office is recorded. A picture is of one's own only. Throws 403 by the viewer's
 * standing and 404 NOT_FOUND.
 */
export async function findBiodata(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  { format }: Pick<Choices, 'format'>,
): Promise<ProfileRow> {
  const profile = await findVisibleProfile(ctx, viewer, profileId);
  if (profile.user_id === viewer.user_id) return profile;
  if (format === 'picture' || !(await readsContact(ctx, viewer, profile)))
    throw new AppError('NOT_FOUND');
  return profile;
}
