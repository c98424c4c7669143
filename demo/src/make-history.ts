import { type Actor, recordHistory } from '@mala/server/db/record-history.ts';
import type { Database } from '@mala/server/db/schema/database.ts';
import type { Transaction } from 'kysely';
import type { MadeUpPerson } from './make-person.ts';
import { reasonOf } from './reasons.ts';

/** Records what led to the present statuses, oldest first. */
export async function makeHistory(
  trx: Transaction<Database>,
  people: readonly MadeUpPerson[],
  office: Actor,
): Promise<void> {
  const decided = people.flatMap((person) =>
    person.decided_at ? [{ person, at: person.decided_at }] : [],
  );
  for (const { person, at } of decided.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const subject_id = person.id;
    const isMarried = person.status === 300 || person.status === 301;
    const change = { before: { status: isMarried ? 200 : 0 }, after: { status: person.status } };
    const reason = reasonOf(person);
    await recordHistory(trx, office, { action: 'status', subject_id, ...change, reason }, at);
    const featured = { before: { featured: false }, after: { featured: true } };
    if (person.featured)
      await recordHistory(trx, office, { action: 'featured', subject_id, ...featured }, at);
  }
}
