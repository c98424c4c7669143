import { genderOf } from '@mala/contract/profiles/fillers.ts';
import type { Me } from '../../lib/session/session.ts';

type Entity = Readonly<Record<string, unknown>>;

/**
 * At the first visit the basic step suggests what the signup said; later it has the stored values. The account holder's
 * name is the bride's or groom's only if it is for oneself.
 */
export function firstVisit(
  basic: Entity,
  me: Pick<Me, 'user_name' | 'mobile_no' | 'profile_for' | 'filled_in_by' | 'steps'>,
): Entity {
  if (me.steps.basic) return basic;
  return {
    ...basic,
    name: basic.name ?? (me.profile_for === 'self' ? me.user_name : null),
    gender: basic.gender ?? genderOf(me.profile_for),
    mobiles: basic.mobiles ?? [me.mobile_no, null],
    filled_in_by: basic.filled_in_by ?? me.filled_in_by,
  };
}
