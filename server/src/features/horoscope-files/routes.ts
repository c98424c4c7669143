import {
  addHoroscopeFiles,
  listHoroscopeFiles,
  removeHoroscopeFile,
} from '@mala/contract/horoscope-files.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { requireProfile } from '../../http/session.ts';
import { HOROSCOPE_MIMES } from '../../media/documents/kind.ts';
import { requireSigned, type Signed, sendFile } from '../../storage/send-file.ts';
import type { KeptFiles } from '../../storage/sweep.ts';
import { addFiles, removeFile } from './edit-files.ts';
import { downloadName, fileKey, filePath, presentOwnHoroscopeFile } from './presenter.ts';
import { findOpenFile, horoscopeFilesOf } from './queries.ts';

export const horoscopeFiles: KeptFiles = {
  prefix: 'attachment',
  table: 'horoscope_files',
  keysOf: (id) => [fileKey(id)],
};

/** The horoscope files of a profile (server rules, section 8). */
export function mountHoroscopeFiles(app: FastifyInstance, ctx: Context): void {
  async function list(profileId: string) {
    const rows = await horoscopeFilesOf(ctx.db, profileId);
    return rows.map((row) => presentOwnHoroscopeFile(ctx, row));
  }

  route(app, ctx, listHoroscopeFiles, async ({ params }) =>
    list((await requireProfile(ctx.db, params.userId)).user_id),
  );

  route(app, ctx, addHoroscopeFiles, async ({ viewer, params, body, files }) => {
    const { user_id: profileId } = await requireProfile(ctx.db, params.userId);
    const upload = { profileId, uploadId: body.upload_id };
    await addFiles(ctx, viewer, upload, files);
    return list(profileId);
  });

  route(app, ctx, removeHoroscopeFile, async ({ viewer, params, body }) => {
    const { user_id: profileId } = await requireProfile(ctx.db, params.userId);
    await removeFile(ctx, viewer, profileId, body.id);
    return list(profileId);
  });

  mountHoroscopeFileAddresses(app, ctx);
}

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
