import { isDeepStrictEqual } from 'node:util';
import { MOST_SAVED_SEARCHES } from '@mala/contract/saved-searches.ts';
import type { Filters } from '@mala/contract/search.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import {
  countSearches,
  findSearch,
  findSearchNamed,
  insertSearch,
  lockSearches,
  type StoredSearch,
  updateSearch,
} from './queries.ts';

/**
 * Keeps filters under a name; what is there already stays as it is. Throws 409 SEARCH_NAME_TAKEN if the name has other filters, 409
 * TOO_MANY_SEARCHES.
 */
export async function saveSearch(
  { db, now }: Context,
  { user_id }: Viewer,
  search: { name: string; filters: Filters },
): Promise<StoredSearch> {
  return db.transaction().execute(async (trx) => {
    await lockSearches(trx, user_id);
    const same = await findSearchNamed(trx, user_id, search.name);
    if (same && isDeepStrictEqual(same.filters, search.filters)) return same;
    if (same) throw new AppError('SEARCH_NAME_TAKEN');
    if ((await countSearches(trx, user_id)) >= MOST_SAVED_SEARCHES)
      throw new AppError('TOO_MANY_SEARCHES');
    return insertSearch(trx, user_id, search, now());
  });
}

/** Changes name, filters, or both. Throws 404 NOT_FOUND, 409 SEARCH_NAME_TAKEN. */
export async function changeSearch(
  { db }: Context,
  { user_id }: Viewer,
  { id, name, filters }: { id: string; name?: string | undefined; filters?: Filters | undefined },
): Promise<StoredSearch> {
  return db.transaction().execute(async (trx) => {
    await lockSearches(trx, user_id);
    const search = await findSearch(trx, user_id, id);
    if (!search) throw new AppError('NOT_FOUND');
    const changed = { name: name ?? search.name, filters: filters ?? search.filters };
    const same = await findSearchNamed(trx, user_id, changed.name);
    if (same && same.id !== search.id) throw new AppError('SEARCH_NAME_TAKEN');
    await updateSearch(trx, search.id, changed);
    return { ...search, ...changed };
  });
}
