import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
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
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await trx
    .deleteFrom('horoscope_files')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

function undrawn(db: Kysely<Database>) {
  return db
    .selectFrom('horoscope_files')
    .where('kind', '=', sql.lit('pdf' as const))
    .where('pages', 'is', null);
}

/** PDFs that were stored as they came, at most `most`, behind this id. */
export async function findUndrawn(
  db: Kysely<Database>,
  after: string | undefined,
  most: number,
): Promise<string[]> {
  const rows = await undrawn(db)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a PDF is there, and still as it came. */
export async function isUndrawn(db: Kysely<Database>, id: string): Promise<boolean> {
  return returnsRow(undrawn(db).where('id', '=', id).select('id'));
}

/** Notes that a PDF was drawn with so many pages, or could not be, with none. */
export async function setDrawn(
  db: Kysely<Database>,
  id: string,
  drawn: { pages: number; bytes?: number },
): Promise<void> {
  await db.updateTable('horoscope_files').set(drawn).where('id', '=', id).execute();
}

/** A PDF is sent only as we drew it. */
const sendable = sql<boolean>`(found.kind <> 'pdf' OR found.pages > 0)`;

/**
 * A horoscope file that this reader may fetch now, with its position among those of its profile, from 1. Both ids are
 * well-formed; `reader` may be owner.
 */
export async function findOpenFile(
  db: Kysely<Database>,
  id: string,
  reader: string,
): Promise<{ kind: HoroscopeFileRow['kind']; position: number; drawn: boolean } | undefined> {
  return db
    .selectFrom('horoscope_files as found')
    .innerJoin('horoscope_files as upto', (join) =>
      join.onRef('upto.profile_id', '=', 'found.profile_id').onRef('upto.id', '<=', 'found.id'),
    )
    .where('found.id', '=', id)
    .where((eb) => horoscopeFileOpenTo(reader, eb.ref('found.profile_id')))
    .where(sendable)
    .groupBy('found.id')
    .select((eb) => [
      'found.kind',
      eb.fn.countAll<number>().as('position'),
      sql<boolean>`found.pages is not null`.as('drawn'),
    ])
    .executeTakeFirst();
}
