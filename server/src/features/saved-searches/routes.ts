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
import { createTurns } from '../../turns.ts';
import { askerOf, limitCountsOfOne, limitNewcomers, refuseFilters } from '../search/index.ts';
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
import { newOf, offeredOf } from './searches-of.ts';

/** Filters as they are kept, whose count is told; throws the faults that a search with them has, and past the limit of counts of one. */
async function keptFilters(ctx: Context, viewer: Viewer, given: unknown): Promise<Filters> {
  const filters = saved.savedFilters(checked(filterSchema(communities[viewer.domain]), given));
  refuseFilters(filters, askerOf(viewer));
  await limitCountsOfOne(ctx, viewer, filters);
  return filters;
}

function expectAnswer(): never {
  throw new Error('a saved search was not looked through');
}

/** A list looks through twenty searches: of each member one at a time, and of few members at once. */
const TURNS = { atOnce: 4, waiting: 500, ofOne: 10 } as const;

/** Searches that a member keeps (decision 112). */
export function mountSavedSearches(app: FastifyInstance, ctx: Context): void {
  const { db, now } = ctx;
  const takeTurn = createTurns(TURNS);

  /** Does what counts who is new, once it is the member's turn. @throws {AppError} TOO_MANY where too much waits */
  async function inTurn<T>(
    { viewer, address }: { viewer: Viewer; address: string },
    work: () => Promise<T>,
  ): Promise<T> {
    await limitNewcomers(ctx, viewer, address);
    const turn = await takeTurn(viewer.user_id);
    try {
      return await work();
    } finally {
      turn.giveBack();
    }
  }

  async function present(viewer: Viewer, searches: readonly StoredSearch[]) {
    if (searches.length === 0) return [];
    const time = now();
    // a clock that ran ahead noted a later one
    const looked = searches.map((search) =>
      search.looked_at > time ? { ...search, looked_at: time } : search,
    );
    const all = await offeredOf(viewer, looked);
    const kept = all.map(([search, { filters }]) => ({ filters, after: search.looked_at }));
    const found = await newOf(ctx, { asker: askerOf(viewer), kept });
    return all.map(([search, offered], at) => {
      const { count } = found[at] ?? expectAnswer();
      return presentSearch(search, offered, count);
    });
  }

  async function presentOne(viewer: Viewer, search: StoredSearch) {
    const [one] = await present(viewer, [search]);
    return one ?? expectAnswer();
  }

  route(app, ctx, saved.listSavedSearches, ({ viewer, address }) =>
    inTurn({ viewer, address }, async () => {
      const { user_id } = viewer;
      const searches = await findSearches(db, user_id);
      const at = now();
      if (searches.some(({ looked_at }) => looked_at > at))
        await ctx.optionalWrite(() => correctLooks(db, user_id, at));
      return { searches: await present(viewer, searches) };
    }),
  );

  route(app, ctx, saved.saveSearch, ({ viewer, body, address }) =>
    inTurn({ viewer, address }, async () => {
      const filters = await keptFilters(ctx, viewer, body.filters);
      return presentOne(viewer, await saveSearch(ctx, viewer, { name: body.name, filters }));
    }),
  );

  route(app, ctx, saved.changeSavedSearch, ({ viewer, params, body, address }) =>
    inTurn({ viewer, address }, async () => {
      const filters = body.filters && (await keptFilters(ctx, viewer, body.filters));
      const change = { id: params.id, name: body.name, filters };
      return presentOne(viewer, await changeSearch(ctx, viewer, change));
    }),
  );

  route(app, ctx, saved.lookAtSavedSearch, ({ viewer, params, address }) =>
    inTurn({ viewer, address }, async () => {
      const search = await findSearch(db, viewer.user_id, params.id);
      if (!search) throw new AppError('NOT_FOUND');
      const at = now();
      const before = await presentOne(viewer, search);
      await setLookedAt(db, search.id, { at, now: now() });
      return before;
    }),
  );

  route(app, ctx, saved.removeSavedSearch, async ({ viewer, params }) => {
    if (!(await deleteSearch(db, viewer.user_id, params.id))) throw new AppError('NOT_FOUND');
    return SUCCESS;
  });
}
