import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { SeenProfiles } from '../../db/schema/profiles.ts';

/** Notes that a member has opened a profile. Within an hour of the last time nothing is written. */
export async function noteSeen(
  db: Kysely<Database>,
  opened: Pick<Insertable<SeenProfiles>, 'user_id' | 'profile_id'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('seen_profiles')
    .values({ ...opened, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'profile_id'])
        .doUpdateSet({ last_at: now })
        .where(sql<boolean>`seen_profiles.last_at < ${now}::timestamptz - interval '1 hour'`),
    )
    .execute();
}
