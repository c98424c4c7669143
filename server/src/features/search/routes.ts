import { communities } from '@mala/contract/communities/communities.ts';
import { filterSchema, search } from '@mala/contract/search.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { checked } from '../../http/schema-compilers.ts';
import { createSearch } from './find-profiles.ts';
import { gendersFound, seesPhotos } from './policy.ts';
import { presentCard } from './presenter.ts';

const schemas = {
  tamilmala: filterSchema(communities.tamilmala),
  marathimala: filterSchema(communities.marathimala),
};

/** The list call (server rules, sections 3 and 6). */
export function mountSearch(app: FastifyInstance, ctx: Context): void {
  const findProfiles = createSearch(ctx);

  route(app, ctx, search, async ({ viewer, params, body }) => {
    const genders = gendersFound(viewer);
    const { cards, count, shortlist } = await findProfiles({
      domain: viewer.domain,
      genders,
      filters: checked(schemas[viewer.domain], body),
      page: params.page,
      viewerId: viewer.user_id,
    });
    const faces = seesPhotos(viewer);
    const rows = cards.map((card) =>
      presentCard(ctx, card, {
        seesPhotos: faces,
        hasShortlisted: shortlist.has(card.user_id),
      }),
    );
    return { rows, count, photo_nudge: !faces };
  });
}
