import { PAGE_SIZE } from '@mala/contract/params.ts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { type Filters, matches } from './filter-queries.ts';

type Listed = ExpressionBuilder<Database, 'profiles' | 'users'>;

const listed = (db: Kysely<Database>, filters: Filters) =>
  db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .where((eb) => matches(eb, filters));

const runningEnd = (eb: Listed, now: Date) =>
  eb
    .selectFrom('subscriptions')
    .whereRef('subscriptions.user_id', '=', 'profiles.user_id')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .select((sub) => sub.fn.max('ends_at').as('ends_at'));

/** One page of the profiles that match, newest registration first. */
export async function findPage(db: Kysely<Database>, filters: Filters, page: number, now: Date) {
  return listed(db, filters)
    .select((eb) => [
      'profiles.user_id',
      'profiles.domain',
      'profiles.mid',
      'profiles.status',
      'profiles.featured',
      'profiles.complete',
      'profiles.gender',
      'profiles.date_of_birth',
      'profiles.basic',
      'users.user_name',
      runningEnd(eb, now).as('subscription_ends'),
    ])
    .orderBy('profiles.created_at', 'desc')
    .orderBy('profiles.user_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}
export type ListedProfile = Awaited<ReturnType<typeof findPage>>[number];

/** How many profiles match. */
export async function countAll(db: Kysely<Database>, filters: Filters): Promise<number> {
  const { count } = await listed(db, filters)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
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
