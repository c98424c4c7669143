import { communities } from '@mala/contract/communities/communities.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as saved from '@mala/contract/saved-searches.ts';
import type { Filters } from '@mala/contract/search.ts';
import { filterSchema } from '@mala/contract/search.ts';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { checked, route } from '../../http/route.ts';
import { askerOf, limitCountsOfOne, refuseFilters } from '../search/index.ts';
import { presentSearch } from './presenter.ts';
import {
  correctLooks,
  deleteSearch,
  findSearch,
  findSearches,
  type StoredSearch,
  setLookedAt,
} from './queries.ts';
import { changeSearch, saveSearch } from './save-search.ts';
import { offeredOf, offeredSearchesOf } from './searches-of.ts';

/** Filters as they are kept, whose count is told; throws the faults that a search with them has, and past the limit of counts of one. */
async function keptFilters(ctx: Context, viewer: Viewer, given: unknown): Promise<Filters> {
  const filters = saved.savedFilters(checked(filterSchema(communities[viewer.domain]), given));
  refuseFilters(filters, askerOf(viewer));
  await limitCountsOfOne(ctx, viewer, filters);
  return filters;
}

/** Searches that a member keeps (decision 112). */
export function mountSavedSearches(app: FastifyInstance, ctx: Context): void {
  const { db, now } = ctx;

  async function present(viewer: Viewer, searches: readonly StoredSearch[]) {
    if (searches.length === 0) return [];
    const time = now();
    const all = searches.map((search) => ({
      // a clock that ran ahead noted a later one
      search: search.looked_at > time ? { ...search, looked_at: time } : search,
      offered: offeredOf(viewer, search.filters),
    }));
    const kept = all.map(({ search, offered }) => ({
      filters: offered.filters,
      after: search.looked_at,
    }));
    const [found = []] = await offeredSearchesOf(ctx, [{ asker: askerOf(viewer), kept }]);
    return all.map(({ search, offered }, at) =>
      presentSearch(search, offered, found[at]?.count ?? 0),
    );
  }

  async function presentOne(viewer: Viewer, search: StoredSearch) {
    const [one] = await present(viewer, [search]);
    if (!one) throw new AppError('NOT_FOUND');
    return one;
  }

  route(app, ctx, saved.listSavedSearches, async ({ viewer: { user_id }, viewer }) => {
    const searches = await findSearches(db, user_id);
    const at = now();
    if (searches.some(({ looked_at }) => looked_at > at))
      await ctx.optionalWrite(() => correctLooks(db, user_id, at));
    return { searches: await present(viewer, searches) };
  });

  route(app, ctx, saved.saveSearch, async ({ viewer, body }) => {
    const filters = await keptFilters(ctx, viewer, body.filters);
    return presentOne(viewer, await saveSearch(ctx, viewer, { name: body.name, filters }));
  });

  route(app, ctx, saved.changeSavedSearch, async ({ viewer, params, body }) => {
    const filters = body.filters && (await keptFilters(ctx, viewer, body.filters));
    const change = { id: params.id, name: body.name, filters };
    return presentOne(viewer, await changeSearch(ctx, viewer, change));
  });

  route(app, ctx, saved.lookAtSavedSearch, async ({ viewer, params }) => {
    const search = await findSearch(db, viewer.user_id, params.id);
    if (!search) throw new AppError('NOT_FOUND');
    const at = now();
    const before = await presentOne(viewer, search);
    await setLookedAt(db, search.id, { at, now: now() });
    return before;
  });

  route(app, ctx, saved.removeSavedSearch, async ({ viewer, params }) => {
    if (!(await deleteSearch(db, viewer.user_id, params.id))) throw new AppError('NOT_FOUND');
    return SUCCESS;
  });
}
