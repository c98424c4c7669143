import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { validate as isUuid } from 'uuid';
import { horoscopeFileOpenTo } from '../../access/files.ts';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { HoroscopeFiles } from '../../db/schema/profiles.ts';

export type HoroscopeFileRow = Selectable<HoroscopeFiles>;

/** The horoscope files of a profile in upload order. */
export async function horoscopeFilesOf(
  db: Kysely<Database>,
  profileId: string,
): Promise<HoroscopeFileRow[]> {
  return db
    .selectFrom('horoscope_files')
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function insertFiles(
  trx: Transaction<Database>,
  rows: Insertable<HoroscopeFiles>[],
): Promise<void> {
  await trx.insertInto('horoscope_files').values(rows).execute();
}

/** Deletes a horoscope file's row; returns its id if the profile had it. `id` may be malformed. */
export async function deleteFile(
  trx: Transaction<Database>,
  profileId: string,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  if (!isUuid(id)) return undefined;
  return trx
    .deleteFrom('horoscope_files')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .returning(['id', 'name'])
    .executeTakeFirst();
}

function stored(db: Kysely<Database>) {
  return db.selectFrom('horoscope_files').where('state', '=', sql.lit('stored' as const));
}

/** What the job needs of a file that was stored as it came. */
export type StoredFile = Pick<HoroscopeFileRow, 'id' | 'profile_id' | 'kind'>;

/** Files that were stored as they came, at most `most`, behind this id. */
export async function findStored(
  db: Kysely<Database>,
  after: string | undefined,
  most: number,
): Promise<StoredFile[]> {
  return stored(db)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .select(['id', 'profile_id', 'kind'])
    .execute();
}

/** Whether a file is there, and still as it came. */
export async function isStored(db: Kysely<Database>, id: string): Promise<boolean> {
  return returnsRow(stored(db).where('id', '=', id).select('id'));
}

/** Notes what became of a stored file; whether it is still there. */
export async function setState(
  db: Kysely<Database>,
  id: string,
  change: Pick<HoroscopeFileRow, 'state'> & Updateable<HoroscopeFiles>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('horoscope_files')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isRefused(db: Kysely<Database>, id: string): Promise<boolean> {
  const file = db.selectFrom('horoscope_files').where('id', '=', id);
  return returnsRow(file.where('state', '=', 'refused').select('id'));
}

/**
 * A horoscope file that this reader may fetch now, with its position among those of its profile, from 1. Both ids are
 * well-formed; `reader` may be owner or somebody of the office.
 */
export async function findOpenFile(
  db: Kysely<Database>,
  id: string,
  reader: string,
): Promise<
  (Pick<HoroscopeFileRow, 'kind' | 'profile_id'> & { position: number; drawn: boolean }) | undefined
> {
  return db
    .selectFrom('horoscope_files as found')
    .innerJoin('horoscope_files as upto', (join) =>
      join.onRef('upto.profile_id', '=', 'found.profile_id').onRef('upto.id', '<=', 'found.id'),
    )
    .where('found.id', '=', id)
    .where((eb) => horoscopeFileOpenTo(reader, eb.ref('found.profile_id')))
    .where('found.state', '=', sql.lit('rewritten' as const))
    .groupBy('found.id')
    .select((eb) => [
      'found.kind',
      'found.profile_id',
      eb.fn.countAll<number>().as('position'),
      sql<boolean>`found.pages is not null`.as('drawn'),
    ])
    .executeTakeFirst();
}
