import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as sharing from '@mala/contract/sharing.ts';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { viewerOf } from '../../http/session.ts';
import { createLink, ownLinks, secretOf } from './create-link.ts';
import { openLink } from './open-link.ts';
import { presentLink } from './presenter.ts';
import { deleteLink, type LinkRow } from './queries.ts';
import { seeAsOthers } from './see-as-others.ts';

/** Links to one's own profile (decision 102), and the profile as others see it (decision 103). */
export function mountSharing(app: FastifyInstance, ctx: Context): void {
  const present = ({ domain }: Viewer, link: LinkRow) =>
    presentLink(ctx, link, { domain, secret: secretOf(ctx, link.id) });

  route(app, ctx, sharing.createLink, async ({ viewer, body }) =>
    present(viewer, await createLink(ctx, viewer, body)),
  );

  route(app, ctx, sharing.listLinks, async ({ viewer }) => {
    const links = await ownLinks(ctx, viewer.user_id);
    return { links: links.map((link) => present(viewer, link)) };
  });

  route(app, ctx, sharing.endLink, async ({ viewer, params }) => {
    const link = { id: params.id, profile_id: viewer.user_id };
    if (!(await deleteLink(ctx.db, link))) throw new AppError('NOT_FOUND');
    return SUCCESS;
  });

  route(app, ctx, sharing.openLink, async ({ body, host, authorization }) => {
    const opener = await viewerOf(ctx, authorization, ctx.viewers);
    return openLink(ctx, { ...body, host }, opener?.user_id ?? null);
  });

  route(app, ctx, sharing.seeAsOthers, ({ viewer, query }) => seeAsOthers(ctx, viewer, query.as));
}
