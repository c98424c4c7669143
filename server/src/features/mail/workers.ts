import type { Context } from '../../context.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import type { Letters } from './letter.ts';
import { createFileMailer, createSmtpMailer, type Mailer } from './mailer.ts';
import { forgetSent, markFailed } from './queries.ts';
import { createSender } from './send-mail.ts';

const DAY = 86_400_000;

/** Mails on their way at once from this process; as many connections to the mail server. */
const AT_ONCE = 4;

/** Days that a mail which is out stays noted. */
const KEPT_DAYS = 30;

/** A demonstration mails nobody, whatever is set. */
function createMailer({ config, demo, log }: Context): Mailer {
  const site = new URL(config.appUrl).hostname.replace(/^\[|\]$/g, '');
  return config.smtpUrl && !demo
    ? createSmtpMailer(config.smtpUrl, site)
    : createFileMailer(config.dataDir, site, (path) => log.info({ path }, 'a mail was written'));
}

/** What the features have mailed. */
export interface Mailings {
  letters: Letters;
  /** each queues, every night, what is due; any number of processes may do so at once */
  nightly: readonly ((ctx: Context) => Promise<void>)[];
}

/** Sends what is queued, and each night queues what is due. The mailer is to be closed after the workers. */
export async function workMails(
  ctx: Context,
  workers: JobWorkers,
  { letters, nightly }: Mailings,
): Promise<Mailer> {
  const mailer = createMailer(ctx);
  await workers.work('mail', AT_ONCE, createSender(ctx, mailer, letters));
  await workers.work('mail-failed', 1, async ({ data }) => {
    await markFailed(ctx.db, (data as { mail_id: string }).mail_id, ctx.now());
    return 'done';
  });
  await workers.repeat('mail-nightly', '30 3 * * *', async () => {
    for (const queueDue of nightly) await queueDue(ctx);
    await forgetSent(ctx.db, new Date(ctx.now().getTime() - KEPT_DAYS * DAY));
  });
  return mailer;
}
