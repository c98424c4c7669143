import { setTimeout as wait } from 'node:timers/promises';
import { knownLanguage } from '@mala/contract/communities/languages.ts';
import { LINK_EXPIRED } from '@mala/contract/mail.ts';
import type { Context } from '../../context.ts';
import type { Job, Outcome } from '../../jobs/workers.ts';
import { compose, writeLetter } from './compose.ts';
import type { Letters } from './letter.ts';
import type { Mailer } from './mailer.ts';
import { findMail, markDone, storeFault } from './queries.ts';
import { oneLine } from './words.ts';

/** No retry after it: delays are an hour at most, so all attempts are within 24 hours. */
const LAST_TRY_MS = 23 * 3_600_000;

/** Seconds that recording an accepted mail is retried without a database, before its job is retried. */
const NOTE_SECONDS = 60;

/** The worker that sends queued mails, each once. */
export function createSender(
  ctx: Context,
  mailer: Mailer,
  letters: Letters,
): (job: Job) => Promise<Outcome> {
  // accepted by the mail server, but not recorded yet
  const accepted = new Set<string>();

  async function note(id: string): Promise<Outcome> {
    for (let seconds = 1; ; seconds += 1) {
      try {
        await markDone(ctx.db, id, ctx.now());
        accepted.delete(id);
        return 'done';
      } catch (error) {
        if (seconds === NOTE_SECONDS) throw error;
        await wait(1000);
      }
    }
  }

  return async ({ data, since }) => {
    const mail = await findMail(ctx.db, (data as { mail_id: string }).mail_id);
    if (!mail || mail.done_at || mail.failed_at) return 'done';
    if (accepted.has(mail.id)) return note(mail.id);
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
      const { code } = error as NodeJS.ErrnoException;
      ctx.log.warn({ mail: mail.id, kind: mail.kind, code }, 'a mail could not be sent');
      await storeFault(ctx.db, mail.id, faultOf(error));
      return ctx.now().getTime() - since.getTime() < LAST_TRY_MS ? 'again' : 'over';
    }
    accepted.add(mail.id);
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
