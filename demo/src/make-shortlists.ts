import type { Shortlists } from '@mala/server/db/schema/profiles.ts';
import type { Insertable } from 'kysely';
import { daysBefore } from './ids.ts';
import type { MadeUpPerson } from './make-person.ts';

/** Who liked whom among the approved members of one site. */
export function makeShortlists(
  approved: readonly MadeUpPerson[],
  today: Date,
): Insertable<Shortlists>[] {
  return approved.flatMap((person) => {
    const others = approved.filter(({ gender }) => gender !== person.gender);
    const count = person.guide ? 5 : Math.max(0, person.random.whole(-3, 8));
    return person.random.sample(others, count).map(({ id }) => ({
      user_id: person.id,
      profile_id: id,
      created_at: daysBefore(today, person.random.next() * 30),
    }));
  });
}
