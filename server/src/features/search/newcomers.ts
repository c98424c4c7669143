import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { LimitRule } from '../../http/rate-limits.ts';

/**
 * What all members of one network who are not approved yet may search; thousands of homes may share one (decision 015).
 */
const NEWCOMERS: LimitRule = {
  name: 'search.newcomers',
  points: 6000,
  seconds: 3600,
  byNetwork: true,
};

/** Notes that somebody at an address searches who waits for the approval. @throws {AppError} TOO_MANY past the limit of the network (decision 036) */
export async function limitNewcomers(
  ctx: Context,
  { standing }: Viewer,
  address: string,
): Promise<void> {
  if (standing === 'pending') await ctx.optionalWrite(() => ctx.limits.consume(NEWCOMERS, address));
}
