import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';

/** Whether the accounts are made up; null if there are none, or no tables yet. */
export async function hasMadeUpPeople(db: Kysely<Database>): Promise<boolean | null> {
  const { rows } = await sql<{ present: boolean }>`
    select to_regclass('instance') is not null as present`.execute(db);
  if (!rows[0]?.present) return null;
  const instance = await db.selectFrom('instance').select('made_up').executeTakeFirst();
  return instance?.made_up ?? null;
}

/**
 * Refuses to start a demonstration on a real database and the reverse; only reads. The tables refuse as well
 * (migration 0006).
 * @throws with a one-line message for people
 */
export async function refuseOtherKind(db: Kysely<Database>, isDemo: boolean): Promise<void> {
  const madeUp = await hasMadeUpPeople(db);
  if (madeUp === null || madeUp === isDemo) return;
  throw new Error(
    isDemo
      ? 'This database holds real accounts, so no demonstration is put into it: set DATA_DIR to another folder and leave DATABASE_URL unset'
      : 'This database holds a demonstration with made-up people, so real families must not use it: set DATA_DIR or DATABASE_URL to another one, or start it with npm run demo',
  );
}
