import { type HomeContents, readHome } from '@mala/contract/content.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { domainOfHost } from '../../http/site-addresses.ts';

const NOTHING: HomeContents = { brides: [], grooms: [], marriages: [] };

/** The changing contents of public pages (server rules, sections 6 and 9). */
export function mountContent(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, readHome, async ({ query, host }) => {
    const domain = query.domain ?? domainOfHost(ctx.config, host);
    return domain ? ctx.home(domain) : NOTHING;
  });
}
