import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer';
import { makeDataDir } from '../../secrets/site-secrets.ts';
import type { LetterPicture } from './letter.ts';

/** A rendered mail. */
export interface Message {
  /** the stable id of the mail, also in its Message-ID */
  id: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** shown in the HTML by their names */
  pictures: readonly LetterPicture[];
  headers: Record<string, string>;
}

export interface Mailer {
  /** Resolves once the message is accepted; rejects with the mail server's error, or with Unanswered. */
  send(message: Message): Promise<void>;
  close(): void;
}

/**
 * The whole message went to the mail server, and the connection ended before it said whether it took it: sent again, it may come
 * twice.
 */
export class Unanswered extends Error {}

/** So that a silent server does not block a worker for long. */
const TIMEOUTS = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
};

/** Of a whole mail: a server that drips its answers is never silent. Less than a job may take (jobs.ts). */
const MOST_MS = 180_000;

interface SmtpOptions {
  maxConnections: number;
  /** asked for each mail, whose sending it ends */
  giveUp?: () => AbortSignal;
}

/** Hosts that need no TLS. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Sends by the server at `url`: smtp:// with STARTTLS if offered, and required if a password would cross the network;
 * smtps:// with TLS. Certificates are checked (NODE_EXTRA_CA_CERTS adds an authority). Up to `maxConnections` are pooled. `site`
 * is the host name in message ids.
 */
export function createSmtpMailer(
  url: string,
  site: string,
  { maxConnections, giveUp = () => AbortSignal.timeout(MOST_MS) }: SmtpOptions,
): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth = username
    ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    : undefined;
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && auth !== undefined && !LOOPBACK.test(hostname),
    ...(auth ? { auth } : {}),
    ...TIMEOUTS,
  });
  // the ids of messages that were sent to their end
  const whole = new Set<unknown>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((input) => input.once('end', () => whole.add(data.messageId)));
    done();
  });
  return {
    async send(message) {
      const options = optionsOf(message, site);
      try {
        await transport.sendMail({ ...options, signal: giveUp() });
      } catch (error) {
        const isAnswered = (error as NodemailerError).responseCode !== undefined;
        if (isAnswered || !whole.has(options.messageId)) throw error;
        throw new Unanswered('the mail server did not say whether it took the mail', {
          cause: error,
        });
      } finally {
        whole.delete(options.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** Writes each message atomically to `dataDir`/mail/<id>.eml, readable only by this user; `onWritten` gets the path. */
export function createFileMailer(
  dataDir: string,
  site: string,
  onWritten: (path: string) => void,
): Mailer {
  const folder = join(dataDir, 'mail');
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await composer.sendMail(optionsOf(message, site));
      await makeDataDir(dataDir);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${message.id}.eml`);
      await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      onWritten(path);
    },
    close() {},
  };
}

function optionsOf({ id, headers, pictures, ...message }: Message, site: string): SendMailOptions {
  const attachments = pictures.map(({ cid, type, bytes }) => ({
    ...{ cid, contentType: type, content: bytes },
    filename: false as const,
    contentDisposition: 'inline' as const,
  }));
  return {
    ...message,
    ...(attachments.length > 0 && { attachments }),
    messageId: `<${id}@${site}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    // mails never include files or addresses
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
