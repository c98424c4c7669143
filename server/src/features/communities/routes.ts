import { communities } from '@mala/contract/communities/communities.ts';
import { isDomain } from '@mala/contract/communities/domain.ts';
import { listOptions, readSite } from '@mala/contract/communities/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { domainOfHost } from '../../http/site-addresses.ts';
import { presentSite } from './presenter.ts';

/** The lists and settings of the sites. */
export function mountCommunities(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, listOptions, async ({ params }) => {
    if (!isDomain(params.domain)) throw new AppError('NOT_FOUND');
    return communities[params.domain].lists;
  });

  route(app, ctx, readSite, async ({ host }) => presentSite(ctx, domainOfHost(ctx.config, host)));
}
