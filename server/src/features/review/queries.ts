import type { Domain } from '@mala/contract/communities/domain.ts';
import { CLAIM_SECONDS } from '@mala/contract/moderation/review.ts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { countRows } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

/** The profiles of `seen` that wait for a decision, in a community or in all. */
function waitingProfiles(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  domain: Domain | undefined,
) {
  const waiting = db.selectFrom('profiles').where('waiting_since', 'is not', null).where(seen);
  return domain ? waiting.where('domain', '=', domain) : waiting;
}

export async function countWaiting(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  domain: Domain | undefined,
): Promise<number> {
  return countRows(waitingProfiles(db, seen, domain));
}

interface Asked {
  userId: string;
  domain: Domain | undefined;
  except: readonly string[];
  take: number;
  now: Date;
}

const untilOf = (now: Date) => new Date(now.getTime() + CLAIM_SECONDS * 1000);

/**
 * Claims the next profiles, the longest waiting first, that are in nobody else's hands. Of people who ask at the same time each
 * gets others: what one has locked the other passes over, and a claim that was faster stays.
 */
export async function claimNext(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  { userId, domain, except, take, now }: Asked,
): Promise<string[]> {
  const until = untilOf(now);
  const rows = await db
    .with('free', (cte) =>
      waitingProfiles(cte as unknown as Kysely<Database>, seen, domain)
        .where((eb) => eb('user_id', '<>', sql<string>`ALL(${sql.val(except)}::uuid[])`))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('review_claims')
                .whereRef('review_claims.profile_id', '=', 'profiles.user_id')
                .where('review_claims.user_id', '<>', userId)
                .where('until', '>', now)
                .select('profile_id'),
            ),
          ),
        )
        .orderBy('waiting_since')
        .orderBy('user_id')
        .limit(take)
        .forNoKeyUpdate()
        .skipLocked()
        .select(['profiles.user_id', 'waiting_since']),
    )
    .insertInto('review_claims')
    .columns(['profile_id', 'user_id', 'until'])
    .expression((eb) =>
      eb
        .selectFrom('free')
        .select([
          'free.user_id',
          sql<string>`${userId}::uuid`.as('by'),
          sql<Date>`${until}::timestamptz`.as('until'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .column('profile_id')
        .doUpdateSet({ user_id: userId, until })
        .where((eb) =>
          eb.or([eb('review_claims.user_id', '=', userId), eb('review_claims.until', '<=', now)]),
        ),
    )
    .returning('profile_id')
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

/** Keeps profiles in the viewer's hands, unless somebody else has taken them up. */
export async function keepClaims(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  { userId, ids, now }: { userId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const until = untilOf(now);
  await db
    .insertInto('review_claims')
    .columns(['profile_id', 'user_id', 'until'])
    .expression(
      waitingProfiles(db, seen, undefined)
        .where('user_id', 'in', ids)
        // in one order, so that two people do not wait for each other
        .orderBy('user_id')
        .select([
          'user_id',
          sql<string>`${userId}::uuid`.as('by'),
          sql<Date>`${until}::timestamptz`.as('until'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .column('profile_id')
        .doUpdateSet({ user_id: userId, until })
        .where((eb) =>
          eb.or([eb('review_claims.user_id', '=', userId), eb('review_claims.until', '<=', now)]),
        ),
    )
    .execute();
}

/** The names of the others who have waiting profiles of `seen` in their hands. */
export async function findColleagues(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  { userId, now }: { userId: string; now: Date },
): Promise<string[]> {
  const rows = await waitingProfiles(db, seen, undefined)
    .innerJoin('review_claims', 'review_claims.profile_id', 'profiles.user_id')
    .innerJoin('users', 'users.id', 'review_claims.user_id')
    .where('review_claims.user_id', '<>', userId)
    .where('review_claims.until', '>', now)
    .select('users.user_name')
    .distinct()
    .orderBy('users.user_name')
    .execute();
  return rows.map(({ user_name }) => user_name);
}

/** What is known of a profile beside its contents. */
export async function findReviewed(
  db: Kysely<Database>,
  profileId: string,
  { userId, now }: { userId: string; now: Date },
) {
  return db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .leftJoin('reviewed_profiles', 'reviewed_profiles.profile_id', 'profiles.user_id')
    .leftJoin('profiles as doubled', 'doubled.user_id', 'reviewed_profiles.double_of')
    .where('profiles.user_id', '=', profileId)
    .select((eb) => [
      'users.language',
      'users.mobile_no',
      'users.profile_for',
      'profiles.waiting_since',
      'reviewed_profiles.decided_at',
      'reviewed_profiles.contents',
      'doubled.user_id as double_id',
      'doubled.mid as double_mid',
      'doubled.domain as double_domain',
      eb
        .selectFrom('review_claims')
        .innerJoin('users as other', 'other.id', 'review_claims.user_id')
        .whereRef('review_claims.profile_id', '=', 'profiles.user_id')
        .where('review_claims.user_id', '<>', userId)
        .where('until', '>', now)
        .select('other.user_name')
        .as('claimed_by'),
    ])
    .executeTakeFirst();
}
export type ReviewedRow = NonNullable<Awaited<ReturnType<typeof findReviewed>>>;

/** How many decisions about a profile are told. */
const MOST_DECISIONS = 10;

/** The changes of a profile's status by the office, newest first. */
export async function findDecisions(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('history')
    .innerJoin('history_values', 'history_values.history_id', 'history.id')
    .where('history.subject_id', '=', profileId)
    .where('history.action', '=', sql.lit('status' as const))
    .orderBy('history.at', 'desc')
    .orderBy('history.id', 'desc')
    .limit(MOST_DECISIONS)
    .select(['history.at', 'history.actor_name', 'history_values.contents'])
    .execute();
}
export type DecisionRow = Awaited<ReturnType<typeof findDecisions>>[number];
