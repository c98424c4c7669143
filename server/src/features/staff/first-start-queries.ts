import type { Transaction } from 'kysely';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

/** Stores the hash of a new address; the former one ends. */
export async function replaceFirstStart(
  trx: Transaction<Database>,
  secret_hash: string,
  made_at: Date,
): Promise<void> {
  await trx
    .insertInto('first_start')
    .values({ secret_hash, made_at })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ secret_hash, made_at }))
    .execute();
}

/** Uses an address up; false if it is none, or older than `since`. */
export async function takeFirstStart(
  trx: Transaction<Database>,
  secret_hash: string,
  since: Date,
): Promise<boolean> {
  return returnsRow(
    trx
      .deleteFrom('first_start')
      .where('secret_hash', '=', secret_hash)
      .where('made_at', '>', since)
      .returning('one'),
  );
}

export async function dropFirstStart(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('first_start').execute();
}
