import { PAGE_SIZE } from '@mala/contract/endpoint-parts.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { createCards } from './cards.ts';
import { createIndexCache } from './index-cache.ts';
import { matchesOf } from './matches.ts';
import { newestFirst } from './profile-index.ts';
import { readSearchState } from './queries.ts';
import type { SearchProfiles } from './search.ts';

/**
 * The one way to search: approved profiles of a site that fit the filters, newest approval first. What is
 * searched is kept in this process; the versions that are read with each search make it as exact as the
 * database itself (docs/decisions/010-search-in-memory.md).
 */
export function createSearch({
  db,
  now,
}: {
  db: Kysely<Database>;
  now: () => Date;
}): SearchProfiles {
  const profileIndexAt = createIndexCache(db);
  const cardsOf = createCards(db);
  return async (search) => {
    const { groups, filters, page } = search;
    const state = await readSearchState(db, search);
    const shortlist = new Set(state.shortlist);
    const indexes = await Promise.all(
      groups.map((group) => profileIndexAt(group, state.versions[group.gender])),
    );
    const most = page * PAGE_SIZE;
    const matches = indexes.map((profiles) =>
      matchesOf(profiles, filters, { today: now(), shortlist, most }),
    );
    const entries = matches.flatMap((match) => match.entries);
    if (matches.length > 1) entries.sort(newestFirst);
    return {
      cards: await cardsOf(entries.slice(most - PAGE_SIZE, most)),
      count: matches.reduce((sum, { count }) => sum + count, 0),
      shortlist,
    };
  };
}
