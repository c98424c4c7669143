import type { Kysely, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../../db/schema/database.ts';

/** A photo of the profile that is neither removed nor refused. */
function present(db: Kysely<Database>, profileId: string) {
  return db
    .updateTable('photos')
    .where('profile_id', '=', profileId)
    .where('removed_at', 'is', null)
    .where('state', '<>', 'refused');
}

/** Whether there was such a photo; `id` may be malformed. */
export async function setCaption(
  trx: Transaction<Database>,
  profileId: string,
  id: string,
  caption: string | null,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await present(trx, profileId)
    .set({ caption })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of the photos that have a place in the order of their profile. */
export async function presentIds(
  trx: Transaction<Database>,
  profileId: string,
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .where('removed_at', 'is', null)
    .where('state', '<>', 'refused')
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Gives the photos of a profile the places 1, 2, 3… in the order of `ids`. */
export async function setOrder(
  trx: Transaction<Database>,
  profileId: string,
  ids: readonly string[],
): Promise<void> {
  for (const [index, id] of ids.entries())
    await present(trx, profileId)
      .set({ position: index + 1 })
      .where('id', '=', id)
      .where('position', '<>', index + 1)
      .execute();
}

/** Takes a photo away from everybody; whether there was one. `id` may be malformed. */
export async function markRemoved(
  trx: Transaction<Database>,
  photo: { profileId: string; id: string; actorId: string },
  now: Date,
): Promise<boolean> {
  if (!isUuid(photo.id)) return false;
  const row = await trx
    .updateTable('photos')
    .set({ removed_at: now, removed_by: photo.actorId })
    .where('id', '=', photo.id)
    .where('profile_id', '=', photo.profileId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Brings back a photo that was removed after `since`: by `removedBy`, or by anybody where that is null. Whether there
 * was one; `id` may be malformed.
 */
export async function unmarkRemoved(
  trx: Transaction<Database>,
  photo: { profileId: string; id: string; removedBy: string | null },
  since: Date,
): Promise<boolean> {
  if (!isUuid(photo.id)) return false;
  let update = trx
    .updateTable('photos')
    .set({ removed_at: null, removed_by: null })
    .where('id', '=', photo.id)
    .where('profile_id', '=', photo.profileId)
    .where('removed_at', '>', since);
  if (photo.removedBy) update = update.where('removed_by', '=', photo.removedBy);
  return (await update.returning('id').executeTakeFirst()) !== undefined;
}
