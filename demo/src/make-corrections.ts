import type { Database } from '@mala/server/db/schema/database.ts';
import { type Insertable, sql, type Transaction } from 'kysely';
import { daysBefore, idOf } from './ids.ts';
import type { MadeUpPerson } from './make-person.ts';

const OBJECTIONS = {
  tamilmala: 'The work is still in Madurai, and in Chennai only after Pongal.',
  marathimala: 'The work is still in Pune, and in Mumbai only after Diwali.',
} as const;

const PLACES = {
  tamilmala: ['Madurai', 'Chennai'],
  marathimala: ['Pune', 'Mumbai'],
} as const;

const UNANSWERED = {
  objection: null,
  objected_at: null,
  answer: null,
  answer_reason: null,
  answered_at: null,
};

/**
 * Two corrections of a place of work: of the paying member, who may object, and of another one, whose objection waits. A third member
 * has paused the own profile.
 */
export async function makeCorrections(
  trx: Transaction<Database>,
  paying: MadeUpPerson | undefined,
  members: readonly MadeUpPerson[],
  today: Date,
): Promise<void> {
  const [objector, resting] = members.slice(8);
  if (!paying || !objector || !resting) return;
  const { domain } = objector;
  const [before, after] = PLACES[domain];
  const rows = [paying, objector].map(
    (one, place): Insertable<Database['corrections']> => ({
      id: idOf(`correction ${domain} ${place}`),
      profile_id: one.id,
      section: 'work',
      before: JSON.stringify({ work_location: before }),
      after: JSON.stringify({ work_location: after }),
      reason: 'As you told us on the telephone.',
      corrected_at: daysBefore(today, 3 + place),
      // the owner
      corrected_by: idOf(`office ${domain}`),
      ...UNANSWERED,
      ...(one === objector && {
        objection: OBJECTIONS[domain],
        objected_at: daysBefore(today, 1),
      }),
    }),
  );
  await trx.insertInto('corrections').values(rows).execute();
  await trx
    .updateTable('profiles')
    .set({ work: sql`work || ${JSON.stringify({ work_location: after })}::jsonb` })
    .where('user_id', 'in', [paying.id, objector.id])
    .execute();
  const own = { by_office: false, actor_id: resting.id, reason: null, warned_at: null };
  await trx
    .insertInto('absences')
    .values({ profile_id: resting.id, kind: 'paused', since: daysBefore(today, 6), ...own })
    .execute();
  await trx
    .updateTable('profiles')
    .set({ away: 'paused' })
    .where('user_id', '=', resting.id)
    .execute();
}
