import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParams, NOT_SEARCHING, success } from './endpoint-parts.ts';
import type { Filters } from './search.ts';
import { requiredText } from './text.ts';

/** How many searches a member may keep. */
export const MOST_SAVED_SEARCHES = 20;
const NAME_LENGTH = 60;

/** What says how a search is shown, or depends on what one did lately: no part of what is looked for later. */
const NOT_SAVED: ReadonlySet<string> = new Set(['fields', 'sort', 'new', 'hidden']);

/** Filters of which one value counts, however many are asked for: the widest. */
const WIDEST: Readonly<Record<string, (...values: number[]) => number>> = {
  ...{ from_age: Math.min, from_height: Math.min, match_at_least: Math.min },
  ...{ to_age: Math.max, to_height: Math.max, active_within: Math.max },
};

/** The values of a filter that change what is found. */
function actingValues(name: string, values: NonNullable<Filters[string]>): typeof values {
  // both ask for all
  if (name === 'shortlist' && new Set(values).size > 1) return [];
  const widest = WIDEST[name];
  return widest && values.length > 0 ? [widest(...values.map(Number))] : values;
}

/** The filters of a search that are kept: those that ask for something, with what acts of them. */
export function savedFilters(filters: Filters): Filters {
  const acting = Object.entries(filters).map(
    ([name, values = []]) => [name, actingValues(name, values)] as const,
  );
  return Object.fromEntries(
    acting.filter(([name, values]) => values.length > 0 && !NOT_SAVED.has(name)),
  );
}

const anyFilters = z.record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()])));

const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  filters: anyFilters,
  /** filters of which the site no longer offers a value that was saved */
  lost: z.array(z.string()),
  /** approved since it was last looked at, and fitting */
  new_count: z.number(),
  looked_at: z.string(),
});
export type SavedSearch = z.output<typeof savedSearch>;

const access = 'searcher';
const limit = { by: 'user', name: 'saved-searches', points: 300, seconds: 3600 } as const;
const errors = NOT_SEARCHING;

/** The member's own searches, the oldest first. */
export const listSavedSearches = endpoint({
  name: 'savedSearches.list',
  method: 'GET',
  path: '/api/saved-searches',
  summary: 'One’s own saved searches, with how many are new in each',
  access,
  limit: { by: 'user', points: 600, seconds: 600, ofReading: true },
  reply: z.object({ searches: z.array(savedSearch) }),
  errors,
});

export const savedSearchName = requiredText(NAME_LENGTH);
// the valid values depend on the member's site: the handler validates with filterSchema
const filters = z.record(z.string(), z.unknown());

/**
 * Keeps the filters of a search under a name. 409 TOO_MANY_SEARCHES beyond MOST_SAVED_SEARCHES, 409 SEARCH_NAME_TAKEN if another one
 * of the member has that name; the same name with the same filters again changes nothing. What `savedFilters` leaves out is
 * not kept.
 */
export const saveSearch = endpoint({
  name: 'savedSearches.save',
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Save the filters of a search under a name',
  access,
  limit,
  body: z.strictObject({ name: savedSearchName, filters }),
  reply: savedSearch,
  errors: ['TOO_MANY_SEARCHES', 'SEARCH_NAME_TAKEN', ...errors],
});

/** Gives a saved search another name, other filters, or both. */
export const changeSavedSearch = endpoint({
  name: 'savedSearches.change',
  method: 'POST',
  path: '/api/saved-searches/:id',
  summary: 'Change name or filters of a saved search',
  access,
  limit,
  params: idParams,
  body: z.strictObject({
    name: z.optional(savedSearchName),
    filters: z.optional(filters),
  }),
  reply: savedSearch,
  errors: ['NOT_FOUND', 'SEARCH_NAME_TAKEN', ...errors],
});

/** Says that the member looks at a saved search now. The reply is as it was before, so that a page can mark what is new. */
export const lookAtSavedSearch = endpoint({
  name: 'savedSearches.look',
  method: 'POST',
  path: '/api/saved-searches/:id/look',
  whileFull: true,
  summary: 'Look at a saved search: what is new in it is new no more',
  access,
  limit,
  params: idParams,
  reply: savedSearch,
  errors: ['NOT_FOUND', ...errors],
});

export const removeSavedSearch = endpoint({
  name: 'savedSearches.remove',
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  summary: 'Remove a saved search',
  access,
  limit,
  params: idParams,
  reply: success,
  errors: ['NOT_FOUND', ...errors],
});
