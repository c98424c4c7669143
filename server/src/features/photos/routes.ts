import * as photos from '@mala/contract/photos.ts';
import { SUCCESS } from '@mala/contract/reply.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { addAttachments } from './add-attachments.ts';
import { addPhoto } from './add-photo.ts';
import { mountAlbum } from './album-routes.ts';
import { allowHomePhoto } from './allow-home-photo.ts';
import { mountFiles } from './file-routes.ts';
import { finishPhotos } from './finish-photos.ts';
import { mountJudging } from './judging-routes.ts';
import { presentOwnAttachment, presentOwnPhoto } from './presenter.ts';
import { attachmentsOf, ownPhotosOf, requireProfileId } from './queries.ts';
import { removeAttachment } from './remove-attachment.ts';

/** The photos and horoscope files of a profile (server rules, section 8). */
export function mountPhotos(app: FastifyInstance, ctx: Context): void {
  async function photoList(profileId: string) {
    const rows = await ownPhotosOf(ctx.db, profileId);
    return rows.map((row) => presentOwnPhoto(ctx, row));
  }
  async function attachmentList(profileId: string) {
    const rows = await attachmentsOf(ctx.db, profileId);
    return rows.map((row) => presentOwnAttachment(ctx, row));
  }

  route(app, ctx, photos.listPhotos, async ({ params }) =>
    photoList(await requireProfileId(ctx.db, params.userId)),
  );

  route(app, ctx, photos.addPhoto, async ({ viewer, params, body, files: [file] }) => {
    const profileId = await requireProfileId(ctx.db, params.userId);
    const upload = { profileId, uploadId: body.upload_id };
    if (file) await addPhoto(ctx, viewer, upload, file.path);
    return photoList(profileId);
  });

  route(app, ctx, photos.finishPhotos, async ({ viewer, params }) => {
    await finishPhotos(ctx, viewer, await requireProfileId(ctx.db, params.userId));
    return SUCCESS;
  });

  route(app, ctx, photos.allowHomePhoto, async ({ viewer, params, body }) => {
    const profileId = await requireProfileId(ctx.db, params.userId);
    await allowHomePhoto(ctx, viewer, profileId, body.allowed);
    return SUCCESS;
  });

  route(app, ctx, photos.listAttachments, async ({ params }) =>
    attachmentList(await requireProfileId(ctx.db, params.userId)),
  );

  route(app, ctx, photos.addAttachments, async ({ viewer, params, body, files }) => {
    const profileId = await requireProfileId(ctx.db, params.userId);
    const upload = { profileId, uploadId: body.upload_id };
    await addAttachments(ctx, viewer, upload, files);
    return attachmentList(profileId);
  });

  route(app, ctx, photos.removeAttachment, async ({ viewer, params, body }) => {
    const profileId = await requireProfileId(ctx.db, params.userId);
    await removeAttachment(ctx, viewer, profileId, body.id);
    return attachmentList(profileId);
  });

  mountAlbum(app, ctx);
  mountJudging(app, ctx);
  mountFiles(app, ctx);
}
