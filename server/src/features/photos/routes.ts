import * as photos from '@mala/contract/photos/album.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { linkOfAudience } from '../../access/shared-links.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { requireEditable } from '../../http/session.ts';
import { pictureKeys, sentPicture, sizeKeys } from '../../storage/picture-files.ts';
import { isPictureSize } from '../../storage/picture-sizes.ts';
import { serveFiles } from '../../storage/send-file.ts';
import type { KeptFiles } from '../../storage/sweep.ts';
import { addPhoto } from './add-photo.ts';
import { mountAlbum } from './album-routes.ts';
import { listPhotos } from './list-photos.ts';
import { isPhotoAudience } from './presenter.ts';
import { isPhotoLinked, isPhotoReadable } from './queries.ts';

export const photoFiles: KeptFiles = {
  prefix: 'photo',
  table: 'photos',
  keysOf: (id) => pictureKeys('photo', id),
  neededOf: (id) => sizeKeys('photo', id),
};

/** The photos of a profile (server rules, section 8). */
export function mountPhotos(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, photos.listPhotos, async ({ viewer, params }) =>
    listPhotos(ctx, (await requireEditable(ctx.db, viewer, params.userId)).user_id),
  );

  route(app, ctx, photos.addPhoto, async ({ viewer, params, body, files: [file] }) => {
    const profile = await requireEditable(ctx.db, viewer, params.userId);
    const upload = { profile, uploadId: body.upload_id };
    if (file) await addPhoto(ctx, viewer, upload, file.path);
    return listPhotos(ctx, profile.user_id);
  });

  mountAlbum(app, ctx);

  async function isOpen(id: string, audience: string): Promise<boolean> {
    const linkId = linkOfAudience(audience);
    if (linkId) return isPhotoLinked(ctx.db, id, linkId, ctx.now());
    return isPhotoAudience(audience) && isPhotoReadable(ctx.db, id, audience);
  }

  serveFiles<{ id: string; size: string; audience: string }>(
    app,
    ctx,
    '/files/photo/:id/:size/:audience',
    async ({ id, size, audience }) => {
      if (!isUuid(id) || !isPictureSize(size)) return null;
      return (await isOpen(id, audience)) ? sentPicture('photo', id, size) : null;
    },
  );
}
