import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';

/** The addresses of an account. */
export interface Addresses {
  /** the profile's */
  email: string | null;
  /** confirmed last */
  verified_email: string | null;
  /** given at the first save or with the password */
  given_email: string | null;
}

/** The addresses of an account; nulls where it has none. */
export async function findAddresses(db: Kysely<Database>, userId: string): Promise<Addresses> {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select([
      sql<string | null>`profiles.basic ->> 'email'`.as('email'),
      'users.verified_email',
      'users.given_email',
    ])
    .executeTakeFirstOrThrow();
}

/** Where a link for a new password may go: the profile's address, if it is confirmed or the member gave it. */
export function trustedAddress({ email, verified_email, given_email }: Addresses): string | null {
  return email !== null && (email === verified_email || email === given_email) ? email : null;
}

/** Where news about the safety of the account go: also the address confirmed last, if the profile's does not count. */
export function safeAddress(addresses: Addresses): string | null {
  return trustedAddress(addresses) ?? addresses.verified_email;
}

/** Stores the address that the member gave. */
export async function setGivenEmail(
  trx: Transaction<Database>,
  userId: string,
  given_email: string | null,
): Promise<void> {
  await trx.updateTable('users').set({ given_email }).where('id', '=', userId).execute();
}
