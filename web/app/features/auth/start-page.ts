import { STEPS } from '@mala/contract/profiles/field.ts';
import { officeOf } from '../../lib/session/office-home.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';

/**
 * Where signing in leads if no page was asked for: to the next open step, to the reason why nothing is open and what to do,
 * to the search, or to the office.
 */
export function startPageOf(me: Me): string {
  if (!hasOwnProfile(me)) return officeOf(me);
  switch (me.standing) {
    case 'incomplete':
      return paths.step('register', STEPS.find((step) => !me.steps[step]) ?? 'basic');
    case 'paused':
    case 'married':
    case 'refused':
      return paths.forbidden;
    default:
      return paths.search;
  }
}
