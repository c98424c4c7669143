import { can } from '@mala/contract/access/roles.ts';
import * as album from '@mala/contract/photos/album.ts';
import { PHOTO_LIMITS } from '@mala/contract/photos/photo.ts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { requireEditable } from '../../http/session.ts';
import { keptIds, markRemoved, setOrder, unmarkRemoved } from './album-queries.ts';
import { listPhotos } from './list-photos.ts';
import { namedPhoto } from './named-photo.ts';
import { countPhotos } from './queries.ts';
import { storeCaption } from './set-caption.ts';

/** For the history. */
interface Changed {
  before?: object;
  after?: object;
}

/** Changes of the photos in an album; each call answers the new list. */
export function mountAlbum(app: FastifyInstance, ctx: Context): void {
  async function listAfter(
    viewer: Viewer,
    { userId }: { userId: string },
    change: (trx: Transaction<Database>, profileId: string) => Promise<Changed>,
  ) {
    const { user_id: profileId } = await requireEditable(ctx.db, viewer, userId);
    await ctx.db.transaction().execute(async (trx) => {
      await lockProfile(trx, profileId);
      const changed = await change(trx, profileId);
      await recordEdit(trx, viewer, { profileId, part: 'photo', ...changed }, ctx.now());
    });
    return listPhotos(ctx, profileId);
  }

  route(app, ctx, album.captionPhoto, async ({ viewer, params, body }) =>
    listAfter(viewer, params, (trx, profileId) => {
      const caption = { id: body.id, caption: body.caption || null, said: body.no_contact };
      return storeCaption(trx, viewer, profileId, caption, ctx.now());
    }),
  );

  route(app, ctx, album.orderPhotos, async ({ viewer, params, body: { ids } }) =>
    listAfter(viewer, params, async (trx, profileId) => {
      const kept = await keptIds(trx, profileId);
      if (ids.length !== kept.size || kept.symmetricDifference(new Set(ids)).size > 0)
        throw new AppError('PHOTOS_CHANGED');
      await setOrder(trx, profileId, ids);
      return { before: { order: [...kept] }, after: { order: ids } };
    }),
  );

  route(app, ctx, album.removePhoto, async ({ viewer, params, body }) =>
    listAfter(viewer, params, async (trx, profileId) => {
      const photo = { profileId, id: namedPhoto(body), actorId: viewer.user_id };
      if (!(await markRemoved(trx, photo, ctx.now()))) throw new AppError('NOT_FOUND');
      return { before: { photo: photo.id } };
    }),
  );

  route(app, ctx, album.restorePhoto, async ({ viewer, params, body }) =>
    listAfter(viewer, params, async (trx, profileId) => {
      // what the office took away is not the member's to bring back
      const removedBy = can(viewer, 'profiles.edit') ? null : viewer.user_id;
      const since = new Date(ctx.now().getTime() - album.RESTORE_SECONDS * 1000);
      if (!(await unmarkRemoved(trx, { profileId, id: body.id, removedBy }, since)))
        throw new AppError('NOT_FOUND');
      if ((await countPhotos(trx, profileId)) > PHOTO_LIMITS.count)
        throw new AppError('TOO_MANY_PHOTOS');
      return { after: { photo: body.id } };
    }),
  );
}
