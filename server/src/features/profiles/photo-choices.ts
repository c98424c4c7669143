import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import { storeHomePhoto, storePhotosDone } from './write-queries.ts';

/** Marks the photo step complete, with or without photos. */
export async function finishPhotos(ctx: Context, viewer: Viewer, profileId: string): Promise<void> {
  const edit = { actor_id: viewer.user_id, subject_id: profileId, section: 'photo' } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await storePhotosDone(trx, profileId, ctx.now());
    await recordEdit(trx, edit, ctx.now());
  });
}

/** Keeps whether the first photo of a profile may appear on the home page (server rules, section 9). */
export async function allowHomePhoto(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  allowed: boolean,
): Promise<void> {
  const edit = { actor_id: viewer.user_id, subject_id: profileId, section: 'home-photo' } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await storeHomePhoto(trx, profileId, allowed, ctx.now());
    await recordEdit(trx, edit, ctx.now());
  });
}
