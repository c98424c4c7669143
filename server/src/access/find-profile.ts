import { type Kysely, sql, type Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Mobiles } from '../db/schema/accounts.ts';
import type { Database } from '../db/schema/database.ts';
import { mayShortlist, type SeenProfile } from './profiles.ts';
import type { Viewer } from './viewer.ts';

/** The columns of a profile that decide who sees it; undefined for an unknown or malformed id. */
export async function findSeenProfile(
  db: Kysely<Database>,
  profileId: string,
): Promise<SeenProfile | undefined> {
  if (!isUuid(profileId)) return undefined;
  return db
    .selectFrom('profiles')
    .where('user_id', '=', profileId)
    .select(['user_id', 'domain', 'gender', 'status', 'away'])
    .executeTakeFirst();
}

/** A profile that the viewer's lists can have: whoever is found can be shortlisted and hidden. Undefined for any other. */
export async function findListedProfile(
  db: Kysely<Database>,
  viewer: Viewer,
  profileId: string,
): Promise<SeenProfile | undefined> {
  const profile = await findSeenProfile(db, profileId);
  return profile && mayShortlist(viewer, profile) ? profile : undefined;
}

/**
 * Locks a profile until the transaction ends: its columns, its photos and its package change only under this lock.
 * Undefined for an unknown or malformed id.
 */
export async function lockProfile(trx: Transaction<Database>, profileId: string) {
  if (!isUuid(profileId)) return undefined;
  return trx
    .selectFrom('profiles')
    .where('user_id', '=', profileId)
    .select([
      'user_id',
      'domain',
      'mid',
      'gender',
      'date_of_birth',
      'status',
      'away',
      'complete',
      'featured',
      'approved_at',
      sql<boolean>`basic is not null`.as('begun'),
      sql<string | null>`basic ->> 'email'`.as('email'),
      sql<Mobiles | null>`basic -> 'mobiles'`.as('mobiles'),
    ])
    .forNoKeyUpdate()
    .executeTakeFirst();
}
