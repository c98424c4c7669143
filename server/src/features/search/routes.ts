import { communities } from '@mala/contract/communities/communities.ts';
import { filterSchema, search } from '@mala/contract/search.ts';
import type { FastifyInstance } from 'fastify';
import { seesFaces } from '../../access/files.ts';
import { groupsListed } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { checked, route } from '../../http/route.ts';
import { presentCard } from './presenter.ts';

const schemas = {
  tamilmala: filterSchema(communities.tamilmala),
  marathimala: filterSchema(communities.marathimala),
};

/** The list call (server rules, sections 3 and 6). */
export function mountSearch(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, search, async ({ viewer, params, body }) => {
    const groups = groupsListed(viewer);
    if (groups.length === 0) throw new AppError('PROFILE_INCOMPLETE');
    const { cards, count, shortlist } = await ctx.search({
      domain: viewer.domain,
      groups,
      filters: checked(schemas[viewer.domain], body),
      page: params.page,
      viewerId: viewer.user_id,
    });
    const faces = seesFaces(viewer);
    const rows = cards.map((card) =>
      presentCard(ctx, card, {
        seesPhotos: faces,
        hasShortlisted: shortlist.has(card.user_id),
      }),
    );
    return { rows, count, photo_nudge: !faces };
  });
}
