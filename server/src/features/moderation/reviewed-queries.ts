import type { Status } from '@mala/contract/access/status.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { profileContents } from '../../access/version.ts';
import type { Database } from '../../db/schema/database.ts';
import type { ReviewedProfiles } from '../../db/schema/profiles.ts';

/** Keeps what a profile is at a decision, in place of what it was at the one before. */
export async function keepReviewed(
  trx: Transaction<Database>,
  { profile_id, decided_at, status, double_of }: Omit<Insertable<ReviewedProfiles>, 'contents'>,
): Promise<void> {
  await trx
    .insertInto('reviewed_profiles')
    .columns(['profile_id', 'decided_at', 'status', 'double_of', 'contents'])
    .expression((eb) =>
      eb
        .selectFrom('profiles')
        .where('user_id', '=', profile_id)
        .select([
          'user_id',
          sql<Date>`${decided_at}::timestamptz`.as('decided_at'),
          sql<Status>`${status}::smallint`.as('status'),
          sql<string | null>`${double_of}::uuid`.as('double_of'),
          profileContents.as('contents'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet((eb) => ({
        decided_at: eb.ref('excluded.decided_at'),
        status: eb.ref('excluded.status'),
        double_of: eb.ref('excluded.double_of'),
        contents: eb.ref('excluded.contents'),
      })),
    )
    .execute();
}

/** Counts values that the office allowed since the last decision as looked at. */
export async function keepReviewedFields(
  trx: Transaction<Database>,
  profileId: string,
  { section, fields }: { section: Section; fields: Readonly<Record<string, unknown>> },
): Promise<void> {
  await trx
    .updateTable('reviewed_profiles')
    .set({
      contents: sql`jsonb_set(contents, ARRAY[${section}::text],
        coalesce(nullif(contents -> ${section}::text, 'null'), '{}') || ${JSON.stringify(fields)}::jsonb)`,
    })
    .where('profile_id', '=', profileId)
    .execute();
}

/** Who of the office gave a profile its status, when and which; undefined if nobody did. */
export async function findLastDecision(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('history')
    .innerJoin('profiles', 'profiles.user_id', 'history.subject_id')
    .where('history.subject_id', '=', profileId)
    .where('history.action', '=', sql.lit('status' as const))
    .orderBy('history.at', 'desc')
    .orderBy('history.id', 'desc')
    .limit(1)
    .select(['history.actor_id', 'history.actor_name', 'history.at', 'profiles.status as to'])
    .executeTakeFirst();
}

/** Who last said that the changes of a profile were seen, and when; undefined if nobody did. */
export async function findLastSeen(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('history')
    .where('subject_id', '=', profileId)
    .where('action', '=', sql.lit('live-change' as const))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select(['actor_id', 'actor_name', 'at'])
    .executeTakeFirst();
}

/** A profile with its member id. */
export async function findListed(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('profiles')
    .where('user_id', '=', id)
    .select(['user_id', 'domain', 'mid'])
    .executeTakeFirst();
}
