import type { Insertable, Kysely, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { hasFactor } from '../../access/second-factor.ts';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { AuthenticatorApps } from '../../db/schema/second-factors.ts';

/** Locks an account until the transaction ends; whether it has a second factor. */
export async function lockFactors(trx: Transaction<Database>, userId: string): Promise<boolean> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return returnsRow(trx.selectFrom('users').where('id', '=', userId).where(hasFactor).select('id'));
}

/** The authenticator app of an account. */
export async function findApp(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .select(['sealed_secret', 'added_at'])
    .executeTakeFirst();
}

/** Stores the app of an account in place of the one before. */
export async function replaceApp(
  trx: Transaction<Database>,
  app: Omit<Insertable<AuthenticatorApps>, 'id'>,
): Promise<void> {
  await deleteApp(trx, app.user_id);
  await trx
    .insertInto('authenticator_apps')
    .values({ id: uuid(), ...app })
    .execute();
}

/** Marks the codes up to this step as used; false if this one was, also by a call at the same moment. */
export async function useStep(
  trx: Transaction<Database>,
  userId: string,
  step: number,
): Promise<boolean> {
  return returnsRow(
    trx
      .updateTable('authenticator_apps')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .returning('id'),
  );
}

/** False if there was none. */
export async function deleteApp(trx: Transaction<Database>, userId: string): Promise<boolean> {
  return returnsRow(
    trx.deleteFrom('authenticator_apps').where('user_id', '=', userId).returning('id'),
  );
}

/** How many recovery codes were not used yet. */
export async function countRecoveryCodes(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores new recovery codes in place of the former ones. */
export async function replaceRecoveryCodes(
  trx: Transaction<Database>,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(trx, userId);
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ id: uuid(), user_id: userId, code_hash })))
    .execute();
}

/** Uses a recovery code; false if it is none of the account, or was used. */
export async function useRecoveryCode(
  trx: Transaction<Database>,
  userId: string,
  hash: string,
): Promise<boolean> {
  return returnsRow(
    trx
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .returning('id'),
  );
}

export async function deleteRecoveryCodes(
  trx: Transaction<Database>,
  userId: string,
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
