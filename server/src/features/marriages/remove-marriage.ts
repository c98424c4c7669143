import type { Context } from '../../context.ts';
import { recordAudit } from '../../db/audit-log.ts';
import { AppError } from '../../errors.ts';
import { pictureKeys } from '../../storage/picture-files.ts';
import { removeFiles } from '../../storage/write-files.ts';
import { deleteMarriage } from './queries.ts';

/**
 * Removes a marriage photo: its row first, which ends its addresses, then what is stored. Throws 404 NOT_FOUND where
 * there is none of this id, which may be malformed.
 */
export async function removeMarriage(
  ctx: Context,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  const removed = await ctx.db.transaction().execute(async (trx) => {
    const found = await deleteMarriage(trx, id);
    if (!found) throw new AppError('NOT_FOUND');
    const { domain, caption } = found;
    const detail = { change: 'removed', domain, caption } as const;
    const entry = { actor_id: actorId, action: 'marriage', subject_id: found.id, detail } as const;
    await recordAudit(trx, entry, ctx.now());
    return found;
  });
  await removeFiles(ctx, pictureKeys('marriage', removed.id));
}
