import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { Addresses } from '../mail/index.ts';

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
