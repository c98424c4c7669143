import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/db/schema/database.ts';

const DAY = 86_400_000;

/** Has a member's only visit have been at a time. */
export async function giveVisit(
  { db }: { db: Kysely<Database> },
  { user_id }: { user_id: string },
  seen_at: Date,
): Promise<void> {
  const visit = { seen_at, active_on: dayInIndia(seen_at), before_at: null };
  await db
    .insertInto('visits')
    .values({ user_id, ...visit })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(visit))
    .execute();
}

/** As if a member was here last on that day, and the account and its approval were old. */
export async function giveLastVisit(
  { db }: { db: Kysely<Database> },
  { user_id }: { user_id: string },
  at: Date | null,
): Promise<void> {
  const long = new Date(Date.now() - 700 * DAY);
  await db.updateTable('users').set({ created_at: long }).where('id', '=', user_id).execute();
  if (at) await giveVisit({ db }, { user_id }, at);
  else await db.deleteFrom('visits').where('user_id', '=', user_id).execute();
  await db
    .updateTable('profiles')
    .set({ approved_at: new Date(long.getTime() + DAY) })
    .where('user_id', '=', user_id)
    .execute();
}
