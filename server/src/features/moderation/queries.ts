import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { isOfOffice } from '../../access/office.ts';
import { profileVersion } from '../../access/version.ts';
import { countRows, onPage } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import { type Filters, known, lastSeen, matches } from './filter-queries.ts';

type Listed = ExpressionBuilder<Database, 'profiles' | 'users'>;

const listed = (
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  { filters, now }: { filters: Filters; now: Date },
) =>
  db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .where(seen)
    .where(isNobodyOfTheOffice)
    .where((eb) => matches(eb, filters, now));

/** An account that got a role may have the empty profile of its signup. */
export const isNobodyOfTheOffice = (eb: Listed) =>
  eb.or([eb('profiles.basic', 'is not', null), eb.not(isOfOffice('profiles.user_id'))]);

const runningEnd = (eb: Listed, now: Date) =>
  eb
    .selectFrom('subscriptions')
    .whereRef('subscriptions.user_id', '=', 'profiles.user_id')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .select((sub) => sub.fn.max('ends_at').as('ends_at'));

/** What comes first in each order; the newest registration where that is the same. */
const orders = (now: Date) => ({
  newest: sql`profiles.created_at DESC`,
  waiting: sql`profiles.waiting_since ASC NULLS LAST`,
  seen: sql`${lastSeen(now)} DESC NULLS LAST`,
  name: sql`lower(${known})`,
});

/** One page of the profiles of `seen` that match, in the order that is asked for. */
export async function findPage(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  { filters, page, now }: { filters: Filters; page: number; now: Date },
) {
  return listed(db, seen, { filters, now })
    .select((eb) => [
      'profiles.user_id',
      'profiles.domain',
      'profiles.mid',
      'profiles.status',
      'profiles.away',
      'profiles.featured',
      'profiles.complete',
      'profiles.gender',
      'profiles.date_of_birth',
      'profiles.basic',
      'users.user_name',
      'users.profile_for',
      'profiles.waiting_since',
      lastSeen(now).as('last_seen'),
      runningEnd(eb, now).as('subscription_ends'),
      profileVersion.as('version'),
    ])
    .orderBy(orders(now)[filters.sort ?? 'newest'])
    .orderBy('profiles.created_at', 'desc')
    .orderBy('profiles.user_id', 'desc')
    .$call(onPage(page))
    .execute();
}
export type ListedProfile = Awaited<ReturnType<typeof findPage>>[number];

/** How many profiles match. */
export async function countAll(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  asked: { filters: Filters; now: Date },
): Promise<number> {
  return countRows(listed(db, seen, asked));
}

/** A profile's status as it is now. */
export async function findStatus(db: Kysely<Database>, userId: string) {
  const profile = await db
    .selectFrom('profiles')
    .where('user_id', '=', userId)
    .select('status')
    .executeTakeFirst();
  return profile?.status;
}
