import type { Community } from '@mala/contract/communities/community.ts';
import { systemOf } from '@mala/contract/match.ts';
import { DOSHA_FILTERS, type Filters, USUAL_SORT } from '@mala/contract/search.ts';
import { askedFor, type ChosenFilters, RANGE_NAMES, widest } from './filters.ts';

/** The body of a call for cards. */
export function searchBody(community: Community, filters: ChosenFilters): Filters {
  const { sort } = filters;
  return {
    ...filtersBody(community, askedFor(filters)),
    ...(sort !== USUAL_SORT && { sort: [sort] }),
    // the page shows cards, and details of twenty people are half as much again
    fields: ['card'],
  };
}

/** The body of a call for counts, which have no order. */
export function countsBody(community: Community, filters: ChosenFilters): Filters {
  return filtersBody(community, askedFor(filters));
}

/** All filters as the calls send them; those that exclude nobody are left out. */
export function filtersBody({ domain }: Community, filters: ChosenFilters): Filters {
  const { values, on, activeWithin, keyword, match } = filters;
  const { atLeast, noDosha } = match;
  const lists = Object.entries(values).map(([name, chosen]) => [name, [...chosen]] as const);
  return {
    ...Object.assign({}, ...RANGE_NAMES.map((name) => rangeBody(filters, name))),
    ...Object.fromEntries(lists),
    ...Object.fromEntries(on.map((name) => [name, [true]])),
    ...(activeWithin !== null && { active_within: [activeWithin] }),
    ...(keyword && { keyword: [keyword] }),
    ...(atLeast !== null && { match_at_least: [atLeast] }),
    ...(noDosha && { [DOSHA_FILTERS[systemOf(domain)]]: [true] }),
  };
}

function rangeBody({ ranges }: ChosenFilters, name: (typeof RANGE_NAMES)[number]): Filters {
  const [first, last] = widest(name);
  const [from, to] = ranges[name];
  return {
    ...(from > first && { [`from_${name}`]: [from] }),
    ...(to < last && { [`to_${name}`]: [to] }),
  };
}
