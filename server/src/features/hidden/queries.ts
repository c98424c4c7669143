import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../../db/schema/database.ts';

/** Leaves a profile out of a member's lists; it may be left out already. */
export async function insertHidden(
  db: Kysely<Database>,
  userId: string,
  profileId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('hidden_profiles')
    .values({ user_id: userId, profile_id: profileId, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Brings a profile back; whether it was hidden. The id may be malformed. */
export async function deleteHidden(
  db: Kysely<Database>,
  userId: string,
  profileId: string,
): Promise<boolean> {
  if (!isUuid(profileId)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('hidden_profiles')
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
