import type { Me } from '../../lib/session/session.ts';

/** Whether profiles are compared with the member: `unknown` is the member's own star or raasi. */
export type Matched = 'yes' | 'unknown' | 'no';

/** By the first page of a list; until it is here, most members are compared. */
export function matchedBy(me: Me, first: { match?: { own: boolean } } | undefined): Matched {
  if (me.standing !== 'approved' || (first && !first.match)) return 'no';
  return first?.match?.own === false ? 'unknown' : 'yes';
}
