import { setTimeout as wait } from 'node:timers/promises';
import { knownLanguage } from '@mala/contract/communities/languages.ts';
import { LINK_EXPIRED } from '@mala/contract/mail.ts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import type { Job, Outcome } from '../../jobs/workers.ts';
import { compose, writeLetter } from './compose.ts';
import type { Letters } from './letter.ts';
import { type Mailer, Unanswered } from './mailer.ts';
import { type FoundMail, findMail, markDone, noteRefused, storeFault } from './queries.ts';
import { isMailboxRefused, isRefused, type MailServer } from './watch-mail-server.ts';
import { oneLine } from './words.ts';

/** No retry after it: delays are an hour at most, so all attempts are within 24 hours. */
const LAST_TRY_MS = 23 * 3_600_000;

/** Seconds that recording an accepted mail is retried without a database, before its job is retried. */
const NOTE_SECONDS = 60;

/**
 * Mails that this process remembers as accepted by the mail server: the queue gives one again whose end it could not note, and so does
 * another copy of the database that lacks the note.
 */
const REMEMBERED = 10_000;

/** No retry after it of a mail that was refused for good: whoever runs the mail server may have set it wrong. */
const LAST_REFUSED_MS = 3_600_000;

/** Seconds after which a mail is sent again of which nobody knows whether the mail server took it; then no more. */
const UNANSWERED_PAUSES = [60, 900];

/** The data of a job. */
interface ToSend {
  mail_id: string;
  /** how often it was sent without an answer */
  unanswered?: number;
}

export type EndConfirmation = (
  db: Context['db'],
  userId: string,
  address: string,
) => Promise<boolean>;

interface Sending {
  mailer: Mailer;
  letters: Letters;
  server: MailServer;
  queue: 'mail' | 'digest-mail';
  endConfirmation: EndConfirmation;
}

/** The worker of a queue, which sends its mails, each once. */
export function createSender(
  ctx: Context,
  { mailer, letters, server, queue, endConfirmation }: Sending,
): (job: Job) => Promise<Outcome> {
  const accepted = new LRUCache<string, true>({ max: REMEMBERED });

  async function note(id: string): Promise<Outcome> {
    for (let seconds = 1; ; seconds += 1) {
      try {
        await markDone(ctx.db, id, ctx.now());
        return 'done';
      } catch (error) {
        if (seconds === NOTE_SECONDS) throw error;
        await wait(1000);
      }
    }
  }

  /** Sends it again much later, and not often: the mail server may have taken it each time. */
  async function sendAgain({ mail_id, unanswered = 0 }: ToSend, fault: string): Promise<Outcome> {
    const after = UNANSWERED_PAUSES[unanswered];
    await ctx.db.transaction().execute(async (trx) => {
      await storeFault(trx, mail_id, fault);
      if (!after) return;
      const again: ToSend = { mail_id, unanswered: unanswered + 1 };
      await ctx.jobs.send(trx, queue, again, { after });
    });
    return after ? 'done' : 'over';
  }

  async function failed(error: Error, { data, since }: Job, mail: FoundMail, address: string) {
    const { id, kind, user_id } = mail;
    const fault = faultOf(error);
    if (error instanceof Unanswered) {
      ctx.log.warn({ mail: id, kind }, 'the mail server did not say whether it took a mail');
      return sendAgain(data as ToSend, fault);
    }
    const { code } = error as NodeJS.ErrnoException;
    if (!server.failed(error)) ctx.log.warn({ mail: id, kind, code }, 'a mail could not be sent');
    await storeFault(ctx.db, id, fault);
    const lastTry = isRefused(error) ? LAST_REFUSED_MS : LAST_TRY_MS;
    if (ctx.now().getTime() - since.getTime() < lastTry) return 'again';
    if (isMailboxRefused(error)) {
      const isLast = await noteRefused(ctx.db, { id, user_id });
      if (isLast && (await endConfirmation(ctx.db, user_id, address)))
        ctx.log.info({ user: user_id }, 'an address that takes no mails is unconfirmed');
    }
    return 'over';
  }

  return async (job) => {
    if (queue === 'digest-mail') await server.turn();
    const { mail_id } = job.data as ToSend;
    if (accepted.has(mail_id)) return note(mail_id);
    const mail = await findMail(ctx.db, mail_id);
    if (!mail || mail.done_at || mail.failed_at) return 'done';
    // the language of the moment, also of a letter that was queued before it was chosen
    const language = knownLanguage(mail.language);
    const written = await writeLetter(ctx, mail, { letters, language });
    if (written === 'nobody') return note(mail.id);
    if (written === 'expired') {
      await storeFault(ctx.db, mail.id, LINK_EXPIRED);
      return 'over';
    }
    try {
      await mailer.send(compose(ctx, mail, written));
    } catch (error) {
      return failed(error as Error, job, mail, written.address);
    }
    server.worked();
    accepted.set(mail.id, true);
    return note(mail.id);
  };
}

/** The error of the mail server or connection, on one line, without email addresses. */
function faultOf(error: unknown): string {
  const { message, response } = error as { message?: string; response?: string };
  const said = [message ?? 'unknown', response].filter(Boolean);
  // nodemailer mostly includes the response in the message
  const whole = said[0]?.includes(said[1] ?? '') ? said[0] : said.join(': ');
  return oneLine(whole ?? '')
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…')
    .slice(0, 500);
}
