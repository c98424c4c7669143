import {
  type Expression,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import { validate as isUuid } from 'uuid';
import { countRows, onPage } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Imports } from '../../db/schema/imports.ts';

export type ImportRow = Selectable<Imports>;

/** The import of an id, which may be malformed. */
export async function findImport(db: Kysely<Database>, id: string): Promise<ImportRow | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('imports').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Keeps an import from being erased until the transaction ends; its progress can be written meanwhile. */
export async function holdFromErasure(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.selectFrom('imports').where('id', '=', id).select('id').forKeyShare().execute();
}

export async function findSent(
  db: Kysely<Database>,
  entered_by: string,
  upload_id: string,
): Promise<ImportRow | undefined> {
  return db
    .selectFrom('imports')
    .where('entered_by', '=', entered_by)
    .where('upload_id', '=', upload_id)
    .selectAll()
    .executeTakeFirst();
}

/**
 * Holds all imports of a person until the transaction ends, so that what was entered already is known. It is no lock of the row: the
 * progress is written there meanwhile.
 */
export async function holdImports(trx: Transaction<Database>, entered_by: string): Promise<void> {
  const key = `imports ${entered_by}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

type NewImport = Omit<ImportRow, 'state' | 'done' | 'kept_at'>;

export async function insertImport(
  trx: Transaction<Database>,
  { columns, ignored, doubled, missing, ...plain }: NewImport,
): Promise<void> {
  await trx
    .insertInto('imports')
    .values({
      ...plain,
      columns: JSON.stringify(columns),
      ignored: JSON.stringify(ignored),
      doubled: JSON.stringify(doubled),
      missing: JSON.stringify(missing),
      state: 'open',
      kept_at: null,
    })
    .execute();
}

/** What the viewer sent or oversees; the clause names the table `imports`. */
export async function listImportRows(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  page: number,
) {
  const all = db.selectFrom('imports').where(seen);
  const [count, rows] = await Promise.all([
    countRows(all),
    all
      .innerJoin('users', 'users.id', 'imports.entered_by')
      .selectAll('imports')
      .select('users.user_name as sent_by')
      .orderBy('imports.created_at', 'desc')
      .orderBy('imports.id', 'desc')
      .$call(onPage(page))
      .execute(),
  ]);
  return { count, rows };
}
export type ListedImport = Awaited<ReturnType<typeof listImportRows>>['rows'][number];

/** Outside of the transaction that keeps the rows, so that others see how far it is. */
export async function noteProgress(db: Kysely<Database>, id: string, done: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ done })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

export async function storeKept(
  trx: Transaction<Database>,
  id: string,
  { done, now }: { done: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ state: 'kept', done, kept_at: now })
    .where('id', '=', id)
    .execute();
}

export async function storeUndone(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.updateTable('imports').set({ state: 'undone' }).where('id', '=', id).execute();
}

export async function insertImportEntries(
  trx: Transaction<Database>,
  import_id: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('import_entries')
    .values(ids.map((entry_id) => ({ entry_id, import_id })))
    .execute();
}

/** The entries that are left of an import, in the order of its rows. */
export async function entriesOf(db: Kysely<Database>, import_id: string) {
  return db
    .selectFrom('import_entries')
    .innerJoin('entries', 'entries.id', 'import_entries.entry_id')
    .where('import_entries.import_id', '=', import_id)
    .select(['entries.id', sql<string | null>`entries.sections -> 'basic' ->> 'name'`.as('name')])
    .orderBy('entries.id')
    .execute();
}

export async function deleteImport(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute();
}

/** Those that were sent, or kept, before this time. */
export async function deleteImportsBefore(db: Kysely<Database>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('imports')
    .where((eb) => eb(eb.fn.coalesce('kept_at', 'created_at'), '<', before))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
