import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { EntryFiles, EntryPhotos } from '../../db/schema/entries.ts';

export type EntryPhotoRow = Selectable<EntryPhotos>;
export type EntryFileRow = Selectable<EntryFiles>;

/** The photos of an entry in the order in which they came. */
export async function photosOfEntry(
  db: Kysely<Database>,
  entryId: string,
): Promise<EntryPhotoRow[]> {
  return db
    .selectFrom('entry_photos')
    .where('entry_id', '=', entryId)
    .orderBy('id')
    .selectAll()
    .execute();
}

/** The horoscope files of an entry in the order in which they came. */
export async function filesOfEntry(db: Kysely<Database>, entryId: string): Promise<EntryFileRow[]> {
  return db
    .selectFrom('entry_files')
    .where('entry_id', '=', entryId)
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function insertEntryPhoto(
  trx: Transaction<Database>,
  photo: Insertable<EntryPhotos>,
): Promise<void> {
  await trx.insertInto('entry_photos').values(photo).execute();
}

export async function insertEntryFiles(
  trx: Transaction<Database>,
  files: Insertable<EntryFiles>[],
): Promise<void> {
  await trx.insertInto('entry_files').values(files).execute();
}

/** Deletes a photo of an entry; whether there was one. `id` may be malformed. */
export async function deleteEntryPhoto(
  trx: Transaction<Database>,
  entryId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return returnsRow(
    trx
      .deleteFrom('entry_photos')
      .where('id', '=', id)
      .where('entry_id', '=', entryId)
      .returning('id'),
  );
}

/** Deletes a horoscope file of an entry; its name if there was one. `id` may be malformed. */
export async function deleteEntryFile(
  trx: Transaction<Database>,
  entryId: string,
  id: string,
): Promise<{ name: string } | undefined> {
  if (!isUuid(id)) return undefined;
  return trx
    .deleteFrom('entry_files')
    .where('id', '=', id)
    .where('entry_id', '=', entryId)
    .returning('name')
    .executeTakeFirst();
}

/** Deletes all photos and files of an entry: they became those of a profile. */
export async function deleteAllOf(trx: Transaction<Database>, entryId: string): Promise<void> {
  await trx.deleteFrom('entry_photos').where('entry_id', '=', entryId).execute();
  await trx.deleteFrom('entry_files').where('entry_id', '=', entryId).execute();
}

/** Whether a photo is still that of an entry. `id` is well-formed. */
export async function isEntryPhoto(db: Kysely<Database>, id: string): Promise<boolean> {
  return returnsRow(db.selectFrom('entry_photos').where('id', '=', id).select('id'));
}

/** A horoscope file that is still that of an entry. `id` is well-formed. */
export async function findEntryFile(
  db: Kysely<Database>,
  id: string,
): Promise<EntryFileRow | undefined> {
  return db.selectFrom('entry_files').where('id', '=', id).selectAll().executeTakeFirst();
}
