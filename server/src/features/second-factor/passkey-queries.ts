import type { Insertable, Kysely, Transaction } from 'kysely';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Passkeys } from '../../db/schema/second-factors.ts';

/** The passkeys of an account, the first one first. */
export async function findPasskeys(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select(['id', 'host', 'credential_id', 'transports', 'name', 'added_at', 'used_at'])
    .execute();
}

/** One of them by the id that its device gave it, locked until the transaction ends. */
export async function lockPasskey(
  trx: Transaction<Database>,
  userId: string,
  credentialId: string,
) {
  return trx
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .select(['id', 'public_key', 'counter'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores a new passkey; false if its id is taken. */
export async function insertPasskey(
  trx: Transaction<Database>,
  passkey: Omit<Insertable<Passkeys>, 'id'>,
): Promise<boolean> {
  return returnsRow(
    trx
      .insertInto('passkeys')
      .values({ id: uuid(), ...passkey })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id'),
  );
}

/** Records a use with the signatures that the passkey has counted. */
export async function recordPasskeyUse(
  trx: Transaction<Database>,
  id: string,
  counter: number,
  now: Date,
): Promise<void> {
  await trx.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute();
}

/** Deletes one passkey of an account; false if it is none of it. The id may be malformed. */
export async function deletePasskey(
  trx: Transaction<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return returnsRow(
    trx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).returning('id'),
  );
}

export async function deletePasskeys(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
