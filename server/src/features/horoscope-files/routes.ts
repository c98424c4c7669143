import {
  addHoroscopeFiles,
  listHoroscopeFiles,
  removeHoroscopeFile,
} from '@mala/contract/horoscope-files.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { fileReader, officeReader } from '../../access/files.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { originOf, requireBasic, requireEditable } from '../../http/session.ts';
import { HOROSCOPE_MIMES } from '../../media/documents/kind.ts';
import { serveFiles } from '../../storage/send-file.ts';
import type { KeptFiles } from '../../storage/sweep.ts';
import { addFiles, removeFile } from './edit-files.ts';
import { lookAtFile } from './look-at-file.ts';
import {
  downloadName,
  fileKey,
  PREVIEW_PREFIX,
  presentOwnHoroscopeFile,
  previewKey,
  previewKeys,
} from './presenter.ts';
import { findOpenFile, horoscopeFilesOf } from './queries.ts';

export const horoscopeFiles: KeptFiles = {
  prefix: 'attachment',
  table: 'horoscope_files',
  keysOf: (id) => [fileKey(id)],
  neededOf: (id) => [fileKey(id)],
};

/** The first pages of those that are PDFs. */
export const horoscopePreviews: KeptFiles = {
  prefix: PREVIEW_PREFIX,
  table: 'horoscope_files',
  keysOf: previewKeys,
  neededOf: () => [],
};

/** The horoscope files of a profile (server rules, section 8). */
export function mountHoroscopeFiles(app: FastifyInstance, ctx: Context): void {
  async function list(viewer: Viewer, profileId: string) {
    const reader = fileReader(viewer, { user_id: profileId });
    const rows = await horoscopeFilesOf(ctx.db, profileId);
    return rows.map((row) => presentOwnHoroscopeFile(ctx, row, reader));
  }

  route(app, ctx, listHoroscopeFiles, async ({ viewer, params }) =>
    list(viewer, (await requireEditable(ctx.db, viewer, params.userId)).user_id),
  );

  route(app, ctx, addHoroscopeFiles, async ({ viewer, params, body, files }) => {
    const profile = await requireEditable(ctx.db, viewer, params.userId);
    requireBasic(profile);
    const { user_id: profileId } = profile;
    const upload = { profileId, uploadId: body.upload_id };
    await addFiles(ctx, viewer, upload, files);
    return list(viewer, profileId);
  });

  route(app, ctx, removeHoroscopeFile, async ({ viewer, params, body }) => {
    const { user_id: profileId } = await requireEditable(ctx.db, viewer, params.userId);
    await removeFile(ctx, viewer, profileId, body.id);
    return list(viewer, profileId);
  });

  /** Null where this reader may not have it now; `id` and `reader` may be anything. */
  async function openFile(id: string, reader: string) {
    if (!isUuid(id) || (reader !== 'owner' && !isUuid(officeReader(reader) ?? reader))) return null;
    return (await findOpenFile(ctx.db, id, reader)) ?? null;
  }

  /** Records that the office reads a file, whole or its first page. */
  async function noteLook(reader: string, profileId: string, request: FastifyRequest) {
    const actor = officeReader(reader);
    if (actor) await lookAtFile(ctx, actor, profileId, originOf(request));
  }

  serveFiles<{ id: string; reader: string }>(
    app,
    ctx,
    '/files/attachment/:id/:reader',
    async ({ id, reader }, request) => {
      const found = await openFile(id, reader);
      if (!found) return null;
      await noteLook(reader, found.profile_id, request);
      const disposition = asDownload(downloadName(found.position, found.kind));
      return { key: fileKey(id), type: HOROSCOPE_MIMES[found.kind], disposition };
    },
  );

  serveFiles<{ id: string; reader: string }>(
    app,
    ctx,
    `/files/${PREVIEW_PREFIX}/:id/:reader`,
    async ({ id, reader }, request) => {
      const found = await openFile(id, reader);
      if (!found?.drawn) return null;
      await noteLook(reader, found.profile_id, request);
      return { key: previewKey(id), type: 'image/webp', disposition: 'inline' };
    },
  );
}

/** Content-Disposition of a download named `name`, which is ours and therefore ASCII (RFC 6266). */
function asDownload(name: string): string {
  return `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
