import * as z from 'zod/mini';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageParams } from './endpoint-parts.ts';

/** What a member may read: lists an hour; different cards, and different opened profiles, a day in UTC. */
export const BUDGETS = { lists: 300, cards: 600, opens: 200 } as const;
export type BudgetKind = keyof typeof BUDGETS;
const BUDGET_KINDS = Object.keys(BUDGETS) as BudgetKind[];

/** Members who used more than half of a budget within ten minutes, the latest first; once for each day and kind. */
export const listHeavyReaders = endpoint({
  name: 'budgets.listHeavyReaders',
  method: 'GET',
  path: '/api/admin/heavy-reader/:page',
  summary: 'Members who read unusually many profiles in a short time',
  access: { permission: 'profiles.review' },
  params: pageParams,
  reply: pageOf(
    z.object({
      user_id: z.string(),
      mid: z.nullable(z.string()),
      user_name: z.string(),
      domain: z.enum(DOMAINS),
      kind: z.enum(BUDGET_KINDS),
      /** ISO 8601 */
      noted_at: z.string(),
    }),
  ),
});
