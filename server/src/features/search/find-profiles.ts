import type { Domain } from '@mala/contract/communities/domain.ts';
import { PAGE_SIZE } from '@mala/contract/params.ts';
import type { Filters } from '@mala/contract/search.ts';
import type { Group } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { type Card, createCards } from './cards.ts';
import { matchesOf } from './matches.ts';
import { readSearchState } from './queries.ts';
import { newestFirst } from './roll.ts';
import { createRolls } from './rolls.ts';

export interface Search {
  domain: Domain;
  /** of this site */
  groups: readonly Group[];
  filters: Filters;
  /** from 1 */
  page: number;
  /** whose shortlist counts */
  viewerId: string;
}

export interface Found {
  cards: Card[];
  /** of all pages */
  count: number;
  shortlist: ReadonlySet<string>;
}

/**
 * The one way to search: approved profiles of a site that fit the filters, newest approval first. What is
 * searched is kept in this process; the versions that are read with each search make it as exact as the
 * database itself (docs/decisions/010-search-in-memory.md).
 */
export function createSearch({ db, now }: Context): (search: Search) => Promise<Found> {
  const rollAt = createRolls(db);
  const cardsOf = createCards(db);
  return async (search) => {
    const { groups, filters, page } = search;
    const state = await readSearchState(db, search);
    const shortlist = new Set(state.shortlist);
    const rolls = await Promise.all(
      groups.map((group) => rollAt(group, state.versions[group.gender])),
    );
    const most = page * PAGE_SIZE;
    const matches = rolls.map((roll) =>
      matchesOf(roll, filters, { today: now(), shortlist, most }),
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
