import { domainsOf } from '@mala/contract/access/role-places.ts';
import { can } from '@mala/contract/access/roles.ts';
import * as marriages from '@mala/contract/marriages.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { pictureKeys, sentPicture, sizeKeys } from '../../storage/picture-files.ts';
import { isPictureSize } from '../../storage/picture-sizes.ts';
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
  async function list(viewer: Viewer) {
    const rows = await allMarriages(ctx.db, domainsOf(viewer, 'marriages.publish'));
    return rows.map((row) => presentMarriage(ctx, row));
  }

  route(app, ctx, marriages.listMarriages, ({ viewer }) => list(viewer));

  route(app, ctx, marriages.addMarriage, async ({ viewer, body, files: [file] }) => {
    const { caption, domain = viewer.domain, upload_id: uploadId } = body;
    if (!can(viewer, 'marriages.publish', domain)) throw new AppError('FORBIDDEN');
    if (file) await addMarriage(ctx, viewer, { domain, caption }, { uploadId, path: file.path });
    return list(viewer);
  });

  route(app, ctx, marriages.removeMarriage, async ({ viewer, body }) => {
    await removeMarriage(ctx, viewer, body.id);
    return list(viewer);
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
