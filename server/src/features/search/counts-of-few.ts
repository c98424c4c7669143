import type { Filters } from '@mala/contract/search.ts';
import { isBudgeted } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import type { Counts } from './search.ts';

/** Counts of fewer people would say what each of them is. */
const FEW = 5;

/** The counts that tell what few people's cards say: as many a day as there are cards. */
const OF_FEW: LimitRule = { name: 'search.counts-of-few', points: 600, seconds: 86_400 };
/** All that tell something by values: two of them tell what one person is who fits only one of them. */
const BY_VALUES: LimitRule = { name: 'search.counts-by-values', points: 3000, seconds: 86_400 };

/** Whether the viewer has put those who are found together one by one, or apart from all others. */
function areChosen({ shortlist, hidden }: Filters): boolean {
  return new Set(shortlist).size === 1 || Boolean(hidden?.length);
}

/** Whether a question may be told how many of so many people have each value of a detail (decision 105). */
export function tellsDetails(filters: Filters, people: number): boolean {
  return people >= FEW && !areChosen(filters);
}

/** Notes that a member is told counts of so many people; whether he may be told by values what they are. */
export async function mayCountValues(
  ctx: Context,
  viewer: Viewer,
  { count }: Counts,
): Promise<boolean> {
  if (!isBudgeted(viewer)) return true;
  const rules = count < FEW ? [BY_VALUES, OF_FEW] : [BY_VALUES];
  try {
    for (const rule of rules)
      await ctx.optionalWrite(() => ctx.limits.consume(rule, viewer.user_id));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.appCode === 'TOO_MANY') return false;
    throw error;
  }
}
