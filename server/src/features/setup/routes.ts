import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as setup from '@mala/contract/setup.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { readSetup } from './read-setup.ts';
import { confirmTestMail, decideHosts, sendTestMail } from './test-mail.ts';

/** What a site needs before it opens (decision 083). */
export function mountSetup(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, setup.readSetup, async ({ viewer }) => ({ rows: await readSetup(ctx, viewer) }));

  route(app, ctx, setup.sendTestMail, async ({ viewer, body, address }) => {
    await sendTestMail(ctx, viewer, body.email, address);
    return SUCCESS;
  });

  route(app, ctx, setup.confirmTestMail, async ({ viewer, body }) => {
    await confirmTestMail(ctx, viewer, body);
    return SUCCESS;
  });

  route(app, ctx, setup.decideHosts, async ({ viewer, body }) => {
    await decideHosts(ctx, viewer, body.one);
    return SUCCESS;
  });
}
