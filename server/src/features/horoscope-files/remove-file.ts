import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import { AppError } from '../../errors.ts';
import { removeFiles } from '../../storage/write-files.ts';
import { fileKey } from './addresses.ts';
import { deleteFile } from './queries.ts';

/**
 * Removes a horoscope file of a profile: its row first, which ends its addresses, then what is stored.
 * Throws 404 NOT_FOUND where the profile has none of this id, which may be malformed.
 */
export async function removeFile(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  id: string,
): Promise<void> {
  const edit = { actor_id: viewer.user_id, subject_id: profileId, section: 'attachment' } as const;
  const removed = await ctx.db.transaction().execute(async (trx) => {
    const found = await deleteFile(trx, profileId, id);
    if (!found) throw new AppError('NOT_FOUND');
    await recordEdit(trx, edit, ctx.now());
    return found;
  });
  await removeFiles(ctx, [fileKey(removed)]);
}
