import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';

/** What a match says of a person; undefined if there is no profile. */
export async function findMatched(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('profiles')
    .where('user_id', '=', userId)
    .select(['user_id', 'domain', 'gender', 'mid', 'name', 'horoscope'])
    .executeTakeFirst();
}

export type MatchedRow = NonNullable<Awaited<ReturnType<typeof findMatched>>>;
