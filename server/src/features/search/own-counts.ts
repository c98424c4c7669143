import { ACTIVE_WITHIN } from '@mala/contract/search.ts';
import type { Condition, Question } from '../../search-engine/question.ts';
import { amongShortlist, type Given } from './conditions.ts';
import { fitting, fittingMe } from './fit-conditions.ts';
import { amongNew, firstActive, hiddenOnes, notSeen } from './own-conditions.ts';
import type { ProfileIndex } from './profile-index.ts';

/** How many profiles each of OWN_FILTERS would leave, with all other conditions. */
export function ownQuestions(
  profiles: Pick<ProfileIndex, 'store' | 'wishes'>,
  conditions: readonly Condition[],
  given: Given,
): Pick<Question, 'conditions' | 'facets'>[] {
  const { store } = profiles;
  // in the order of OWN_FILTERS
  const own: Condition[] = [
    amongShortlist(store, given.own.shortlist),
    amongNew(store, given),
    notSeen(store, given),
    hiddenOnes(store, given, false),
    fitting(given),
    fittingMe(profiles, given),
  ];
  return own.map((one) => ({
    conditions: [...conditions.filter(({ field }) => field !== one.field), one],
    facets: [],
  }));
}

/** How many were active within so many days, by the counts of their days. */
export function activeOf(counts: Uint32Array, today: Date): Record<string, number> {
  const within = ACTIVE_WITHIN.map((days): [number, number] => {
    const recent = counts.subarray(firstActive(days, today));
    return [days, recent.reduce((sum, count) => sum + count, 0)];
  });
  return Object.fromEntries(within);
}
