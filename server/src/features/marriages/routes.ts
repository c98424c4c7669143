import * as marriages from '@mala/contract/marriages.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { isPictureSize, pictureKeys, sentPicture, sizeKeys } from '../../storage/picture-files.ts';
import { serveFiles } from '../../storage/send-file.ts';
import type { KeptFiles } from '../../storage/sweep.ts';
import { addMarriage, removeMarriage } from './edit-marriages.ts';
import { presentMarriage } from './presenter.ts';
import { allMarriages, marriageExists } from './queries.ts';

export const marriageFiles: KeptFiles = {
  prefix: 'marriage',
  table: 'marriages',
  keysOf: (id) => pictureKeys('marriage', id),
  neededOf: (id) => sizeKeys('marriage', id),
};

/** The marriage photos of the home pages, for administrators. */
export function mountMarriages(app: FastifyInstance, ctx: Context): void {
  async function list() {
    return (await allMarriages(ctx.db)).map((row) => presentMarriage(ctx, row));
  }

  route(app, ctx, marriages.listMarriages, list);

  route(app, ctx, marriages.addMarriage, async ({ viewer, body, files: [file] }) => {
    const { caption, domain = viewer.domain, upload_id: uploadId } = body;
    if (file) await addMarriage(ctx, viewer, { domain, caption }, { uploadId, path: file.path });
    return list();
  });

  route(app, ctx, marriages.removeMarriage, async ({ viewer, body }) => {
    await removeMarriage(ctx, viewer, body.id);
    return list();
  });

  serveFiles<{ id: string; size: string }>(
    app,
    ctx,
    '/files/marriage/:id/:size',
    async ({ id, size }) => {
      if (!isUuid(id) || !isPictureSize(size)) return null;
      return (await marriageExists(ctx.db, id)) ? sentPicture('marriage', id, size) : null;
    },
  );
}
