import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../../db/schema/database.ts';
import { attachmentKey, photoKeys } from './file-keys.ts';

/** Part of the file store: whose keys begin with `prefix`, and which of such keys belong to a row. */
export interface KeptFiles {
  prefix: string;
  alive(db: Kysely<Database>, keys: readonly string[]): Promise<string[]>;
}

/** The ids that stand second in keys; what is no id belongs to nothing. */
export function idsOf(keys: readonly string[]): string[] {
  return [...new Set(keys.map((key) => key.split('/')[1] ?? ''))].filter((id) => isUuid(id));
}

export const photoFiles: KeptFiles = {
  prefix: 'photo/',
  async alive(db, keys) {
    const rows = await rowsOf(db, 'photos', idsOf(keys));
    return rows.flatMap(({ id }) => photoKeys(id));
  },
};

export const attachmentFiles: KeptFiles = {
  prefix: 'attachment/',
  async alive(db, keys) {
    const rows = await rowsOf(db, 'attachments', idsOf(keys));
    return rows.map(({ id }) => attachmentKey(id));
  },
};

/** Those of these ids that have a row in a table that keeps files. */
export async function rowsOf(
  db: Kysely<Database>,
  table: 'photos' | 'attachments' | 'marriages',
  ids: string[],
): Promise<{ id: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom(table).where('id', 'in', ids).select('id').execute();
}
