import type { Me } from '../../lib/session/session.ts';

type Entity = Readonly<Record<string, unknown>>;

/** At the first visit the basic step offers the name and the mobile of the signup; later it is as it was stored. */
export function firstVisit(
  basic: Entity,
  me: Pick<Me, 'user_name' | 'mobile_no' | 'steps'>,
): Entity {
  if (me.steps.basic) return basic;
  return {
    ...basic,
    name: basic.name ?? me.user_name,
    mobiles: basic.mobiles ?? [me.mobile_no, null],
  };
}
