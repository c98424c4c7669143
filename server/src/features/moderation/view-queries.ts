import type { SavedView, ViewFilters } from '@mala/contract/moderation/views.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { countRows, returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

const COLUMNS = ['id', 'name', 'filters'] as const;

/** Somebody's views, the oldest first. */
export async function findViews(db: Kysely<Database>, userId: string): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .select(COLUMNS)
    .execute();
}

/** The views of one person change one after the other. */
export async function lockViews(trx: Transaction<Database>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`.execute(trx);
}

export async function countViews(db: Kysely<Database>, userId: string): Promise<number> {
  return countRows(db.selectFrom('saved_views').where('user_id', '=', userId));
}

/** Gives the view of this name other filters; undefined if there is none. */
export async function replaceView(
  trx: Transaction<Database>,
  userId: string,
  { name, filters }: { name: string; filters: ViewFilters },
): Promise<SavedView | undefined> {
  return trx
    .updateTable('saved_views')
    .set({ filters: JSON.stringify(filters) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('saved_views')
        .where('user_id', '=', userId)
        .where('name', '=', name)
        .orderBy('created_at')
        .limit(1)
        .select('id'),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function insertView(
  trx: Transaction<Database>,
  userId: string,
  { name, filters }: { name: string; filters: ViewFilters },
  now: Date,
): Promise<SavedView> {
  const view = { id: uuid(), user_id: userId, name, filters: JSON.stringify(filters) };
  return trx
    .insertInto('saved_views')
    .values({ ...view, created_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Undefined for a view of somebody else, and for an unknown or malformed id. */
export async function setViewName(
  db: Kysely<Database>,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<SavedView | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .updateTable('saved_views')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** False for a view of somebody else, and for an unknown or malformed id. */
export async function deleteView(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const own = db.deleteFrom('saved_views').where('id', '=', id).where('user_id', '=', userId);
  return returnsRow(own.returning('id'));
}
