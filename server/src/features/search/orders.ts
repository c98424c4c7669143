import type { Filters } from '@mala/contract/search.ts';
import type { Order } from '../../search-engine/question.ts';
import type { Given } from './conditions.ts';
import { ageOfCode, BORN_CODES, dayNumber } from './days.ts';
import { nearnessOf } from './towns.ts';

/** Behind every other rank. */
export const LAST_RANK = 1_000;
type AgeSort = 'youngest' | 'oldest';
const kept = new Map<AgeSort, { day: number; ranks: Int16Array }>();

/** The rank of each code of a date of birth on a day, kept for that day: by age in whole years. */
function ageRanks(sort: AgeSort, day: number): Int16Array {
  const known = kept.get(sort);
  if (known?.day === day) return known.ranks;
  const sign = sort === 'youngest' ? 1 : -1;
  const ranks = Int16Array.from({ length: BORN_CODES }, (_, code) =>
    code === 0 ? LAST_RANK : sign * ageOfCode(code, day),
  );
  kept.set(sort, { day, ranks });
  return ranks;
}

/**
 * The order that the filters ask for; undefined is newest first. Ages count in whole years, as cards say them, because a date of
 * birth is a detail.
 */
export function orderOf({ sort }: Filters, { today, comparison, home }: Given): Order | undefined {
  const [asked] = sort ?? [];
  if (asked === 'match')
    return comparison ? { field: 'kind', ranks: comparison.ranks, ascending: true } : undefined;
  if (asked === 'youngest' || asked === 'oldest')
    return { field: 'born', ranks: ageRanks(asked, dayNumber(today)), ascending: true };
  if (asked === 'nearest' && home)
    return { field: 'city', ranks: nearnessOf(home), ascending: true };
  return asked === 'active' ? { field: 'active' } : undefined;
}
