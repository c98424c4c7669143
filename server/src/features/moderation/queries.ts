import { TOWNS } from '@mala/contract/communities/lists/towns.ts';
import { soundsLike } from '@mala/contract/find-names.ts';
import type { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { output } from 'zod/mini';
import { profileVersion } from '../../access/version.ts';
import { countRows, onPage } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

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
      'users.profile_for',
      runningEnd(eb, now).as('subscription_ends'),
      profileVersion.as('version'),
    ])
    .orderBy('profiles.created_at', 'desc')
    .orderBy('profiles.user_id', 'desc')
    .$call(onPage(page))
    .execute();
}
export type ListedProfile = Awaited<ReturnType<typeof findPage>>[number];

/** How many profiles match. */
export async function countAll(db: Kysely<Database>, filters: Filters): Promise<number> {
  return countRows(listed(db, filters));
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

/** What an administrator looks for: any value of a filter will do, all filters must be met. */
export type Filters = output<NonNullable<(typeof listProfiles)['body']>>;

/** Escapes a text for ILIKE, so that its wildcards match literally. */
function partOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The member ids that were meant: digits alone are a bride's or a groom's. */
function midsOf(given: string): string[] {
  return /^\d/.test(given) ? [`MM${given}`, `MF${given}`] : [given];
}

/** What was typed, and all names of the town if it is one that the list of towns knows. */
function cityNames(typed: string): string[] {
  const names = TOWNS.filter((town) => town.some((name) => soundsLike(name, typed))).flat();
  return [...new Set([typed, ...names])];
}

/** The condition of the filters. An empty list is no filter. */
export function matches(
  eb: ExpressionBuilder<Database, 'profiles' | 'users'>,
  filters: Filters,
): Expression<SqlBool> {
  const { domain = [], status = [], date_of_birth = [], mid = [], name = [], city = [] } = filters;
  const conditions: Expression<SqlBool>[] = [];
  if (domain.length > 0) conditions.push(eb('profiles.domain', 'in', domain));
  if (status.length > 0) conditions.push(eb('profiles.status', 'in', status));
  if (date_of_birth.length > 0) conditions.push(eb('profiles.date_of_birth', 'in', date_of_birth));
  if (mid.length > 0) conditions.push(eb('profiles.mid', 'in', mid.flatMap(midsOf)));
  if (name.length > 0) {
    // who has not saved the first step yet is known by the name of the signup
    const known = sql<string>`coalesce(profiles.name, users.user_name)`;
    conditions.push(eb.or(name.map((part) => eb(known, 'ilike', partOf(part)))));
  }
  if (city.length > 0) {
    const lived = sql<string>`profiles.basic ->> 'city'`;
    conditions.push(eb.or(city.flatMap(cityNames).map((part) => eb(lived, 'ilike', partOf(part)))));
  }
  return eb.and(conditions);
}
