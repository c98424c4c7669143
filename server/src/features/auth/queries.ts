import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { isClosed } from '../../access/profiles.ts';
import { returnsRow } from '../../db/query-parts.ts';
import type { Agreements, Users } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/database.ts';
import { correctAhead, type Span } from '../../db/times-ahead.ts';
import { AppError } from '../../errors.ts';

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

/**
 * Whether this is still the hash of the account's password, and its mobile number where one is given; locks it until the
 * transaction ends.
 */
export async function lockPasswordHash(
  trx: Transaction<Database>,
  userId: string,
  hash: string,
  mobile?: string,
): Promise<boolean> {
  return returnsRow(
    trx
      .selectFrom('users')
      .where('id', '=', userId)
      .where('password_hash', '=', hash)
      .$if(mobile !== undefined, (query) => query.where('mobile_no', '=', mobile as string))
      .select('id')
      .forShare(),
  );
}

/** Throws 403 ACCOUNT_CLOSED for a closed account; the caller has locked it. */
export async function requireOpen(trx: Transaction<Database>, userId: string): Promise<void> {
  const profile = await trx
    .selectFrom('profiles')
    .where('user_id', '=', userId)
    .select('away')
    .executeTakeFirst();
  if (profile && isClosed(profile)) throw new AppError('ACCOUNT_CLOSED');
}

/** The account of a mobile number on a site, if there is one. */
export async function findAccount(
  db: Kysely<Database>,
  { mobile_no, domain }: { mobile_no: string; domain: Domain },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .where('mobile_no', '=', mobile_no)
    .where('domain', '=', domain)
    .select('id')
    .executeTakeFirst();
  return row?.id;
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

/** The mobile number and the language of an account. */
export async function findMobile(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['mobile_no', 'language'])
    .executeTakeFirstOrThrow();
}

/** Of PostgreSQL: a value that has to be unique is there already. */
const UNIQUE_VIOLATION = '23505';

/** Stores the number that a member logs in with; false if it is another account's. The transaction then has to end. */
export async function storeMobile(
  trx: Transaction<Database>,
  userId: string,
  mobile_no: string,
): Promise<boolean> {
  try {
    await trx.updateTable('users').set({ mobile_no }).where('id', '=', userId).execute();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** Ends the confirmation of an address that takes no mails; whether it was the one confirmed. */
export async function endConfirmation(
  db: Kysely<Database>,
  userId: string,
  address: string,
): Promise<boolean> {
  const ended = await db
    .updateTable('users')
    .set({ verified_email: null })
    .where('id', '=', userId)
    .where('verified_email', '=', address)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Stores what an account chose: its language, or with what its searches begin. */
export async function storeChoice(
  db: Kysely<Database>,
  userId: string,
  choice: { language: Language } | { prefers_states: boolean } | { prefers_wishes: boolean },
): Promise<void> {
  await db.updateTable('users').set(choice).where('id', '=', userId).execute();
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

/** Deletes an account with everything that belongs to it. */
export async function deleteAccount(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}

/** Why a profile is paused. */
export async function findPause(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('absences')
    .where('profile_id', '=', userId)
    .where('kind', '=', sql.lit('paused' as const))
    .select(['by_office', 'reason', 'since'])
    .executeTakeFirst();
}
export type FoundPause = Awaited<ReturnType<typeof findPause>>;

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

/** Stores the day of a sign of life that was no visit. */
export async function storeHeard(
  trx: Transaction<Database>,
  userId: string,
  day: string,
): Promise<void> {
  await trx.updateTable('users').set({ heard_on: day }).where('id', '=', userId).execute();
}

/** Sets signs of life that a clock which ran ahead noted to the present. */
export async function correctHeard(db: Kysely<Database>, span: Span): Promise<void> {
  await correctAhead(db, 'users', { noted: { days: ['heard_on'] }, span });
}

/** Whether the profile was not shown because its member was not here, and is shown again since then. */
export async function isShownAgain(
  db: Kysely<Database>,
  userId: string,
  since: Date,
): Promise<boolean> {
  return returnsRow(
    db
      .selectFrom('askings')
      .where('user_id', '=', userId)
      .where('back_at', '>', since)
      .select('user_id'),
  );
}
