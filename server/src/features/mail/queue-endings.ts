import type { Context } from '../../context.ts';
import { findEndings } from './queries.ts';
import { queueMail } from './queue-mail.ts';

const DAY = 86_400_000;

/** A night or more that nobody was up is made good until this many days before the end. */
const LATEST_DAYS = 2;

/**
 * Queues the mail about its end for each subscription that ends within 7 days, once for each end: an extension
 * gives it another. Any number of processes may do so at once.
 */
export async function queueEndings(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  const from = new Date(now + LATEST_DAYS * DAY);
  for (const { id, user_id, ends_at } of await findEndings(ctx.db, from, new Date(now + 7 * DAY))) {
    const end = ends_at.toISOString();
    const mail = { kind: 'package-ending' as const, user_id, subscription_id: id, ends_at: end };
    await ctx.db
      .transaction()
      .execute((trx) => queueMail(trx, ctx.jobs, mail, `package-ending:${id}:${end}`));
  }
}
