import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { HOROSCOPE_MIMES } from '../../media/documents/kind.ts';
import { pictureKeys, sentPicture, sizeKeys } from '../../storage/picture-files.ts';
import { isPictureSize } from '../../storage/picture-sizes.ts';
import { serveFiles } from '../../storage/send-file.ts';
import type { KeptFiles } from '../../storage/sweep.ts';
import { downloadName } from '../horoscope-files/index.ts';
import { findEntryFile, isEntryPhoto } from './file-queries.ts';
import { entryFileKey, entryFileKeys, entryPageKey, FILE_PREFIX } from './presenter.ts';

export const entryPhotoFiles: KeptFiles = {
  prefix: 'entry',
  table: 'entry_photos',
  keysOf: (id) => pictureKeys('entry', id),
  neededOf: (id) => sizeKeys('entry', id),
};

export const entryHoroscopeFiles: KeptFiles = {
  prefix: FILE_PREFIX,
  table: 'entry_files',
  keysOf: entryFileKeys,
  neededOf: (id) => [entryFileKey(id)],
};

/** The files of entries: their addresses are signed for an hour, and end with the row. */
export function mountEntryFiles(app: FastifyInstance, ctx: Context): void {
  serveFiles<{ id: string; size: string }>(
    app,
    ctx,
    '/files/entry/:id/:size',
    async ({ id, size }) => {
      if (!isUuid(id) || !isPictureSize(size)) return null;
      return (await isEntryPhoto(ctx.db, id)) ? sentPicture('entry', id, size) : null;
    },
  );

  serveFiles<{ id: string; part: string }>(
    app,
    ctx,
    `/files/${FILE_PREFIX}/:id/:part`,
    async ({ id, part }) => {
      const file = isUuid(id) ? await findEntryFile(ctx.db, id) : undefined;
      if (!file) return null;
      if (part === 'page' && file.pages)
        return { key: entryPageKey(id), type: 'image/webp', disposition: 'inline' };
      if (part !== 'whole') return null;
      const disposition = `attachment; filename="${downloadName(1, file.kind)}"`;
      return { key: entryFileKey(id), type: HOROSCOPE_MIMES[file.kind], disposition };
    },
  );
}
