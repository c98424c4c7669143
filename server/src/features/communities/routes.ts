import { communities } from '@mala/contract/communities/communities.ts';
import { isDomain } from '@mala/contract/communities/domain.ts';
import { listOptions, readSite } from '@mala/contract/communities/endpoints.ts';
import { DEFAULT_LANGUAGE } from '@mala/contract/communities/languages.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { domainOfHost } from '../../http/site-addresses.ts';
import { createSites } from './sites.ts';

/** The lists and settings of the sites. */
export function mountCommunities(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, listOptions, async ({ params }) => {
    if (!isDomain(params.domain)) throw new AppError('NOT_FOUND');
    return communities[params.domain].lists;
  });

  const siteOf = createSites(ctx);
  route(app, ctx, readSite, ({ host: name, query }) => {
    const host = domainOfHost(ctx.config, name);
    const { domain, language = DEFAULT_LANGUAGE } = query;
    const asked = isDomain(domain) ? domain : null;
    // a host of one community shows nothing of another
    return siteOf({ host, domain: host ?? asked, language });
  });
}
