import type { Filters } from '@mala/contract/search.ts';
import { isBudgeted } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import type { Counts } from './search.ts';

/** Counts of fewer people would say what each of them is. */
const FEW = 5;

/** The counts by which few people's cards could be read without being shown: as many a day as there are cards. */
const COUNTS_OF_FEW: LimitRule = { name: 'search.counts-of-few', points: 600, seconds: 86_400 };

/** Whether the viewer has put those who are found together one by one, or apart from all others. */
function areChosen({ shortlist, hidden }: Filters): boolean {
  return new Set(shortlist).size === 1 || Boolean(hidden?.length);
}

/** Whether a question may be told how many of so many people have each value of a detail (decision 105). */
export function tellsDetails(filters: Filters, people: number): boolean {
  return people >= FEW && !areChosen(filters);
}

/** Notes that a member is told the counts of few people; whether he may be told what they are by values, too. */
export async function mayCountFew(
  ctx: Context,
  viewer: Viewer,
  { count }: Counts,
): Promise<boolean> {
  if (count >= FEW || !isBudgeted(viewer)) return true;
  try {
    await ctx.optionalWrite(() => ctx.limits.consume(COUNTS_OF_FEW, viewer.user_id));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.appCode === 'TOO_MANY') return false;
    throw error;
  }
}
