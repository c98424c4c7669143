import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Counted } from '@mala/contract/numbers.ts';

// The Context holds the counts, so what they take is said apart from what imports the Context.

/** Counts what happens each day, in memory; written together every few seconds (decision 084). */
export interface DailyCounts {
  /** once for each time */
  count(what: Exclude<Counted, 'active'>, domain: Domain): void;
  /** that a member made a call: counted once a day, in all processes */
  saw(member: { user_id: string; domain: Domain }): void;
  /** writes what was counted so far; what cannot be written is kept for the next time */
  write(): Promise<void>;
  /** writes for the last time */
  stop(): Promise<void>;
}
