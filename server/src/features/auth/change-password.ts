import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { Viewer } from '../../http/viewer.ts';
import { endOtherSessions } from './queries.ts';

/** Stores the new hash and ends every other session of the member. */
export async function changePassword(
  db: Kysely<Database>,
  viewer: Viewer,
  hash: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ password_hash: hash })
      .where('id', '=', viewer.user_id)
      .execute();
    await endOtherSessions(trx, viewer.user_id, viewer.session_id, now);
  });
}
