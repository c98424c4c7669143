import type { Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { kept } from '../../access/files.ts';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

function updateKept(trx: Transaction<Database>, profileId: string) {
  return trx.updateTable('photos').where('profile_id', '=', profileId).where(kept);
}

/** The caption of a photo in the album; `id` may be malformed. */
export async function findCaption(
  trx: Transaction<Database>,
  profileId: string,
  id: string,
): Promise<{ id: string; caption: string | null } | undefined> {
  if (!isUuid(id)) return undefined;
  return trx
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .where(kept)
    .select(['id', 'caption'])
    .executeTakeFirst();
}

/** Stores the caption of a photo, of a removed one too: with it the office allows a text of one that can be restored. */
export async function setCaption(
  trx: Transaction<Database>,
  profileId: string,
  id: string,
  caption: string | null,
): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ caption })
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .execute();
}

/** The ids of the photos that have a place in the order of their profile, in that order. */
export async function keptIds(trx: Transaction<Database>, profileId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .where(kept)
    .orderBy('position')
    .orderBy('id')
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
    await updateKept(trx, profileId)
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
  return returnsRow(
    trx
      .updateTable('photos')
      .set({ removed_at: now, removed_by: photo.actorId })
      .where('id', '=', photo.id)
      .where('profile_id', '=', photo.profileId)
      .where('removed_at', 'is', null)
      .returning('id'),
  );
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
  return returnsRow(update.returning('id'));
}
