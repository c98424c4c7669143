import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Context } from '../../src/context.ts';

/** Has a member's only visit have been at a time. */
export async function giveVisit(
  { db }: Pick<Context, 'db'>,
  { user_id }: { user_id: string },
  seen_at: Date,
): Promise<void> {
  const visit = { seen_at, active_on: dayInIndia(seen_at), before_at: null };
  await db
    .insertInto('visits')
    .values({ user_id, ...visit })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(visit))
    .execute();
}
