import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import { markPhotosDone } from './queries.ts';

/** Marks the photo step complete, with or without photos. */
export async function finishPhotos(ctx: Context, viewer: Viewer, profileId: string): Promise<void> {
  const edit = { actor_id: viewer.user_id, subject_id: profileId, section: 'photo' } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await markPhotosDone(trx, profileId, ctx.now());
    await recordEdit(trx, edit, ctx.now());
  });
}
