import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { EntryRow } from './queries.ts';

/** Tries of all networks together after which a code counts no more: one in 100,000 codes could be guessed with so many. */
const MOST_TRIES = 1000;

/**
 * Counts a try against the entries with a code that still counts and this mobile number, and returns them: two children may have
 * the same one. Simultaneous tries are counted one by one.
 */
export async function tryCode(
  db: Kysely<Database>,
  mobile_no: string,
  now: Date,
): Promise<EntryRow[]> {
  return db
    .updateTable('entries')
    .set((eb) => ({ code_attempts: eb('code_attempts', '+', 1) }))
    .where('mobile_no', '=', mobile_no)
    .where('code_hash', 'is not', null)
    .where('code_until', '>', now)
    .where('code_attempts', '<', MOST_TRIES)
    .returningAll()
    .execute();
}

const begun = sql<Date>`greatest(created_at, sent_at)`;

const AT_ONCE = 200;

/** Entries that nobody has confirmed and that were begun or sent before then. */
export async function* findDue(db: Kysely<Database>, before: Date): AsyncGenerator<string> {
  let after: string | undefined;
  while (true) {
    const rows = await db
      .selectFrom('entries')
      .where('state', '<>', sql.lit('confirmed' as const))
      .where(begun, '<=', before)
      .$if(after !== undefined, (due) => due.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id')
      .execute();
    for (const { id } of rows) yield id;
    after = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) return;
  }
}
