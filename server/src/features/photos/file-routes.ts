import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isPictureSize, pictureKey } from '../../storage/picture-files.ts';
import { requireSigned, type Signed, sendFile } from '../../storage/send-file.ts';
import { isPhotoAudience, photoPath } from './file-addresses.ts';
import { isPhotoReadable } from './file-queries.ts';

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
