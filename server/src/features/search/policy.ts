import { can } from '@mala/contract/access/can.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../http/viewer.ts';

export type Gender = 'male' | 'female';

/**
 * Whose profiles the viewer finds on the own site (server rules, section 3): the other gender's, an administrator
 * everybody's. Throws 403 PROFILE_INCOMPLETE where no gender was ever saved.
 */
export function gendersFound(viewer: Viewer): readonly Gender[] {
  if (can(viewer, 'profiles.read')) return ['female', 'male'];
  if (!viewer.gender) throw new AppError('PROFILE_INCOMPLETE');
  return [viewer.gender === 'male' ? 'female' : 'male'];
}

/** Whether the viewer may see faces: only who shows his own does. */
export function seesPhotos(viewer: Viewer): boolean {
  return viewer.has_photo || can(viewer, 'profiles.read');
}
