import { ADMINISTRATOR } from '@mala/contract/access/roles.ts';
import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { Agreements, Users } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/database.ts';

/** The account of a mobile number, if there is one. */
export async function findByMobile(db: Kysely<Database>, mobile: string) {
  return db
    .selectFrom('users')
    .where('mobile_no', '=', mobile)
    .select(['id', 'password_hash'])
    .executeTakeFirst();
}

/** The stored hash of a member's password. */
export async function findPasswordHash(db: Kysely<Database>, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

/** Whether this is still the hash of the account's password; locks it until the transaction ends. */
export async function lockPasswordHash(
  trx: Transaction<Database>,
  userId: string,
  hash: string,
): Promise<boolean> {
  return returnsRow(
    trx
      .selectFrom('users')
      .where('id', '=', userId)
      .where('password_hash', '=', hash)
      .select('id')
      .forShare(),
  );
}

/** What a password reset is checked against; nulls for an account without a profile. */
export async function findForReset(db: Kysely<Database>, mobile: string) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where('users.mobile_no', '=', mobile)
    .select([
      'users.id as user_id',
      'users.password_hash',
      'users.domain',
      'profiles.date_of_birth',
    ])
    .executeTakeFirst();
}

/** Locks an account until the transaction ends. */
export async function lockUser(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Stores the hash of a new password. */
export async function storePasswordHash(
  trx: Transaction<Database>,
  userId: string,
  hash: string,
): Promise<void> {
  await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
}

/** Sets the language of an account. */
export async function storeLanguage(
  db: Kysely<Database>,
  userId: string,
  language: Language,
): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute();
}

/** `made_up`: signed up in a demonstration. */
export type NewAccount = Omit<Insertable<Users>, 'id'>;

/** Inserts an account; returns its id, or null if the mobile number is taken. */
export async function insertUser(
  db: Kysely<Database>,
  account: NewAccount,
): Promise<string | null> {
  const row = await db
    .insertInto('users')
    .values({ id: uuid(), ...account })
    .onConflict((conflict) => conflict.column('mobile_no').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether there is an administrator. */
export async function hasAdministrator(db: Kysely<Database>): Promise<boolean> {
  return returnsRow(db.selectFrom('users').where('role', '=', ADMINISTRATOR).select('id'));
}

/** Whether a member accepted the current terms. */
export async function hasAgreed(db: Kysely<Database>, userId: string): Promise<boolean> {
  return returnsRow(
    db
      .selectFrom('agreements')
      .where('user_id', '=', userId)
      .where('version', '=', TERMS_VERSION)
      .select('id'),
  );
}

/** Records that a member accepts the current terms. */
export async function insertAgreement(
  trx: Transaction<Database>,
  agreement: Omit<Insertable<Agreements>, 'id' | 'version'>,
): Promise<void> {
  await trx
    .insertInto('agreements')
    .values({ id: uuid(), version: TERMS_VERSION, ...agreement })
    .execute();
}
