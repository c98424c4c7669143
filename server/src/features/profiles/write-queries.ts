import { STATUS, type Status } from '@mala/contract/access/status.ts';
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { Profiles } from '../../db/schema/profiles.ts';

// What is changed of a profile beside its sections; other features call these in their own transactions.

/** An account's profile, with nothing saved yet. */
export async function insertProfile(
  trx: Transaction<Database>,
  profile: Pick<Insertable<Profiles>, 'user_id' | 'domain'>,
): Promise<void> {
  await trx.insertInto('profiles').values(profile).execute();
}

/**
 * Stores a status with the reason that its member reads. An approval puts the profile first in the search results;
 * leaving Approved ends being featured.
 */
export async function storeStatus(
  trx: Transaction<Database>,
  profileId: string,
  { status, reason }: { status: Status; reason: string | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({
      status,
      status_reason: reason,
      updated_at: now,
      ...(status === STATUS.APPROVED ? { approved_at: now } : { featured: false }),
    })
    .where('user_id', '=', profileId)
    .execute();
}

/** Stores whether a profile is shown among the featured ones. */
export async function storeFeatured(
  trx: Transaction<Database>,
  profileId: string,
  featured: boolean,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ featured, updated_at: now })
    .where('user_id', '=', profileId)
    .execute();
}

/** Marks the photo step complete. */
export async function storePhotosDone(
  trx: Transaction<Database>,
  profileId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ photos_done: true, updated_at: now })
    .where('user_id', '=', profileId)
    .execute();
}

/** Stores whether the first photo may appear on the home page. */
export async function storeHomePhoto(
  trx: Transaction<Database>,
  profileId: string,
  allowed: boolean,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ home_photo: allowed, updated_at: now })
    .where('user_id', '=', profileId)
    .execute();
}
