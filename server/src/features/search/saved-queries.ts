import { type Kysely, sql } from 'kysely';
import { originOf } from '../../db/origin.ts';
import type { Database } from '../../db/schema/database.ts';

/** The database's time, as text. */
export async function readTime(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ now: string }>`SELECT now()::text AS now`.execute(db);
  return rows[0]?.now ?? '';
}

/** Whether this database has the history of a file. */
export async function isSaved(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('saved_indexes')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Says in the database that all changes in a file were committed there before: whoever has this row has them. Throws where the
 * database is not the one from which the index was read.
 */
export async function confirmSaved(
  db: Kysely<Database>,
  id: string,
  origin: string,
): Promise<void> {
  const { rows } = await sql`
    INSERT INTO saved_indexes (id) SELECT ${id} WHERE ${originOf('search_versions')} = ${origin}
    RETURNING id`.execute(db);
  if (rows.length === 0) throw new Error('the database has another history than the index');
  await sql`DELETE FROM saved_indexes WHERE saved_at < now() - interval '30 days'`.execute(db);
}
