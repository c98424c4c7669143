import type { Viewer } from '../../http/viewer.ts';

/** Who has the contact of a profile without unlocking it: the owner and administrators. */
export function hasContactAnyway(viewer: Viewer, profileId: string): boolean {
  return viewer.role === 'ADMIN' || viewer.user_id === profileId;
}
