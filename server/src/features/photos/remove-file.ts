import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import { AppError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { attachmentKey, photoKeys } from './file-keys.ts';
import { deleteOf } from './queries.ts';
import { removeFiles } from './write-files.ts';

const KEYS = {
  photo: { table: 'photos', keysOf: photoKeys },
  attachment: { table: 'attachments', keysOf: (id: string) => [attachmentKey(id)] },
} as const;

/**
 * Removes a photo or horoscope file of a profile: its row first, which ends its addresses, then what is stored.
 * Throws 404 NOT_FOUND where the profile has none of this id, which may be malformed.
 */
export async function removeFile(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  section: keyof typeof KEYS,
  id: string,
): Promise<void> {
  const { table, keysOf } = KEYS[section];
  const edit = { actor_id: viewer.user_id, subject_id: profileId, section };
  const removed = await ctx.db.transaction().execute(async (trx) => {
    const found = await deleteOf(trx, table, profileId, id);
    if (!found) throw new AppError('NOT_FOUND');
    await recordEdit(trx, edit, ctx.now());
    return found;
  });
  await removeFiles(ctx, keysOf(removed));
}
