import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';

/** The tables whose rows keep files. */
export type FileTable = 'photos' | 'horoscope_files' | 'marriages';

/** Those of these ids that have a row. */
export async function idsWithRow(
  db: Kysely<Database>,
  table: FileTable,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom(table).where('id', 'in', ids).select('id').execute();
  return rows.map(({ id }) => id);
}
