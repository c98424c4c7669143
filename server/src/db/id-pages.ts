import { type Kysely, sql } from 'kysely';
import { MAX, NIL } from 'uuid';
import type { Database } from './schema/database.ts';

/** Rows whose ids come after one, up to another. */
export interface IdRange {
  after: string;
  upTo: string;
}

/** Of such tables one page is read in some milliseconds. */
const PAGE = 1000;

/** The tables that are gone through, by the column of their ids. */
const IDS = {
  askings: 'user_id',
  profiles: 'user_id',
  saved_searches: 'id',
  users: 'id',
  visits: 'user_id',
} as const;
export type PagedTable = keyof typeof IDS;

/** The name of the column of a table's ids. */
export const idOf = (table: PagedTable): string => IDS[table];

/**
 * All rows of a table in pages, in the order of their ids. A page has a number of rows and not of hits: where hits are few, a
 * statement that looks for the next ones would go through the whole table.
 */
export async function* idPages(
  db: Kysely<Database>,
  table: PagedTable,
  most = PAGE,
): AsyncGenerator<IdRange> {
  const id = sql.ref(idOf(table));
  for (let after: string = NIL; after !== MAX; ) {
    const { rows } = await sql<{ id: string }>`
      SELECT ${id} AS id FROM ${sql.table(table)} WHERE ${id} > ${after}::uuid
       ORDER BY ${id} OFFSET ${most - 1} LIMIT 1`.execute(db);
    const upTo = rows[0]?.id ?? MAX;
    yield { after, upTo };
    after = upTo;
  }
}

/** Whether a row is of a page. */
export const isInRange = (id: string, { after, upTo }: IdRange) =>
  sql<boolean>`(${sql.ref(id)} > ${after}::uuid AND ${sql.ref(id)} <= ${upTo}::uuid)`;
