import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Attachments } from '../../db/schema/attachments.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Photos } from '../../db/schema/photos.ts';

export type PhotoRow = Selectable<Photos>;
export type AttachmentRow = Selectable<Attachments>;

/** The id of a profile as the database spells it; undefined of an unknown or malformed one. */
export async function findProfileId(
  db: Kysely<Database>,
  userId: string,
): Promise<string | undefined> {
  if (!isUuid(userId)) return undefined;
  const row = await db
    .selectFrom('profiles')
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Holds every other change of this profile's files back until the transaction ends. */
export async function lockProfile(trx: Transaction<Database>, profileId: string): Promise<void> {
  await trx
    .selectFrom('profiles')
    .where('user_id', '=', profileId)
    .select('user_id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The photos of several profiles, each in its order; a profile without photos has no entry. */
export async function photosOf(
  db: Kysely<Database>,
  profileIds: readonly string[],
): Promise<Map<string, PhotoRow[]>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('photos')
    .where('profile_id', 'in', profileIds)
    .orderBy('position')
    .orderBy('id')
    .selectAll()
    .execute();
  return Map.groupBy(rows, (row) => row.profile_id);
}

/** Puts a photo behind those that the profile has. */
export async function insertPhoto(
  trx: Transaction<Database>,
  photo: Omit<Insertable<Photos>, 'position'>,
): Promise<void> {
  await trx
    .insertInto('photos')
    .values((eb) => ({
      ...photo,
      position: eb
        .selectFrom('photos')
        .where('profile_id', '=', photo.profile_id)
        .select((each) =>
          each(each.fn.coalesce(each.fn.max('position'), each.lit(0)), '+', each.lit(1)).as('next'),
        ),
    }))
    .execute();
}

export async function countPhotos(db: Kysely<Database>, profileId: string): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a photo still has its row. `id` is well-formed. */
export async function photoExists(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db.selectFrom('photos').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Deletes a row of this profile; its id, if there was one. `id` may be malformed. */
export async function deleteOf(
  trx: Transaction<Database>,
  table: 'photos' | 'attachments',
  profileId: string,
  id: string,
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await trx
    .deleteFrom(table)
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function markPhotosDone(
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

export async function setHomePhoto(
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

/** The horoscope files of a profile in the order in which they came. */
export async function attachmentsOf(
  db: Kysely<Database>,
  profileId: string,
): Promise<AttachmentRow[]> {
  return db
    .selectFrom('attachments')
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function insertAttachments(
  trx: Transaction<Database>,
  rows: Insertable<Attachments>[],
): Promise<void> {
  await trx.insertInto('attachments').values(rows).execute();
}

/** A horoscope file that still has its row, with its place among those of its profile, from 1. */
export async function findAttachment(
  db: Kysely<Database>,
  id: string,
): Promise<{ kind: AttachmentRow['kind']; position: number } | undefined> {
  return db
    .selectFrom('attachments as found')
    .innerJoin('attachments as upto', (join) =>
      join.onRef('upto.profile_id', '=', 'found.profile_id').onRef('upto.id', '<=', 'found.id'),
    )
    .where('found.id', '=', id)
    .groupBy('found.id')
    .select((eb) => ['found.kind', eb.fn.countAll<number>().as('position')])
    .executeTakeFirst();
}
