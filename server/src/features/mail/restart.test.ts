import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { login } from '@mala/contract/auth/sign-in.ts';
import { activateSubscription } from '@mala/contract/subscriptions.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { callsTo } from '../../../test/calls.ts';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { makeMember } from '../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { type MainProcess, startMain, useMainProcesses } from '../../../test/main-process.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

useMainProcesses();

let site: TestApp | undefined;
let server: MailServer | undefined;
afterEach(async () => {
  await site?.close();
  await server?.close();
  server = undefined;
});

/** The product as a process on the site's database, with its first administrator. */
function startOn(app: TestApp, smtpUrl: string, adminMobile: string): MainProcess {
  return startMain({
    DATABASE_URL: app.ctx.config.databaseUrl ?? '',
    DATA_DIR: app.ctx.config.dataDir,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'office@example.in',
    ADMIN_MOBILE: adminMobile,
    ADMIN_PASSWORD: PASSWORD,
  });
}

/** Activates a package by HTTP, which the member hears of by mail. */
async function activate(url: string, adminMobile: string, userId: string): Promise<void> {
  const call = callsTo(url);
  const admin = await call(login, { body: { mobile_no: adminMobile, password: PASSWORD } });
  const activated = await call(activateSubscription, {
    token: admin.body.token,
    params: { id: userId },
    body: { package: 'silver', payment_reference: `UTR ${userId}` },
  });
  expect(activated.status).toBe(200);
}

/** A mail server that takes the connection and never says a word. */
async function startSilentServer() {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    connected: () => once(silent, 'connection'),
    async close() {
      for (const socket of sockets) socket.destroy();
      silent.close();
      await once(silent, 'close');
    },
  };
}

test('a mail queued before a crash is sent once afterwards', async () => {
  site = await startTestApp();
  const adminMobile = freshMobile();
  const email = 'crash@example.in';
  const member = await makeMember(site.ctx, { basic: { email } });
  const silent = await startSilentServer();
  const first = startOn(site, silent.url, adminMobile);
  const taken = silent.connected();
  await activate(await first.ready(), adminMobile, member.user_id);
  // the worker is sending the mail and waits for the server's greeting
  await taken;
  first.signal('SIGKILL');
  await first.ended;
  await silent.close();
  // as if it had been silent for longer
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'`.execute(
    site.ctx.db,
  );

  server = await startMailServer();
  const second = startOn(site, server.url, adminMobile);
  await second.ready();
  const sent = () => site?.retryNow().then(() => server?.received.length);
  await expect.poll(sent, { timeout: 180_000, interval: 100 }).toBe(1);
  const done = () =>
    site?.ctx.db
      .selectFrom('mails')
      .select(['kind', 'failed_at'])
      .where('done_at', 'is not', null)
      .execute();
  await expect.poll(done).toEqual([{ kind: 'package-activated', failed_at: null }]);

  second.signal('SIGTERM');
  expect(await second.ended).toBe(0);
  const third = startOn(site, server.url, adminMobile);
  await third.ready();
  const other = await makeMember(site.ctx, { basic: { email: 'after@example.in' } });
  await activate(await third.ready(), adminMobile, other.user_id);
  await server.mailsTo('after@example.in');
  expect(server.received.map(({ to }) => to)).toEqual([[email], ['after@example.in']]);
});

test('SIGTERM finishes sending the current mail', async () => {
  site = await startTestApp();
  const adminMobile = freshMobile();
  const member = await makeMember(site.ctx, { basic: { email: 'last@example.in' } });
  let arrived = () => {};
  let goOn = () => {};
  const atTheDoor = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  server = await startMailServer({
    onRcptTo(_address, _session, done) {
      goOn = () => done();
      arrived();
    },
  });
  const main = startOn(site, server.url, adminMobile);
  await activate(await main.ready(), adminMobile, member.user_id);
  await atTheDoor;
  main.signal('SIGTERM');
  goOn();
  expect(await main.ended).toBe(0);
  expect(server.received).toHaveLength(1);
  const rows = await site.ctx.db.selectFrom('mails').select('done_at').execute();
  expect(rows).toEqual([{ done_at: expect.any(Date) }]);
});
