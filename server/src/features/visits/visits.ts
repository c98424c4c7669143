import type { LateWrites } from '../../late-writes.ts';

// The Context holds the visits, so what they take is said apart from what imports the Context.

/** Notes when members are here, in memory; written together every few seconds (decision 108). */
export interface Visits extends LateWrites {
  /** that a member made a call */
  saw(member: { user_id: string }): void;
}
