import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { HOROSCOPE_MIMES } from '../../media/documents/kind.ts';
import { attachmentPath, isPhotoAudience, photoPath } from './file-addresses.ts';
import { attachmentKey, isPhotoSize, photoKey } from './file-keys.ts';
import { downloadName } from './file-names.ts';
import { findOpenAttachment, isPhotoOpen } from './file-queries.ts';
import { requireSigned, type Signed, sendFile } from './send-file.ts';

/**
 * GET /files/…: photos and horoscope files by their signed addresses (server rules, section 8). A missing, changed or
 * expired signature, an unknown file, a removed one and one that its reader may no longer see answer the same 404.
 */
export function mountFiles(app: FastifyInstance, ctx: Context): void {
  app.get<Signed & { Params: { id: string; size: string; audience: string } }>(
    '/files/photo/:id/:size/:audience',
    async ({ params: { id, size, audience }, query }, reply) => {
      if (!isUuid(id) || !isPhotoSize(size) || !isPhotoAudience(audience))
        throw new AppError('NOT_FOUND');
      requireSigned(ctx, photoPath(id, size, audience), query);
      if (!(await isPhotoOpen(ctx.db, id, audience))) throw new AppError('NOT_FOUND');
      const { expires } = query;
      const key = photoKey(id, size);
      return sendFile(ctx, reply, key, { type: 'image/webp', disposition: 'inline', expires });
    },
  );

  app.get<Signed & { Params: { id: string; reader: string } }>(
    '/files/attachment/:id/:reader',
    async ({ params: { id, reader }, query }, reply) => {
      if (!isUuid(id) || (reader !== 'owner' && !isUuid(reader))) throw new AppError('NOT_FOUND');
      requireSigned(ctx, attachmentPath(id, reader), query);
      const found = await findOpenAttachment(ctx.db, id, reader);
      if (!found) throw new AppError('NOT_FOUND');
      const disposition = asDownload(downloadName(found.position, found.kind));
      const { expires } = query;
      const type = HOROSCOPE_MIMES[found.kind];
      return sendFile(ctx, reply, attachmentKey(id), { type, disposition, expires });
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
