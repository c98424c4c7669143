import type { PhotoState } from '@mala/contract/photos/photo.ts';
import type { Kysely, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { lockProfile } from '../../access/find-profile.ts';
import type { Database } from '../../db/schema/database.ts';

/** A photo that is there; `id` may be malformed. */
export async function findPhoto(
  db: Kysely<Database>,
  id: string,
): Promise<{ id: string; profile_id: string; state: PhotoState } | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('photos')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(['id', 'profile_id', 'state'])
    .executeTakeFirst();
}

/** The same, with its profile held until the transaction ends. */
export async function lockPhoto(trx: Transaction<Database>, id: string) {
  const found = await findPhoto(trx, id);
  if (!found) return undefined;
  await lockProfile(trx, found.profile_id);
  return findPhoto(trx, id);
}

export async function setPhotoState(
  trx: Transaction<Database>,
  id: string,
  { state, reason }: { state: PhotoState; reason: string | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ state, refusal_reason: reason, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** Accepts every photo of a profile that waits: for whoever approves the profile, which he holds. */
export async function approveWaitingPhotos(
  trx: Transaction<Database>,
  profileId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ state: 'approved', decided_at: now })
    .where('profile_id', '=', profileId)
    .where('state', '=', 'waiting')
    .where('removed_at', 'is', null)
    .execute();
}
