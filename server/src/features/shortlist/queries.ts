import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../../db/schema/database.ts';

/** Puts a profile on a shortlist; it may be there already. */
export async function insertShortlisted(
  db: Kysely<Database>,
  userId: string,
  profileId: string,
): Promise<void> {
  await db
    .insertInto('shortlists')
    .values({ user_id: userId, profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a profile from a shortlist; whether it was there. The id may be malformed. */
export async function deleteShortlisted(
  db: Kysely<Database>,
  userId: string,
  profileId: string,
): Promise<boolean> {
  if (!isUuid(profileId)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('shortlists')
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
