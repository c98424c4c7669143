import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/errors.ts';
import { downloadName } from '../../services/file-names.ts';
import { HOROSCOPE_MIMES } from '../../services/horoscope-kind.ts';
import { attachmentKey, isPhotoSize, photoKey } from './file-keys.ts';
import { findAttachment, photoExists } from './queries.ts';
import { requireSigned, type Signed, sendFile } from './send-file.ts';

/**
 * GET /files/…: photos and horoscope files by their signed addresses (server rules, section 8). A missing, changed or
 * expired signature, an unknown file and a removed one all answer the same 404.
 */
export function mountFiles(app: FastifyInstance, ctx: Context): void {
  app.get<Signed & { Params: { id: string; size: string } }>(
    '/files/photo/:id/:size',
    async ({ params: { id, size }, query }, reply) => {
      if (!isUuid(id) || !isPhotoSize(size)) throw new AppError('NOT_FOUND');
      const key = photoKey(id, size);
      requireSigned(ctx, key, query);
      if (!(await photoExists(ctx.db, id))) throw new AppError('NOT_FOUND');
      const { expires } = query;
      return sendFile(ctx, reply, key, { type: 'image/webp', disposition: 'inline', expires });
    },
  );

  app.get<Signed & { Params: { id: string } }>(
    '/files/attachment/:id',
    async ({ params: { id }, query }, reply) => {
      if (!isUuid(id)) throw new AppError('NOT_FOUND');
      const key = attachmentKey(id);
      requireSigned(ctx, key, query);
      const found = await findAttachment(ctx.db, id);
      if (!found) throw new AppError('NOT_FOUND');
      const disposition = asDownload(downloadName(found.position, found.kind));
      const { expires } = query;
      return sendFile(ctx, reply, key, { type: HOROSCOPE_MIMES[found.kind], disposition, expires });
    },
  );
}

/** Content-Disposition of a file that is saved under `name` (RFC 6266, with the encoding of RFC 5987). */
function asDownload(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${name}"; filename*=UTF-8''${encoded}`;
}
