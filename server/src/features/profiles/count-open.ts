import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { hasOpened, lockAccount, recordOpen } from './queries.ts';

/** Different profiles that one member may open on one day, in UTC (server rules, section 7). */
export const PROFILES_A_DAY = 200;

const DAY_MS = 86_400_000;

/**
 * Counts that a member opens a profile; one that he opened today already is free. Throws 429 TOO_MANY_PROFILES,
 * with the seconds until midnight UTC, of the 201st.
 */
export async function countOpen(ctx: Context, userId: string, profileId: string): Promise<void> {
  if (!ctx.config.rateLimits) return;
  const now = ctx.now();
  const open = { user_id: userId, profile_id: profileId, day: now.toISOString().slice(0, 10) };
  if (await hasOpened(ctx.db, open)) return;
  await ctx.db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    if ((await recordOpen(trx, open)) <= PROFILES_A_DAY) return;
    const retryAfter = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
    throw new AppError('TOO_MANY_PROFILES', { retryAfter });
  });
}
