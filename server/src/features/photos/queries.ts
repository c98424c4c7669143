import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { kept, shown } from '../../access/files.ts';
import type { Attachments } from '../../db/schema/attachments.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Photos } from '../../db/schema/photos.ts';
import { AppError } from '../../errors.ts';

export type PhotoRow = Selectable<Photos>;
export type AttachmentRow = Selectable<Attachments>;

/** The id of a profile as the database spells it. Throws 404 NOT_FOUND of an unknown or malformed one. */
export async function requireProfileId(db: Kysely<Database>, userId: string): Promise<string> {
  const row = isUuid(userId)
    ? await db
        .selectFrom('profiles')
        .where('user_id', '=', userId)
        .select('user_id')
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NOT_FOUND');
  return row.user_id;
}

/** The photos of a profile that others see, in its order. */
export async function photosOf(db: Kysely<Database>, profileId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .where(shown)
    .orderBy('position')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** The photos of a profile as its owner has them: in its order, and behind them those that were refused. */
export async function ownPhotosOf(db: Kysely<Database>, profileId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .where('removed_at', 'is', null)
    .orderBy(sql`state = 'refused'`)
    .orderBy('position')
    .orderBy('id')
    .selectAll()
    .execute();
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

/** Whether a photo or a horoscope file came under this id; a photo even if it was removed or refused since. */
export async function hasArrived(
  db: Kysely<Database>,
  table: 'photos' | 'attachments',
  profileId: string,
  uploadId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .where('profile_id', '=', profileId)
    .where('upload_id', '=', uploadId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The photos that take a place: those that were removed or refused do not. */
export async function countPhotos(db: Kysely<Database>, profileId: string): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .where(kept)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes a horoscope file's row of this profile; its id, if there was one. `id` may be malformed. */
export async function deleteAttachment(
  trx: Transaction<Database>,
  profileId: string,
  id: string,
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await trx
    .deleteFrom('attachments')
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
