import { can } from '@mala/contract/access/roles.ts';
import { BUDGETS } from '@mala/contract/budgets.ts';
import { communities } from '@mala/contract/communities/communities.ts';
import { systemOf } from '@mala/contract/match.ts';
import { isOfOne } from '@mala/contract/member-ids.ts';
import { countSearch, filterSchema, search } from '@mala/contract/search.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { facesSeen } from '../../access/files.ts';
import { groupsListed, isBudgeted } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { checked, route } from '../../http/route.ts';
import { askerOf } from './asker.ts';
import { listWriter } from './card-writers.ts';
import { mayCountValues } from './counts-of-few.ts';
import { limitCountsOfOne } from './counts-of-one.ts';
import { activeCode } from './days.ts';
import { limitNewcomers } from './newcomers.ts';
import { withoutValues } from './present-counts.ts';
import { presentMarks } from './present-marks.ts';
import { writeCard } from './presenter.ts';
import { readDetails } from './read-details.ts';
import { refuseFilters } from './refused-filters.ts';
import type { SearchingViewer } from './search.ts';

const writeList = listWriter(z.omit(search.reply, { rows: true }));

/** What the viewer looks for; throws what is told who finds nobody, and faults of the filters. */
async function askedBy(ctx: Context, viewer: SearchingViewer, body: unknown, address: string) {
  if (groupsListed(viewer).length === 0)
    throw new AppError(can(viewer, 'profile.own') ? 'PROFILE_INCOMPLETE' : 'FORBIDDEN');
  await limitNewcomers(ctx, viewer, address);
  const { fields, ...filters } = checked(filterSchema(communities[viewer.domain]), body);
  const asked = { ...askerOf(viewer), filters };
  refuseFilters(filters, asked);
  return { fields, asked };
}

/**
 * The list call (server rules, sections 3 and 6). Of the cards of a day, as many carry details as a member may open
 * profiles.
 */
export function mountSearch(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    ctx,
    search,
    async ({ viewer, params, body, address }) => {
      const { fields, asked } = await askedBy(ctx, viewer, body, address);
      // one who does not fit, or a further page, shows no card and tells the count
      await limitCountsOfOne(ctx, viewer, asked.filters);
      const detailed = !fields?.length;
      const found = await ctx.search.list({
        ...asked,
        page: params.page,
        budgeted: ctx.config.rateLimits && isBudgeted(viewer),
        detailed,
      });
      const { cards, count, own, cardsToday, comparison, is, near } = found;
      // the further pages of a list are no search of their own
      if (params.page === 1 && can(viewer, 'profile.own'))
        ctx.daily.count('searches', viewer.domain);
      const sees = facesSeen(viewer);
      const details =
        detailed && cardsToday <= BUDGETS.opens ? await readDetails(ctx, viewer, cards) : null;
      const now = ctx.now();
      const today = activeCode(now);
      const who = { now, today, isMember: can(viewer, 'profile.own'), reads: asked.reads };
      const rows = cards.map((card) =>
        writeCard(ctx, card, {
          sees,
          hasShortlisted: own.shortlist.has(card.user_id),
          details: details?.get(card.user_id),
          comparison,
          preferences: asked.preferences,
          is,
          marks: presentMarks(found, card.user_id, who),
        }),
      );
      return writeList(rows, {
        ...{ count, photo_nudge: sees === 'none' },
        ...(comparison && { match: { system: systemOf(viewer.domain), own: comparison.own } }),
        ...(near && { near }),
      });
    },
    ctx.search.searchers,
  );
  // what the choices would leave is asked for at each change of a filter
  route(
    app,
    ctx,
    countSearch,
    async ({ viewer, body, address }) => {
      const { asked } = await askedBy(ctx, viewer, body, address);
      await limitCountsOfOne(ctx, viewer, asked.filters);
      const counts = await ctx.search.count(asked);
      const tellsValues = !isOfOne(asked.filters) && (await mayCountValues(ctx, viewer, counts));
      return tellsValues ? counts : withoutValues(counts);
    },
    ctx.search.searchers,
  );
}
