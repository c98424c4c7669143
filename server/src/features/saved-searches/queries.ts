import type { Filters } from '@mala/contract/search.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { countRows, returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import { correctAhead, type Span } from '../../db/times-ahead.ts';

const COLUMNS = ['id', 'name', 'filters', 'looked_at'] as const;

/** A saved search as it is stored. */
export interface StoredSearch {
  id: string;
  name: string;
  filters: Filters;
  looked_at: Date;
}

/** Somebody's saved searches, the oldest first. */
export async function findSearches(db: Kysely<Database>, userId: string): Promise<StoredSearch[]> {
  return db
    .selectFrom('saved_searches')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .select(COLUMNS)
    .execute();
}

/** The saved searches of one member change one after the other. */
export async function lockSearches(trx: Transaction<Database>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved searches ${userId}`}, 0))`.execute(
    trx,
  );
}

export async function countSearches(db: Kysely<Database>, userId: string): Promise<number> {
  return countRows(db.selectFrom('saved_searches').where('user_id', '=', userId));
}

export async function findSearchNamed(
  db: Kysely<Database>,
  userId: string,
  name: string,
): Promise<StoredSearch | undefined> {
  return db
    .selectFrom('saved_searches')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .select(COLUMNS)
    .executeTakeFirst();
}

export async function insertSearch(
  trx: Transaction<Database>,
  userId: string,
  { name, filters }: { name: string; filters: Filters },
  now: Date,
): Promise<StoredSearch> {
  const search = { id: uuid(), user_id: userId, name, filters: JSON.stringify(filters) };
  return trx
    .insertInto('saved_searches')
    .values({ ...search, created_at: now, looked_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** One of somebody's; undefined for that of somebody else, and for an unknown or malformed id. */
export async function findSearch(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<StoredSearch | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .select(COLUMNS)
    .executeTakeFirst();
}

export async function updateSearch(
  trx: Transaction<Database>,
  id: string,
  { name, filters }: { name: string; filters: Filters },
): Promise<void> {
  await trx
    .updateTable('saved_searches')
    .set({ name, filters: JSON.stringify(filters) })
    .where('id', '=', id)
    .execute();
}

/** Never back, of two looks the later one counts; but for a time after `now`, which a clock that ran ahead noted. */
export async function setLookedAt(
  db: Kysely<Database>,
  id: string,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set({ looked_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('looked_at', '<', at), eb('looked_at', '>', now)]))
    .execute();
}

/** Sets looks that a clock which ran ahead noted to the present, so that who is new from now on counts. */
export async function correctLooks(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set({ looked_at: now })
    .where('user_id', '=', userId)
    .where('looked_at', '>', now)
    .execute();
}

/** The same for everybody, also for who does not come. */
export async function correctAllLooks(db: Kysely<Database>, span: Span): Promise<void> {
  await correctAhead(db, 'saved_searches', { noted: { times: ['looked_at'] }, span });
}

/** False for a search of somebody else, and for an unknown or malformed id. */
export async function deleteSearch(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return returnsRow(
    db
      .deleteFrom('saved_searches')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id'),
  );
}
