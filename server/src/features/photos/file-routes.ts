import type { FastifyInstance, FastifyReply } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/errors.ts';
import { downloadName } from '../../services/file-names.ts';
import { HOROSCOPE_MIMES } from '../../services/horoscope-kind.ts';
import { attachmentKey, isPhotoSize, photoKey } from './file-keys.ts';
import { findAttachment, photoExists } from './queries.ts';

interface Signed {
  Querystring: { expires?: unknown; signature?: unknown };
}

/** Seconds that a browser may keep a file without asking again. */
const KEPT_SECONDS = 300;

/** Whatever the file holds, it runs nothing and loads nothing in our origin. */
const NO_RIGHTS = "default-src 'none'; sandbox";

/**
 * GET /files/…: photos and horoscope files by their signed addresses (server rules, section 8). A missing, changed or
 * expired signature, an unknown file and a removed one all answer the same 404.
 */
export function mountFiles(app: FastifyInstance, ctx: Context): void {
  function requireSigned(key: string, { expires, signature }: Signed['Querystring']): void {
    if (!ctx.signedUrls.verify(`/files/${key}`, expires, signature))
      throw new AppError('NOT_FOUND');
  }

  async function send(
    reply: FastifyReply,
    key: string,
    file: { type: string; disposition: string; expires: unknown },
  ): Promise<FastifyReply> {
    const { stream, size } = await ctx.files.stream(key);
    const left = Math.max(0, Number(file.expires) - Math.floor(ctx.now().getTime() / 1000));
    return reply
      .type(file.type)
      .header('content-length', size)
      .header('content-disposition', file.disposition)
      .header('content-security-policy', NO_RIGHTS)
      .header('cache-control', `private, max-age=${Math.min(KEPT_SECONDS, left)}`)
      .send(stream);
  }

  app.get<Signed & { Params: { id: string; size: string } }>(
    '/files/photo/:id/:size',
    async ({ params: { id, size }, query }, reply) => {
      if (!isUuid(id) || !isPhotoSize(size)) throw new AppError('NOT_FOUND');
      const key = photoKey(id, size);
      requireSigned(key, query);
      if (!(await photoExists(ctx.db, id))) throw new AppError('NOT_FOUND');
      const { expires } = query;
      return send(reply, key, { type: 'image/webp', disposition: 'inline', expires });
    },
  );

  app.get<Signed & { Params: { id: string } }>(
    '/files/attachment/:id',
    async ({ params: { id }, query }, reply) => {
      if (!isUuid(id)) throw new AppError('NOT_FOUND');
      const key = attachmentKey(id);
      requireSigned(key, query);
      const found = await findAttachment(ctx.db, id);
      if (!found) throw new AppError('NOT_FOUND');
      const disposition = asDownload(downloadName(found.position, found.kind));
      const { expires } = query;
      return send(reply, key, { type: HOROSCOPE_MIMES[found.kind], disposition, expires });
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
