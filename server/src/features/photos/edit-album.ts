import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import type { Database } from '../../db/schema/database.ts';

/**
 * Changes the photos of a profile while nobody else does, in one transaction, and notes it where the viewer is not
 * the owner. Throws what `change` throws; nothing has changed then.
 */
export async function editAlbum(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  change: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const edit = { actor_id: viewer.user_id, subject_id: profileId, section: 'photo' } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await lockProfile(trx, profileId);
    await change(trx);
    await recordEdit(trx, edit, ctx.now());
  });
}
