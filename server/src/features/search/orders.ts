import { type Filters, type Sort, USUAL_SORT } from '@mala/contract/search.ts';
import type { Order } from '../../search-engine/question.ts';
import type { Given } from './conditions.ts';
import {
  ACTIVE_CODES,
  activeCode,
  activityRank,
  ageOfCode,
  BORN_CODES,
  dayNumber,
} from './days.ts';
import { nearnessOf } from './towns.ts';

/** Behind every other rank. */
export const LAST_RANK = 1_000;
type DaySort = 'youngest' | 'oldest' | 'active';
const kept = new Map<DaySort, { day: number; ranks: Int16Array }>();

/** The rank of each code on a day, kept for that day. */
function keptRanks(
  sort: DaySort,
  day: number,
  codes: number,
  rank: (code: number) => number,
): Int16Array {
  const known = kept.get(sort);
  if (known?.day === day) return known.ranks;
  const ranks = Int16Array.from({ length: codes }, (_, code) => rank(code));
  kept.set(sort, { day, ranks });
  return ranks;
}

/** Of dates of birth: by age in whole years. */
function ageRanks(sort: 'youngest' | 'oldest', day: number): Int16Array {
  const sign = sort === 'youngest' ? 1 : -1;
  return keptRanks(sort, day, BORN_CODES, (code) =>
    code === 0 ? LAST_RANK : sign * ageOfCode(code, day),
  );
}

function activityOrder(today: Date): Order {
  const day = activeCode(today);
  const ranks = keptRanks('active', day, ACTIVE_CODES, (code) => activityRank(code, day));
  return { field: 'active', ranks };
}

function ageOrder(sort: 'youngest' | 'oldest', today: Date): Order {
  return { field: 'born', ranks: ageRanks(sort, dayNumber(today)) };
}

/** Each order; undefined is newest first, also where the viewer lacks what an order goes by. */
const ORDERS: Record<Sort, (given: Given) => Order | undefined> = {
  newest: () => undefined,
  match: ({ comparison }) => (comparison ? { field: 'kind', ranks: comparison.ranks } : undefined),
  active: ({ today }) => activityOrder(today),
  youngest: ({ today }) => ageOrder('youngest', today),
  oldest: ({ today }) => ageOrder('oldest', today),
  nearest: ({ home }) => (home ? { field: 'city', ranks: nearnessOf(home) } : undefined),
};

/**
 * The order that the filters ask for; undefined is newest first. Ages count in whole years, as cards say them, because a date of
 * birth is a detail; and days of activity as rough as cards say them, or who knows the days of some would read those of all
 * between them.
 */
export function orderOf({ sort }: Filters, given: Given): Order | undefined {
  return ORDERS[sort?.[0] ?? USUAL_SORT](given);
}
