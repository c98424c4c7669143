import type { Domain } from '@mala/contract/communities/domain.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../db/audit-log.ts';
import { AppError } from '../../errors.ts';
import { pictureFiles, pictureKeys } from '../../storage/picture-files.ts';
import { removeFiles, writeFiles } from '../../storage/write-files.ts';
import { deleteMarriage, insertMarriage } from './queries.ts';

export interface NewMarriage {
  domain: Domain;
  caption: string;
  /** of the picture */
  path: string;
  /** the administrator */
  actorId: string;
}

/**
 * Keeps a marriage photo in its three sizes. The files stand before the row does, so that no row is ever without
 * them. Throws what reading the picture or writing it throws.
 */
export async function addMarriage(
  ctx: Context,
  { domain, caption, path, actorId }: NewMarriage,
): Promise<void> {
  const { width, height, preview, hash: _, ...sizes } = await ctx.images.process(path, domain);
  const id = uuid();
  const now = ctx.now();
  const row = { id, domain, caption, width, height, preview, created_by: actorId, created_at: now };
  const detail = { change: 'added', domain, caption } as const;
  await writeFiles(ctx, pictureFiles('marriage', id, sizes), () =>
    ctx.db.transaction().execute(async (trx) => {
      await insertMarriage(trx, row);
      const entry = { actor_id: actorId, action: 'marriage', subject_id: id, detail } as const;
      await recordAudit(trx, entry, now);
    }),
  );
}

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
