import { isOfOne } from '@mala/contract/member-ids.ts';
import type { Filters } from '@mala/contract/search.ts';
import { isBudgeted } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { LimitRule } from '../../http/rate-limits.ts';

/** The counts and lists of one member id: each may tell something of a card, which counts for no budget. */
const COUNTS_OF_ONE: LimitRule = { name: 'search.count-of-one', points: 120, seconds: 3600 };

/** Notes that a member is told how many fit a search of one person. Throws TOO_MANY past the limit (decision 105). */
export async function limitCountsOfOne(
  ctx: Context,
  viewer: Viewer,
  filters: Filters,
): Promise<void> {
  if (isOfOne(filters) && isBudgeted(viewer))
    await ctx.optionalWrite(() => ctx.limits.consume(COUNTS_OF_ONE, viewer.user_id));
}
