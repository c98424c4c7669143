import type { LateWrites } from '../../late-writes.ts';

// The Context holds these, so what they take is said apart from what imports the Context.

/** Notes the day of each member's last visit, in memory; written together every few seconds. */
export interface VisitDays extends LateWrites {
  /** that a member made a call */
  saw(userId: string): void;
}

/** Shows a profile again whose member is here after a long time. */
export type ComeBack = (userId: string) => Promise<void>;
