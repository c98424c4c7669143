import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';

/** The last row of the chain, which all rows before it are part of. */
export interface HistoryHead {
  position: number;
  /** hex */
  hash: string;
  /** when that row was recorded, ISO 8601 */
  at: string;
}

/** Shared with backups, which read it in their snapshot. */
export const HEAD_QUERY = `SELECT c.position, encode(c.hash, 'hex') AS hash, h.at
  FROM history_chain c JOIN history h ON h.id = c.history_id ORDER BY c.position DESC LIMIT 1`;

/** The head of the chain; null while nothing is recorded. */
export async function findHead(db: Kysely<Database>): Promise<HistoryHead | null> {
  const { rows } = await sql
    .raw<{ position: number; hash: string; at: Date }>(HEAD_QUERY)
    .execute(db);
  const [last] = rows;
  return last ? { ...last, at: last.at.toISOString() } : null;
}
