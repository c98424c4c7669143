import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { HOROSCOPE_MIMES } from '../../media/documents/kind.ts';
import { requireSigned, type Signed, sendFile } from '../../storage/send-file.ts';
import { fileKey, filePath } from './addresses.ts';
import { downloadName } from './file-names.ts';
import { findOpenFile } from './queries.ts';

/**
 * GET /files/attachment/…: horoscope files by their signed addresses (server rules, section 8). A missing, changed or
 * expired signature, an unknown file, a removed one and one that its reader may no longer see answer the same 404.
 */
export function mountHoroscopeFileAddresses(app: FastifyInstance, ctx: Context): void {
  app.get<Signed & { Params: { id: string; reader: string } }>(
    '/files/attachment/:id/:reader',
    async ({ params: { id, reader }, query }, reply) => {
      if (!isUuid(id) || (reader !== 'owner' && !isUuid(reader))) throw new AppError('NOT_FOUND');
      requireSigned(ctx, filePath(id, reader), query);
      const found = await findOpenFile(ctx.db, id, reader);
      if (!found) throw new AppError('NOT_FOUND');
      const disposition = asDownload(downloadName(found.position, found.kind));
      const { expires } = query;
      const type = HOROSCOPE_MIMES[found.kind];
      return sendFile(ctx, reply, fileKey(id), { type, disposition, expires });
    },
  );
}

/** Content-Disposition of a file that is saved under `name`, which is ours and so of ASCII letters (RFC 6266). */
function asDownload(name: string): string {
  return `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
