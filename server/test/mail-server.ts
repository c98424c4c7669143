import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect } from 'vitest';

/** A mail received by SMTP. */
export interface ReceivedMail {
  from: string;
  to: string[];
  mail: Email;
}

/** A mail server on this machine, for the tests of one file. */
export interface MailServer {
  port: number;
  /** smtp://127.0.0.1:port */
  url: string;
  /** What it accepted, in order. */
  received: ReceivedMail[];
  /** How many recipients it was given. */
  tries: number;
  /** The mails to an address, once there are `count`. */
  mailsTo(address: string, count?: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/** Starts one that accepts every mail, without TLS and password unless `options` say so. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    // the product reuses its connections for the next mail
    closeTimeout: 100,
    onData(stream, session, done) {
      async function receive(): Promise<void> {
        const mail = await PostalMime.parse(await buffer(stream));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), mail });
      }
      receive().then(() => done(), done);
    },
    ...options,
    onRcptTo(address, session, done) {
      mailServer.tries += 1;
      if (options.onRcptTo) options.onRcptTo.call(this, address, session, done);
      else done();
    },
  });
  // a client that disconnects must not fail the test
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: 0,
    async mailsTo(address, count = 1) {
      const found = () => received.filter(({ to }) => to.includes(address));
      await expect.poll(() => found().length, { interval: 20 }).toBe(count);
      return found();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return mailServer;
}
