import type { Filters } from '@mala/contract/search.ts';
import { newerRows } from '../../search-engine/newer-rows.ts';
import type { Condition } from '../../search-engine/question.ts';
import type { Store } from '../../search-engine/store.ts';
import { ACTIVE_CODES, activeCode, microsOf } from './days.ts';
import type { OwnGiven } from './own-lists.ts';

/** Approved since the last visit, and not by a clock that ran ahead; in the first visit nobody is new. */
export function amongNew(store: Store, { own, today }: OwnGiven): Condition {
  const { lastVisit } = own;
  const after = lastVisit ?? Number.POSITIVE_INFINITY;
  const bits = newerRows(store, { after, until: microsOf(today) });
  return { field: 'new', bits };
}

/** Those that the viewer has never opened. */
export function notSeen(store: Store, { own }: OwnGiven): Condition {
  return { field: 'not_seen', rows: own.seen.rowsIn(store), not: true };
}

/** The hidden ones, or all others. */
export function hiddenOnes(store: Store, { own }: OwnGiven, not: boolean): Condition {
  return { field: 'hidden', rows: own.hidden.rowsIn(store), not };
}

/** The first day that counts as within so many days, as a number. */
export function firstActive(days: number, today: Date): number {
  return Math.max(1, activeCode(today) - days + 1);
}

function activeConditions({ active_within = [] }: Filters, today: Date): Condition[] {
  if (active_within.length === 0) return [];
  return [
    { field: 'active', from: firstActive(Math.max(...active_within), today), to: ACTIVE_CODES - 1 },
  ];
}

/** What depends on the viewer alone, and when somebody was last here. Hidden ones are left out where nobody asks for them. */
export function ownConditions(store: Store, filters: Filters, given: OwnGiven): Condition[] {
  const isOfHidden = Boolean(filters.hidden?.length);
  return [
    ...activeConditions(filters, given.today),
    ...(filters.new?.length ? [amongNew(store, given)] : []),
    ...(filters.not_seen?.length ? [notSeen(store, given)] : []),
    ...(isOfHidden || given.own.hidden.size > 0 ? [hiddenOnes(store, given, !isOfHidden)] : []),
  ];
}
