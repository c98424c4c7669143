import type { Insertable, Kysely, Transaction } from 'kysely';
import { visibleProfiles } from '../../access/profiles.ts';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Downloads } from '../../db/schema/subscriptions.ts';

/** Whether a member downloaded the contact of a profile before. */
export async function hasDownloaded(
  db: Kysely<Database>,
  userId: string,
  profileId: string,
): Promise<boolean> {
  return returnsRow(
    db
      .selectFrom('downloads')
      .where('user_id', '=', userId)
      .where('profile_id', '=', profileId)
      .select('profile_id'),
  );
}

/** Whether others see a profile, which then stays so until the transaction ends. */
export async function keepVisible(trx: Transaction<Database>, profileId: string): Promise<boolean> {
  return returnsRow(
    visibleProfiles(trx).where('user_id', '=', profileId).select('user_id').forShare(),
  );
}

/** Records a download; false if it was recorded before. */
export async function insertDownload(
  trx: Transaction<Database>,
  download: Insertable<Downloads>,
): Promise<boolean> {
  return returnsRow(
    trx
      .insertInto('downloads')
      .values(download)
      .onConflict((conflict) => conflict.columns(['user_id', 'profile_id']).doNothing())
      .returning('profile_id'),
  );
}
