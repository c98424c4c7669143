import type { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { output } from 'zod/mini';
import type { Database } from '../../db/schema/database.ts';

/** What an administrator looks for: any value of a filter will do, all filters must be met. */
export type Filters = output<NonNullable<(typeof listProfiles)['body']>>;

/** A part of a text for ILIKE: what would stand for other characters stands for itself. */
function partOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The member ids that were meant: digits alone are a bride's or a groom's. */
function midsOf(given: string): string[] {
  return /^\d/.test(given) ? [`MM${given}`, `MF${given}`] : [given];
}

/** The condition of the filters. An empty list is no filter. */
export function matches(
  eb: ExpressionBuilder<Database, 'profiles' | 'users'>,
  filters: Filters,
): Expression<SqlBool> {
  const { domain = [], status = [], date_of_birth = [], mid = [], name = [] } = filters;
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
  return eb.and(conditions);
}
