import * as marriages from '@mala/contract/marriages.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { isPictureSize, pictureKey, pictureKeys } from '../../storage/picture-files.ts';
import { requireSigned, type Signed, sendFile } from '../../storage/send-file.ts';
import type { KeptFiles } from '../../storage/sweep.ts';
import { addMarriage, removeMarriage } from './edit-marriages.ts';
import { presentMarriage } from './presenter.ts';
import { allMarriages, marriageExists } from './queries.ts';

export const marriageFiles: KeptFiles = {
  prefix: 'marriage',
  table: 'marriages',
  keysOf: (id) => pictureKeys('marriage', id),
};

/** The marriage photos of the home pages, which administrators look after. */
export function mountMarriages(app: FastifyInstance, ctx: Context): void {
  async function list() {
    return (await allMarriages(ctx.db)).map((row) => presentMarriage(ctx, row));
  }

  route(app, ctx, marriages.listMarriages, list);

  route(app, ctx, marriages.addMarriage, async ({ viewer, body, files: [file] }) => {
    const { caption, domain = viewer.domain } = body;
    if (file) await addMarriage(ctx, { domain, caption, path: file.path, actorId: viewer.user_id });
    return list();
  });

  route(app, ctx, marriages.removeMarriage, async ({ viewer, body }) => {
    await removeMarriage(ctx, { id: body.id, actorId: viewer.user_id });
    return list();
  });

  mountMarriageFiles(app, ctx);
}

/** GET /files/marriage/…: marriage photos by their signed addresses; every refusal is the same 404 (server rules, section 8). */
function mountMarriageFiles(app: FastifyInstance, ctx: Context): void {
  app.get<Signed & { Params: { id: string; size: string } }>(
    '/files/marriage/:id/:size',
    async ({ params: { id, size }, query }, reply) => {
      if (!isUuid(id) || !isPictureSize(size)) throw new AppError('NOT_FOUND');
      const key = pictureKey('marriage', id, size);
      requireSigned(ctx, `/files/${key}`, query);
      if (!(await marriageExists(ctx.db, id))) throw new AppError('NOT_FOUND');
      const { expires } = query;
      return sendFile(ctx, reply, key, { type: 'image/webp', disposition: 'inline', expires });
    },
  );
}
