import { DAY_MS, dayInIndia } from '@mala/contract/india-time.ts';
import type { Visits } from '@mala/server/db/schema/accounts.ts';
import type { SeenProfiles } from '@mala/server/db/schema/profiles.ts';
import type { Insertable } from 'kysely';
import { daysBefore } from './ids.ts';
import type { MadeUpPerson } from './make-person.ts';
import { createRandom } from './random.ts';

/** When the members of one site were last here: most of them lately, and their visit before that some days earlier. */
export function makeVisits(members: readonly MadeUpPerson[], today: Date): Insertable<Visits>[] {
  return members.map((person) => {
    const random = createRandom(`visits ${person.id}`);
    const age = (today.getTime() - person.created_at.getTime()) / DAY_MS;
    const ago = person.guide ? 1 : Math.min(age, 70 * random.next() ** 2);
    const seen_at = daysBefore(today, ago);
    return {
      user_id: person.id,
      seen_at,
      before_at: daysBefore(today, ago + 1 + random.next() * 9),
      active_on: dayInIndia(seen_at),
    };
  });
}

/** Whom the approved members of one site have opened. */
export function makeSeen(
  approved: readonly MadeUpPerson[],
  today: Date,
): Insertable<SeenProfiles>[] {
  return approved.flatMap((person) => {
    const random = createRandom(`seen ${person.id}`);
    const others = approved.filter(({ gender }) => gender !== person.gender);
    return random.sample(others, person.guide ? 6 : random.whole(0, 12)).map(({ id }) => {
      const first = random.next() * 30;
      return {
        ...{ user_id: person.id, profile_id: id },
        first_at: daysBefore(today, first),
        last_at: daysBefore(today, first * random.next()),
      };
    });
  });
}
