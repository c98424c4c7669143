import type { Context } from '../../context.ts';
import { doEach } from '../../jobs/do-each.ts';
import { type LettersFor, type Mail, queueMail } from '../mail/index.ts';
import {
  activated,
  ending,
  type NotFound,
  notFound,
  type Receipt,
  type Refund,
  refunded,
} from './letter-layouts.ts';
import { findEnding, findEndings } from './queries.ts';

/** The mails of this feature, with what each tells; times are ISO texts. */
export type SubscriptionMail = Mail &
  (
    | ({ kind: 'package-activated' } & Receipt)
    | ({ kind: 'payment-refunded' } & Refund)
    | ({ kind: 'payment-not-found' } & NotFound)
    | { kind: 'package-ending'; subscription_id: string; ends_at: string }
  );

export const subscriptionLetters: LettersFor<SubscriptionMail> = {
  'package-activated': {
    write: (_ctx, asked, reader) => ({ letter: activated(reader, asked) }),
  },
  'payment-refunded': {
    write: (_ctx, asked, reader) => ({ letter: refunded(reader, asked) }),
  },
  'payment-not-found': {
    write: (_ctx, asked, reader) => ({ letter: notFound(reader, asked) }),
  },
  'package-ending': {
    async write(ctx, { subscription_id, ends_at }, reader) {
      const row = await findEnding(ctx.db, subscription_id);
      // extended since: another mail tells of the new end
      if (row?.ends_at.toISOString() !== ends_at || row.ends_at <= ctx.now()) return 'nobody';
      const left = row.total_download - row.current_download;
      return { letter: ending(reader, { ...row, left }) };
    },
  },
};

const DAY = 86_400_000;

/** A mail that was missed while no process ran is sent until this many days before the end. */
const LATEST_DAYS = 2;

/**
 * Queues the mail about its end for each subscription that ends within 7 days, once for each end: an extension
 * gives it another. Any number of processes may do so at once.
 */
export async function queueEndings(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  const from = new Date(now + LATEST_DAYS * DAY);
  const endings = await findEndings(ctx.db, from, new Date(now + 7 * DAY));
  await doEach(endings, ({ id, user_id, ends_at }) => {
    const end = ends_at.toISOString();
    const mail = { kind: 'package-ending' as const, user_id, subscription_id: id, ends_at: end };
    return ctx.db.transaction().execute((trx) =>
      queueMail<SubscriptionMail>(trx, ctx, mail, {
        network: null,
        once: `package-ending:${id}:${end}`,
      }),
    );
  });
}
