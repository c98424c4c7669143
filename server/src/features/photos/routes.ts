import * as photos from '@mala/contract/photos.ts';
import { SUCCESS } from '@mala/contract/reply.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { addAttachments } from './add-attachments.ts';
import { addPhoto } from './add-photo.ts';
import { allowHomePhoto } from './allow-home-photo.ts';
import { mountFiles } from './file-routes.ts';
import { finishPhotos } from './finish-photos.ts';
import { presentOwnAttachment, presentPhoto } from './presenter.ts';
import { attachmentsOf, findProfileId, photosOf } from './queries.ts';
import { removeFile } from './remove-file.ts';

/** The photos and horoscope files of a profile (server rules, section 8). */
export function mountPhotos(app: FastifyInstance, ctx: Context): void {
  async function profileIdOf({ userId }: { userId: string }): Promise<string> {
    const profileId = await findProfileId(ctx.db, userId);
    if (!profileId) throw new AppError('NOT_FOUND');
    return profileId;
  }
  async function photoList(profileId: string) {
    const rows = await photosOf(ctx.db, [profileId]);
    return (rows.get(profileId) ?? []).map((row) => presentPhoto(ctx, row));
  }
  async function attachmentList(profileId: string) {
    const rows = await attachmentsOf(ctx.db, profileId);
    return rows.map((row) => presentOwnAttachment(ctx, row));
  }

  route(app, ctx, photos.listPhotos, async ({ params }) => photoList(await profileIdOf(params)));

  route(app, ctx, photos.addPhoto, async ({ viewer, params, files: [file] }) => {
    const profileId = await profileIdOf(params);
    if (file) await addPhoto(ctx, viewer, profileId, file.bytes);
    return photoList(profileId);
  });

  route(app, ctx, photos.removePhoto, async ({ viewer, params, body }) => {
    const profileId = await profileIdOf(params);
    await removeFile(ctx, viewer, profileId, 'photo', body.id);
    return photoList(profileId);
  });

  route(app, ctx, photos.finishPhotos, async ({ viewer, params }) => {
    await finishPhotos(ctx, viewer, await profileIdOf(params));
    return SUCCESS;
  });

  route(app, ctx, photos.allowHomePhoto, async ({ viewer, params, body }) => {
    await allowHomePhoto(ctx, viewer, await profileIdOf(params), body.allowed);
    return SUCCESS;
  });

  route(app, ctx, photos.listAttachments, async ({ params }) =>
    attachmentList(await profileIdOf(params)),
  );

  route(app, ctx, photos.addAttachments, async ({ viewer, params, files }) => {
    const profileId = await profileIdOf(params);
    await addAttachments(ctx, viewer, profileId, files);
    return attachmentList(profileId);
  });

  route(app, ctx, photos.removeAttachment, async ({ viewer, params, body }) => {
    const profileId = await profileIdOf(params);
    await removeFile(ctx, viewer, profileId, 'attachment', body.id);
    return attachmentList(profileId);
  });

  mountFiles(app, ctx);
}
