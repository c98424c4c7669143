import * as marriages from '@mala/contract/marriages.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { addMarriage } from './add-marriage.ts';
import { mountMarriageFiles } from './file-routes.ts';
import { presentMarriage } from './presenter.ts';
import { allMarriages } from './queries.ts';
import { removeMarriage } from './remove-marriage.ts';

/** The wedding photos of the home pages, which administrators look after. */
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
