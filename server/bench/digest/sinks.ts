import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A server on this machine that takes whatever it is sent, and counts it by receiver. */
export interface Sink {
  url: string;
  /** how often each was reached */
  received: ReadonlyMap<string, number>;
  close(): Promise<unknown>;
}

function counter() {
  const received = new Map<string, number>();
  const count = (receiver: string) => received.set(receiver, (received.get(receiver) ?? 0) + 1);
  return { received, count };
}

/** A mail server, which takes so long for each mail. */
export interface MailSink extends Sink {
  answerMs: number;
  /** mails so far */
  taken: number;
}

/** A mail server; a mail counts once its text was taken. */
export async function startMailSink(): Promise<MailSink> {
  const { received, count } = counter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) count(address);
        sink.taken += 1;
        if (sink.answerMs > 0) setTimeout(done, sink.answerMs);
        else done();
      });
      stream.resume();
    },
  });
  // a server that is killed leaves its connections
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const url = `smtp://127.0.0.1:${port}`;
  const sink: MailSink = { url, received, close, answerMs: 0, taken: 0 };
  return sink;
}

/** A push service. */
export async function startPushSink(): Promise<Sink> {
  const { received, count } = counter();
  const server = createServer((request, reply) => {
    request.resume().on('end', () => {
      count(request.url ?? '');
      reply.writeHead(201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, received, close };
}
