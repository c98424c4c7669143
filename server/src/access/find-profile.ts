import { type Kysely, sql, type Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../db/schema/database.ts';
import type { SeenProfile } from './profiles.ts';

/** The profile of an id with what decides who sees it; undefined for an unknown id as for a malformed one. */
export async function findSeenProfile(
  db: Kysely<Database>,
  profileId: string,
): Promise<SeenProfile | undefined> {
  if (!isUuid(profileId)) return undefined;
  return db
    .selectFrom('profiles')
    .where('user_id', '=', profileId)
    .select(['user_id', 'domain', 'gender', 'status'])
    .executeTakeFirst();
}

/**
 * The profile with what decides on a change of it, held so that nobody else changes it, its photos or its package
 * before the transaction ends. Undefined for an unknown id as for a malformed one.
 */
export async function lockProfile(trx: Transaction<Database>, profileId: string) {
  if (!isUuid(profileId)) return undefined;
  return trx
    .selectFrom('profiles')
    .where('user_id', '=', profileId)
    .select([
      'user_id',
      'mid',
      'gender',
      'status',
      'complete',
      'featured',
      'approved_at',
      sql<string | null>`basic ->> 'email'`.as('email'),
    ])
    .forNoKeyUpdate()
    .executeTakeFirst();
}
