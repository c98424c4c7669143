import type { Kysely } from 'kysely';
import type { BackupRuns } from '../db/schema/backups.ts';
import type { Database } from '../db/schema/database.ts';

/** When each kind of run last succeeded; null: never. */
export type LastRuns = Record<BackupRuns['kind'], Date | null>;

export async function lastRuns(db: Kysely<Database>): Promise<LastRuns> {
  const rows = await db.selectFrom('backup_runs').select(['kind', 'succeeded_at']).execute();
  const at = new Map(rows.map(({ kind, succeeded_at }) => [kind, succeeded_at]));
  return { backup: at.get('backup') ?? null, 'restore-check': at.get('restore-check') ?? null };
}

export async function noteRun(
  db: Kysely<Database>,
  kind: BackupRuns['kind'],
  succeeded_at: Date,
): Promise<void> {
  await db
    .insertInto('backup_runs')
    .values({ kind, succeeded_at })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ succeeded_at }))
    .execute();
}

/** What was deleted, at all. */
export function allErasures(db: Kysely<Database>) {
  return db.selectFrom('erasures').select(['table_name', 'row_id']).execute();
}
