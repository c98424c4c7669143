import type { ColumnType } from 'kysely';

/** A deleted row, noted by a trigger, so that no restored backup brings it back. */
export interface Erasures {
  table_name: string;
  row_id: string;
  erased_at: ColumnType<Date, never, never>;
}

/** When a backup, or the trial restore of one, last succeeded. */
export interface BackupRuns {
  kind: 'backup' | 'restore-check';
  succeeded_at: Date;
}
