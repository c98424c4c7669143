// The Context holds the visits, so what they take is said apart from what imports the Context.

/** Notes when members are here, in memory; written together every few seconds (decision 108). */
export interface Visits {
  /** that a member made a call */
  saw(member: { user_id: string }): void;
  /** writes what was noted so far; what cannot be written is kept for the next time */
  write(): Promise<void>;
  /** writes for the last time */
  stop(): Promise<void>;
}
