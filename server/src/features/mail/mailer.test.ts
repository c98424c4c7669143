import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  AUTHORITY,
  CERTIFICATE,
  CERTIFICATE_KEY,
} from '../../../test/fixtures/mail-certificates.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { startRoughMailServer } from '../../../test/rough-mail-server.ts';
import {
  createFileMailer,
  createSmtpMailer,
  type Mailer,
  type Message,
  Unanswered,
} from './mailer.ts';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

async function serverWith(options: SMTPServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  opened.push(server);
  return server;
}

function mailerTo(url: string, giveUp?: () => AbortSignal): Mailer {
  const mailer = createSmtpMailer(url, 'www.example.in', {
    maxConnections: 1,
    ...(giveUp && { giveUp }),
  });
  opened.push(mailer);
  return mailer;
}

const message: Message = {
  id: '01890000-0000-7000-8000-000000000001',
  from: { name: 'Tamil Mala', address: 'office@example.in' },
  to: { name: 'மீனா', address: 'meena@example.in' },
  subject: 'A test',
  html: '<p>வணக்கம்</p>',
  text: 'வணக்கம்',
  pictures: [],
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

const TLS = { key: CERTIFICATE_KEY, cert: CERTIFICATE };

function withPassword(given: { user?: string | undefined; secured?: boolean }): SMTPServerOptions {
  return {
    authOptional: false,
    onAuth(auth, session, done) {
      given.user = auth.username;
      given.secured = session.secure;
      const right = auth.username === 'mala@example.in' && auth.password === 'p@ss:word';
      if (right) done(null, { user: 'mala' });
      else done(new Error('535 no such user mala@example.in'));
    },
  };
}

const CREDENTIALS = 'mala%40example.in:p%40ss%3Aword';

describe('with a trusted certificate authority', () => {
  const known = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...known, AUTHORITY]));
  afterAll(() => setDefaultCACertificates(known));

  it('sends over TLS with user and password from the URL', async () => {
    const given = {};
    const { port, received } = await serverWith({ ...TLS, secure: true, ...withPassword(given) });
    await mailerTo(`smtps://${CREDENTIALS}@localhost:${port}`).send(message);
    expect(given).toEqual({ user: 'mala@example.in', secured: true });
    expect(received.map(({ to }) => to)).toEqual([['meena@example.in']]);
    expect(received[0]?.mail).toMatchObject({
      messageId: `<${message.id}@www.example.in>`,
      to: [{ name: 'மீனா', address: 'meena@example.in' }],
      text: 'வணக்கம்',
    });
  });

  it('uses STARTTLS before sending the password if it is offered', async () => {
    const given = {};
    const { port, received } = await serverWith({ ...TLS, ...withPassword(given) });
    await mailerTo(`smtp://${CREDENTIALS}@localhost:${port}`).send(message);
    expect(given).toMatchObject({ secured: true });
    expect(received).toHaveLength(1);
  });

  it('reuses the connection for the next mail', async () => {
    let connections = 0;
    const { port, received } = await serverWith({
      ...TLS,
      secure: true,
      onConnect(_session, done) {
        connections += 1;
        done();
      },
    });
    const mailer = mailerTo(`smtps://localhost:${port}`);
    await mailer.send(message);
    await mailer.send(message);
    expect(received).toHaveLength(2);
    expect(connections).toBe(1);
  });

  it('reports a wrong password', async () => {
    const { port, received } = await serverWith({ ...TLS, secure: true, ...withPassword({}) });
    const mailer = mailerTo(`smtps://mala:wrong@localhost:${port}`);
    await expect(mailer.send(message)).rejects.toMatchObject({ code: 'EAUTH' });
    expect(received).toEqual([]);
  });

  it('refuses a certificate of another host', async () => {
    const { port, received } = await serverWith({ ...TLS, secure: true });
    // the certificate is for localhost
    const mailer = mailerTo(`smtps://127.0.0.1:${port}`);
    await expect(mailer.send(message)).rejects.toThrow(/altnames/);
    expect(received).toEqual([]);
  });
});

it.each([
  ['smtps', true],
  ['smtp', false],
])('rejects an unknown certificate authority over %s://', async (protocol, secure) => {
  const { port, received } = await serverWith({ ...TLS, secure });
  const mailer = mailerTo(`${protocol}://localhost:${port}`);
  await expect(mailer.send(message)).rejects.toThrow(/certificate/);
  expect(received).toEqual([]);
});

it.each([
  { step: 'MAIL', fault: { code: 'EABORT' }, copies: 1 },
  { step: 'end', fault: expect.any(Unanswered), copies: 2 },
] as const)(
  'a server that never ends its answer at $step holds up a mail for a while, and no other',
  async ({ step, fault, copies }) => {
    const server = await startRoughMailServer();
    opened.push(server);
    server.answers = { [step]: 'drip' };
    const patience = new AbortController();
    const signals = [patience.signal, new AbortController().signal];
    const mailer = mailerTo(server.url, () => signals.shift() ?? expect.fail());
    const sending = expect(mailer.send(message)).rejects.toMatchObject(fault);
    await expect.poll(() => server.drips).toBe(1);
    patience.abort();
    await sending;
    server.answers = {};
    await mailer.send(message);
    expect(server.texts).toHaveLength(copies);
  },
);

describe('without a mail server', () => {
  let dataDir: string;
  const written: string[] = [];
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mala-eml-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('writes a file readable only by its owner, and the same file for the same mail', async () => {
    const mailer = createFileMailer(dataDir, 'localhost', (path) => written.push(path));
    await mailer.send(message);
    await mailer.send(message);
    const folder = join(dataDir, 'mail');
    const path = join(folder, `${message.id}.eml`);
    expect(await readdir(folder)).toEqual([`${message.id}.eml`]);
    expect(written).toEqual([path, path]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const mail = await PostalMime.parse(await readFile(path));
    expect(mail).toMatchObject({
      messageId: `<${message.id}@localhost>`,
      subject: 'A test',
      from: message.from,
      to: [message.to],
    });
    expect(mail.html?.trim()).toBe('<p>வணக்கம்</p>');
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    );
  });
});
