import type { ProfileCard } from '@mala/contract/profiles/view.ts';
import { activityOf, microsOf } from './days.ts';
import type { Found, Reads } from './search.ts';

/** What a profile on a list is to a member, and when its own member was last here, if the viewer reads details. `today` is the code of the day of `now` (days.ts). */
export function presentMarks(
  { found, own }: Found,
  userId: string,
  { now, today, isMember, reads }: { now: Date; today: number; isMember: boolean; reads: Reads },
): Pick<ProfileCard, 'marks' | 'active'> {
  const { approved = 0, active = 0 } = found.get(userId) ?? {};
  return {
    ...(isMember && {
      marks: {
        new: own.lastVisit !== null && approved > own.lastVisit && approved <= microsOf(now),
        seen: own.seen.has(userId),
        contact_viewed: own.downloaded.has(userId),
        hidden: own.hidden.has(userId),
      },
    }),
    ...(reads.details && { active: activityOf(active, today) }),
  };
}
