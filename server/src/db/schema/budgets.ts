import type { BudgetKind } from '@mala/contract/budgets.ts';

/** How many lists a member fetched in the running hour, and in its running ten minutes. */
export interface ListBudgets {
  user_id: string;
  since: Date;
  lists: number;
  burst_since: Date;
  burst: number;
}

/** The different cards that a member was shown on a day (YYYY-MM-DD, UTC), each as a number made from its id. */
export interface CardBudgets {
  user_id: string;
  day: string;
  cards: number[];
  burst_since: Date;
  /** new cards in the running ten minutes */
  burst: number;
}

/** A member who used half of a budget within ten minutes, once for each day and kind. */
export interface HeavyReaders {
  user_id: string;
  day: string;
  kind: BudgetKind;
  noted_at: Date;
}
