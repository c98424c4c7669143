import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { doEach } from '../../jobs/do-each.ts';
import { type LettersFor, type Mail, queueMail } from '../mail/index.ts';
import { notify } from '../push/index.ts';
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

/** A mail that was missed while no process ran is sent until this many days before the end. */
const LATEST_DAYS = 2;

/**
 * Queues the mail about its end for each subscription that ends within 7 days, once for each end: an extension
 * gives it another. Any number of processes may do so at once.
 */
export async function queueEndings(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  await notifyLast(ctx, now);
  const from = new Date(now + LATEST_DAYS * DAY_MS);
  const endings = await findEndings(ctx.db, from, new Date(now + 7 * DAY_MS));
  await doEach(endings, ({ id, user_id, ends_at }) => {
    const end = ends_at.toISOString();
    const mail = { kind: 'package-ending' as const, user_id, subscription_id: id, ends_at: end };
    const once = `package-ending:${id}:${end}`;
    return ctx.db.transaction().execute(async (trx) => {
      await queueMail<SubscriptionMail>(trx, ctx, mail, { network: null, once });
      await notify(trx, ctx, user_id, { kind: 'package-ending', ends_at: end }, { once });
    });
  });
}

/** A night is late by this much at most, so that the last day is told of once before it. */
const LATE_HOURS = 4;

/** Tells the devices on the day before the end; a mail about that day would come with it. */
async function notifyLast(ctx: Context, now: number): Promise<void> {
  const until = new Date(now + DAY_MS + LATE_HOURS * 3_600_000);
  const endings = await findEndings(ctx.db, new Date(now), until);
  await doEach(endings, ({ id, user_id, ends_at }) => {
    const end = ends_at.toISOString();
    const push = { kind: 'package-ending', ends_at: end } as const;
    return ctx.db
      .transaction()
      .execute((trx) => notify(trx, ctx, user_id, push, { once: `last-day:${id}:${end}` }));
  });
}
