import type { Kysely } from 'kysely';
import { returnsRow } from '../db/query-parts.ts';
import type { Database } from '../db/schema/database.ts';

/** The tables whose rows have files. */
export type FileTable =
  | 'photos'
  | 'horoscope_files'
  | 'marriages'
  | 'payment_screenshots'
  | 'complaint_pictures'
  | 'entry_photos'
  | 'entry_files';

/** Those of these ids that have a row. */
export async function idsWithRow(
  db: Kysely<Database>,
  table: FileTable,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom(table).where('id', 'in', ids).select('id').execute();
  return rows.map(({ id }) => id);
}

/** Whose upload it is, and the id that the client chose; without one it is stored each time it is sent. */
export interface Upload {
  profileId: string;
  uploadId: string | undefined;
}
export type UploadTable = 'photos' | 'horoscope_files';

/** Whether a row of the profile came with this upload id; a photo counts even if it was removed or refused since. */
export async function hasArrived(
  db: Kysely<Database>,
  table: UploadTable,
  { profileId, uploadId }: Upload,
): Promise<boolean> {
  if (uploadId === undefined) return false;
  return returnsRow(
    db
      .selectFrom(table)
      .where('profile_id', '=', profileId)
      .where('upload_id', '=', uploadId)
      .select('id')
      .limit(1),
  );
}
