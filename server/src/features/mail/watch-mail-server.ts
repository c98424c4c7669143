import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { NodemailerError } from 'nodemailer';
import { onceIn } from '../../once-in.ts';

/** From the start of one mail to many to the next: less would cost those who search too much of the processor. */
const LEAST_MS = 10;
/** While a mail server takes mails, and now and then says that it has too much to do. */
const BUSY_MS = 100;
/** While it takes none. */
const MOST_MS = 2000;
/** With each mail that it takes, the pace is this part of what it was. */
const FASTER = 0.97;
/** One log line in so long, however many mails fail meanwhile. */
const QUIET_MS = 60_000;

/** Refused for good, because of its recipient or of what is in it: the next try is answered the same. */
export const isRefused = ({ permanent, command }: NodemailerError) =>
  permanent === true && (command === 'RCPT TO' || command === 'DATA');

/** X.7.X of RFC 3463: refused by a rule of the mail server, because of who sends rather than of who would get it. */
const BY_RULE = /\b5\.7\.\d/;

/** Refused for good, because there is no such mailbox, or it takes nothing. */
export const isMailboxRefused = (error: NodemailerError) =>
  isRefused(error) && error.command === 'RCPT TO' && !BY_RULE.test(error.response ?? '');

/** Whether the mail server could not be used, or had too much to do, whomever a mail was for. */
function isTrouble(error: NodemailerError): boolean {
  const isServers = error.command !== undefined || error.code === 'EABORT';
  return isServers && error.command !== 'RCPT TO' && !isRefused(error);
}

export interface MailServer {
  /** Resolves when the next of the mails to many may be tried, in the order of the calls. */
  turn(): Promise<void>;
  /** Notes what a try came to; true if the mail server is in trouble, which is in the log once a minute. */
  failed(error: NodemailerError): boolean;
  /** It took a mail. */
  worked(): void;
}

/**
 * What this process knows of the mail server, by the mails that it tried to send. Mails to many go half as fast with each that
 * finds the server away, out of connections or with too much to do, and faster again with each that it takes.
 */
export function watchMailServer(log: Pick<FastifyBaseLogger, 'warn'>): MailServer {
  let pace = LEAST_MS;
  let last = Number.NEGATIVE_INFINITY;
  let line = Promise.resolve();
  const isLogDue = onceIn(QUIET_MS);

  async function next(): Promise<void> {
    const rest = last + pace - performance.now();
    if (rest > 0) await wait(rest);
    last = performance.now();
  }

  return {
    turn() {
      line = line.then(next);
      return line;
    },
    failed(error) {
      if (!isTrouble(error)) return false;
      pace = Math.min(pace * 2, MOST_MS);
      if (!isLogDue()) return true;
      const { code, responseCode } = error;
      log.warn({ code, responseCode }, 'the mail server cannot be used');
      return true;
    },
    worked() {
      pace = Math.max(LEAST_MS, Math.min(pace, BUSY_MS) * FASTER);
    },
  };
}
