import { can } from '@mala/contract/access/can.ts';
import type { Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../http/viewer.ts';

/** What decides who finds a profile. */
export interface Listed {
  domain: Domain;
  gender: 'male' | 'female' | null;
  status: Status;
}

/**
 * Throws 404 NOT_FOUND unless the viewer's searches can find the profile: approved, of the own site and the other
 * gender. An administrator may shortlist every profile. Unlike opening one, this is allowed while pending.
 */
export function requireListed(viewer: Viewer, profile: Listed | undefined): void {
  if (profile && can(viewer, 'profiles.read')) return;
  const listed =
    profile?.status === 200 &&
    profile.domain === viewer.domain &&
    viewer.gender !== null &&
    profile.gender !== viewer.gender;
  if (!listed) throw new AppError('NOT_FOUND');
}
