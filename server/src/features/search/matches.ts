import { inIndia } from '@mala/contract/india-time.ts';
import { FIELD_FILTERS, type Filters } from '@mala/contract/search.ts';
import { answer } from '../../search-engine/answer.ts';
import { idOf } from '../../search-engine/ids.ts';
import type { Condition } from '../../search-engine/question.ts';
import type { Store } from '../../search-engine/store.ts';
import type { Comparison } from '../match/index.ts';
import { codeOf } from './codes.ts';
import { bornCode, type FoundEntry, type ProfileIndex } from './profile-index.ts';

/** The day in India as a number, 20261120. Of two such numbers, the difference in ten thousands is the age in whole years. */
export function dayNumber(time: Date): number {
  const day = inIndia(time);
  return (day.getUTCFullYear() * 100 + day.getUTCMonth() + 1) * 100 + day.getUTCDate();
}

function fieldConditions(filters: Filters): Condition[] {
  return FIELD_FILTERS.flatMap(({ name }, index) => {
    const values = filters[name];
    if (!values?.length) return [];
    const any = new Set(values.map((value) => codeOf(index, value)));
    any.delete(0);
    return [{ field: name, any: [...any] }];
  });
}

function ageConditions({ from_age = [], to_age = [] }: Filters, today: Date): Condition[] {
  if (from_age.length + to_age.length === 0) return [];
  const day = dayNumber(today);
  const last = from_age.length > 0 ? day - Math.min(...from_age) * 10_000 : day;
  const first = to_age.length > 0 ? day - (Math.max(...to_age) + 1) * 10_000 + 1 : 0;
  return [{ field: 'born', from: bornCode(first), to: bornCode(last) }];
}

function shortlistConditions(
  { shortlist: wanted }: Filters,
  shortlist: Iterable<string>,
  store: Store,
): Condition[] {
  const [first, other] = new Set(wanted);
  if (first === undefined || other !== undefined) return [];
  const known = Array.from(shortlist, (id) => store.find(idOf(id))).filter((row) => row >= 0);
  return [{ field: 'shortlist', rows: Uint32Array.from(known).sort(), not: !first }];
}

/**
 * Which kinds of places the filters of the match leave. A place that is not known has no score, and no dosha either.
 */
function matchConditions(
  { figures }: Comparison,
  { match_at_least = [], no_rajju = [], no_nadi_dosha = [] }: Filters,
): Condition[] {
  const noDosha = no_rajju.length + no_nadi_dosha.length > 0;
  if (match_at_least.length === 0 && !noDosha) return [];
  const least = match_at_least.length > 0 ? Math.min(...match_at_least) : null;
  const any = figures.flatMap(({ score, dosha }, kind) => {
    const enough = least === null || (score !== null && score >= least);
    return enough && !(noDosha && dosha) ? [kind] : [];
  });
  return [{ field: 'kind', any }];
}

interface Given {
  today: Date;
  shortlist: ReadonlySet<string>;
  /** how many are passed over, and how many of the others are wanted */
  skip: number;
  take: number;
  /** of the viewer whose own place is known; without it filters and order of the match change nothing */
  comparison: Comparison | null;
}

/**
 * How many profiles of an index fit all filters, and those of a page, newest or best match first. Ages count on India's day of
 * `today`.
 */
export function matchesOf(
  profiles: ProfileIndex,
  filters: Filters,
  { today, shortlist, skip, take, comparison }: Given,
): { count: number; entries: readonly FoundEntry[] } {
  const { store } = profiles;
  const { count, rows } = answer(store, {
    conditions: [
      ...fieldConditions(filters),
      ...ageConditions(filters, today),
      ...shortlistConditions(filters, shortlist, store),
      ...(comparison ? matchConditions(comparison, filters) : []),
    ],
    facets: [],
    order:
      comparison && filters.sort?.length
        ? { field: 'kind', ranks: comparison.ranks, ascending: true }
        : undefined,
    skip,
    take,
  });
  return { count, entries: rows.map((row) => profiles.entryAt(row)) };
}
