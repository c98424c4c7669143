import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import { setHomePhoto } from './queries.ts';

/** Keeps whether the first photo of a profile may appear on the home page (server rules, section 9). */
export async function allowHomePhoto(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  allowed: boolean,
): Promise<void> {
  const edit = { actor_id: viewer.user_id, subject_id: profileId, section: 'home-photo' } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await setHomePhoto(trx, profileId, allowed, ctx.now());
    await recordEdit(trx, edit, ctx.now());
  });
}
