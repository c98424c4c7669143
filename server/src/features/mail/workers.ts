import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { doParts } from '../../jobs/do-each.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import type { Letters } from './letter.ts';
import { createFileMailer, createSmtpMailer, type Mailer } from './mailer.ts';
import { forgetSent, markFailed } from './queries.ts';
import { createSender, type EndConfirmation } from './send-mail.ts';
import { watchMailServer } from './watch-mail-server.ts';

/** Mails that somebody waits for, sent at once by this process. */
const AT_ONCE = 4;

/** Of those that go to many, beside the others: enough for the pace of watch-mail-server.ts if the mail server takes 200 ms for each. */
const OF_MANY_AT_ONCE = 20;
/** Of these, taken from the queue together. */
const OF_MANY_TOGETHER = 5;

/** Days until sent mails are deleted. */
const KEPT_DAYS = 30;

/** A demonstration never sends mails. */
function createMailer({ config, demo, log }: Context): Mailer {
  const site = new URL(config.appUrl).hostname.replace(/^\[|\]$/g, '');
  return config.smtpUrl && !demo
    ? createSmtpMailer(config.smtpUrl, site, { maxConnections: AT_ONCE + OF_MANY_AT_ONCE })
    : createFileMailer(config.dataDir, site, (path) => log.info({ path }, 'a mail was written'));
}

/** The mails of all features. */
export interface Mailings {
  letters: Letters;
  /** each queues what is due, every night; safe in several processes at once */
  nightly: readonly ((ctx: Context) => Promise<void>)[];
  /** of an account and its address; whether it was the confirmed one */
  endConfirmation: EndConfirmation;
}

/** Sends queued mails, and queues what is due each night. Close the mailer after the workers. */
export async function workMails(
  ctx: Context,
  workers: JobWorkers,
  { letters, nightly, endConfirmation }: Mailings,
): Promise<Mailer> {
  const mailer = createMailer(ctx);
  const server = watchMailServer(ctx.log);
  const senderOf = (queue: 'mail' | 'digest-mail') =>
    createSender(ctx, { mailer, letters, server, queue, endConfirmation });
  await workers.work('mail', AT_ONCE, senderOf('mail'));
  await workers.work('digest-mail', OF_MANY_AT_ONCE, senderOf('digest-mail'), OF_MANY_TOGETHER);
  await workers.work('mail-failed', 1, async ({ data }) => {
    await markFailed(ctx.db, (data as { mail_id: string }).mail_id, ctx.now());
    return 'done';
  });
  await workers.repeat('mail-nightly', '30 3 * * *', async () => {
    await doParts(...nightly.map((queueDue) => () => queueDue(ctx)), () =>
      forgetSent(ctx.db, new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS)),
    );
  });
  return mailer;
}
