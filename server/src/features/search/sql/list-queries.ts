import type { Filters } from '@mala/contract/search.ts';
import { type Kysely, sql } from 'kysely';
import { type Group, listedIn } from '../../../access/profiles.ts';
import type { Database } from '../../../db/schema/database.ts';
import type { Given } from '../conditions.ts';
import { activeOn, approvedMicros } from '../entry-queries.ts';
import { sqlConditionsOf } from './condition-queries.ts';
import { sqlOrderOf } from './order-queries.ts';
import { placeKey } from './place-queries.ts';
import { townsFor } from './town-queries.ts';

interface SqlRow {
  user_id: string;
  /** microseconds since 1970 */
  approved: number;
  place: string;
  active_on: string | null;
  /** by the order; the least comes first */
  rank: number;
}

/** How many profiles of a group fit, and those of a page, in one statement and so of one moment. */
export async function listInSql(
  db: Kysely<Database>,
  group: Group,
  filters: Filters,
  given: Given,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; rows: SqlRow[] }> {
  const towns = await townsFor(db, group, filters);
  const conditions = sqlConditionsOf(group, filters, given, towns).map(({ fits }) => fits);
  const where = sql.join([listedIn(group), ...conditions], sql` AND `);
  const order = sqlOrderOf(group, filters, given, towns);
  const { rows } = await sql<{ count: number; rows: SqlRow[] }>`
    SELECT (SELECT count(*) FROM profiles WHERE ${where}) AS count,
      (SELECT coalesce(json_agg(page), '[]') FROM (
        SELECT user_id, ${approvedMicros} AS approved, ${placeKey} AS place, ${activeOn} AS active_on, ${order ?? sql`0`} AS rank
          FROM profiles WHERE ${where}
         ORDER BY rank, approved_at DESC, user_id DESC OFFSET ${skip} LIMIT ${take}
      ) AS page) AS rows`.execute(db);
  return rows[0] ?? { count: 0, rows: [] };
}

/** The key of somebody's place of the moon; null for who is not in the group. */
export async function readPlaceKey(
  db: Kysely<Database>,
  group: Group,
  userId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .where(listedIn(group))
    .where('profiles.user_id', '=', userId)
    .select(placeKey.as('place'))
    .executeTakeFirst();
  return row?.place ?? null;
}
