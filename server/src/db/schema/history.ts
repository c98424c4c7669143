import type { Domain } from '@mala/contract/communities/domain.ts';
import type { HistoryAction, HistoryPart, HistoryValues } from '@mala/contract/history.ts';
import type { ColumnType, JSONColumnType } from 'kysely';

/** What somebody of the office did or looked at. Triggers refuse to change or delete a row. */
export interface History {
  id: string;
  at: Date;
  actor_id: string;
  /** as it was then; null in rows from before this table */
  actor_name: string | null;
  actor_role: string | null;
  address: string | null;
  user_agent: string | null;
  action: HistoryAction;
  part: HistoryPart | null;
  /** the names of what changed */
  fields: string[];
  /** an account, or of `marriage` a marriage photo */
  subject_id: string;
  domain: Domain | null;
  /** the SHA-256 of the salt and the contents in history_values */
  commitment: Buffer;
}

/** What was personal in a row; `erase_history` empties it, and triggers refuse anything else. */
export interface HistoryContents {
  before: HistoryValues;
  after: HistoryValues;
  reason: string | null;
}
export interface HistoryValuesRow {
  history_id: string;
  salt: Buffer | null;
  contents: JSONColumnType<HistoryContents> | null;
  erased_at: ColumnType<Date | null, undefined, never>;
}

/** The order of the rows, each with the hash of the one before; written by a trigger at the end of a transaction. */
export interface HistoryChain {
  position: ColumnType<number, never, never>;
  history_id: ColumnType<string, never, never>;
  previous: ColumnType<Buffer, never, never>;
  hash: ColumnType<Buffer, never, never>;
}
