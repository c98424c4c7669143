import type { Kysely, Selectable, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../../db/schema/database.ts';
import type { Profiles } from '../../db/schema/profiles.ts';

export type ProfileRow = Selectable<Profiles>;

/** The profile of an id, which may be malformed. */
export async function findProfile(
  db: Kysely<Database>,
  profileId: string,
): Promise<ProfileRow | undefined> {
  if (!isUuid(profileId)) return undefined;
  return db.selectFrom('profiles').where('user_id', '=', profileId).selectAll().executeTakeFirst();
}

/** What a save needs to know of a profile, which nobody else may change until the transaction ends. */
export async function lockProfile(trx: Transaction<Database>, profileId: string) {
  return trx
    .selectFrom('profiles')
    .where('user_id', '=', profileId)
    .select(['user_id', 'mid', 'gender', 'approved_at'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** What a member did with a profile: shortlisted it, downloaded its contact. */
export async function findTies(
  db: Kysely<Database>,
  userId: string,
  profileId: string,
): Promise<{ hasShortlisted: boolean; downloaded: boolean }> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('shortlists')
            .where('user_id', '=', userId)
            .where('profile_id', '=', profileId)
            .select(eb.lit(1).as('one')),
        )
        .as('hasShortlisted'),
      eb
        .exists(
          eb
            .selectFrom('downloads')
            .where('user_id', '=', userId)
            .where('profile_id', '=', profileId)
            .select(eb.lit(1).as('one')),
        )
        .as('downloaded'),
    ])
    .executeTakeFirstOrThrow();
  return { hasShortlisted: Boolean(row.hasShortlisted), downloaded: Boolean(row.downloaded) };
}
