import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Counted } from '@mala/contract/numbers.ts';
import type { LateWrites } from '../../late-writes.ts';

// The Context holds the counts, so what they take is said apart from what imports the Context.

/** Counts what happens each day, in memory; written together every few seconds (decision 084). */
export interface DailyCounts extends LateWrites {
  /** once for each time */
  count(what: Exclude<Counted, 'active'>, domain: Domain): void;
  /** that a member made a call: counted once a day, in all processes */
  saw(member: { user_id: string; domain: Domain }): void;
}
