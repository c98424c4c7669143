import { can } from '@mala/contract/access/can.ts';
import type { Seen } from '@mala/contract/profiles/field.ts';
import { AppError } from '../../errors.ts';
import { requireApproved } from '../../http/session.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { ProfileRow } from './queries.ts';

export function isOwn(viewer: Viewer, profile: ProfileRow): boolean {
  return viewer.user_id === profile.user_id;
}

/** Own profiles and, for administrators, all: nothing is left out of these and nothing is counted. */
export function seesEverything(viewer: Viewer, profile: ProfileRow): boolean {
  return can(viewer, 'profiles.read') || isOwn(viewer, profile);
}

/**
 * The profile, if the viewer may open it (server rules, section 3). Throws 403 by the viewer's standing, and then
 * one 404 for all that is not an approved profile of the own site and the other gender.
 */
export function requireVisible(viewer: Viewer, profile: ProfileRow | undefined): ProfileRow {
  if (profile && seesEverything(viewer, profile)) return profile;
  requireApproved(viewer);
  const visible =
    profile?.status === 200 && profile.domain === viewer.domain && profile.gender !== viewer.gender;
  if (!visible) throw new AppError('NOT_FOUND');
  return profile;
}

/** Whether mobiles, email, address, pincode, birth time, property and horoscope files are his to see. */
export function seesContact(viewer: Viewer, profile: ProfileRow, downloaded: boolean): boolean {
  return downloaded || seesEverything(viewer, profile);
}

/** Which fields are his to see. */
export function levelsSeen(
  viewer: Viewer,
  profile: ProfileRow,
  downloaded: boolean,
): readonly Seen[] {
  if (seesEverything(viewer, profile)) return ['card', 'detail', 'contact', 'own'];
  return seesContact(viewer, profile, downloaded)
    ? ['card', 'detail', 'contact']
    : ['card', 'detail'];
}

/** Whether the viewer gets no photos because he has none of his own. */
export function isNudged(viewer: Viewer, profile: ProfileRow): boolean {
  return !viewer.has_photo && !seesEverything(viewer, profile);
}
