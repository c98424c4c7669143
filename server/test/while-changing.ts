import { type Kysely, sql, type Transaction } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../src/db/schema/database.ts';

/** What a call returns that begins before `change` is committed, waits for its lock, and goes on after it. */
export async function whileChanging<T>(
  db: Kysely<Database>,
  change: (trx: Transaction<Database>) => Promise<unknown>,
  begin: () => Promise<T>,
): Promise<T> {
  const { begun } = await db.transaction().execute(async (trx) => {
    await change(trx);
    const calling = begin();
    await expect.poll(() => countWaiting(db)).toBe(1);
    return { begun: calling };
  });
  return begun;
}

/** How many connections to this database wait for a lock. */
async function countWaiting(db: Kysely<Database>): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count;
}
