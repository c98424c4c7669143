import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { NodemailerError } from 'nodemailer';
import { onceIn } from '../../once-in.ts';

/** So long mails to many wait after the mail server was away, or had too much to do. */
const REST_MS = 2000;
/** One log line in so long, however many mails fail meanwhile. */
const QUIET_MS = 60_000;

/** Refused for good, because of its recipient or of what is in it: the next try is answered the same. */
export const isRefused = ({ permanent, command }: NodemailerError) =>
  permanent === true && (command === 'RCPT TO' || command === 'DATA');

/** Whether the mail server could not be used, or had too much to do, whomever a mail was for. */
function isTrouble(error: NodemailerError): boolean {
  const isServers = error.command !== undefined || error.code === 'EABORT';
  return isServers && error.command !== 'RCPT TO' && !isRefused(error);
}

export interface MailServer {
  /** Resolves once mails to many may be tried. */
  rested(): Promise<void>;
  /** Notes what a try came to; true if the mail server is in trouble, which is in the log once a minute. */
  failed(error: NodemailerError): boolean;
  /** It took a mail. */
  worked(): void;
}

/** What this process knows of the mail server, by the mails that it tried to send. */
export function watchMailServer(log: Pick<FastifyBaseLogger, 'warn'>): MailServer {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const isLogDue = onceIn(QUIET_MS);
  return {
    async rested() {
      // each failure meanwhile makes it longer
      while (performance.now() < restsUntil) await wait(restsUntil - performance.now());
    },
    failed(error) {
      if (!isTrouble(error)) return false;
      restsUntil = performance.now() + REST_MS;
      if (!isLogDue()) return true;
      const { code, responseCode } = error;
      log.warn({ code, responseCode }, 'the mail server cannot be used');
      return true;
    },
    worked() {
      restsUntil = Number.NEGATIVE_INFINITY;
    },
  };
}
