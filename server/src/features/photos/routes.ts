import * as photos from '@mala/contract/photos/album.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { requireProfile } from '../../http/session.ts';
import { isPictureSize, pictureKey, pictureKeys } from '../../storage/picture-files.ts';
import { requireSigned, type Signed, sendFile } from '../../storage/send-file.ts';
import type { KeptFiles } from '../../storage/sweep.ts';
import { addPhoto } from './add-photo.ts';
import { mountAlbum } from './album-routes.ts';
import { isPhotoAudience, photoPath, presentOwnPhoto } from './presenter.ts';
import { isPhotoReadable, ownPhotosOf } from './queries.ts';

export const photoFiles: KeptFiles = {
  prefix: 'photo',
  table: 'photos',
  keysOf: (id) => pictureKeys('photo', id),
};

/** The photos of a profile (server rules, section 8). */
export function mountPhotos(app: FastifyInstance, ctx: Context): void {
  async function photoList(profileId: string) {
    const rows = await ownPhotosOf(ctx.db, profileId);
    return rows.map((row) => presentOwnPhoto(ctx, row));
  }

  route(app, ctx, photos.listPhotos, async ({ params }) =>
    photoList((await requireProfile(ctx.db, params.userId)).user_id),
  );

  route(app, ctx, photos.addPhoto, async ({ viewer, params, body, files: [file] }) => {
    const profile = await requireProfile(ctx.db, params.userId);
    const upload = { profile, uploadId: body.upload_id };
    if (file) await addPhoto(ctx, viewer, upload, file.path);
    return photoList(profile.user_id);
  });

  mountAlbum(app, ctx);
  mountPhotoFiles(app, ctx);
}

/**
 * GET /files/photo/…: photos by their signed addresses (server rules, section 8). A missing, changed or
 * expired signature, an unknown file, a removed one and one that its reader may no longer see answer the same 404.
 */
export function mountPhotoFiles(app: FastifyInstance, ctx: Context): void {
  app.get<Signed & { Params: { id: string; size: string; audience: string } }>(
    '/files/photo/:id/:size/:audience',
    async ({ params: { id, size, audience }, query }, reply) => {
      if (!isUuid(id) || !isPictureSize(size) || !isPhotoAudience(audience))
        throw new AppError('NOT_FOUND');
      requireSigned(ctx, photoPath(id, size, audience), query);
      if (!(await isPhotoReadable(ctx.db, id, audience))) throw new AppError('NOT_FOUND');
      const { expires } = query;
      const key = pictureKey('photo', id, size);
      return sendFile(ctx, reply, key, { type: 'image/webp', disposition: 'inline', expires });
    },
  );
}
