import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseMail, listFailedMails, type MailKind } from '@mala/contract/mail.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Wanted } from '../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { AuthMail } from '../auth/index.ts';
import { queueMail } from './index.ts';

const HOUR = 3_600_000;

let server: MailServer;
/** recipients whom the mail server does not take just now, and what it says */
let refusals: Map<string, string>;
const apps: TestApp[] = [];

beforeEach(async () => {
  refusals = new Map();
  server = await startMailServer({
    onRcptTo({ address }, _session, done) {
      const said = refusals.get(address);
      done(said ? Object.assign(new Error(said), { responseCode: 450 }) : null);
    },
  });
});
afterEach(async () => {
  for (const app of apps.splice(0).reverse()) await app.close();
  await server.close();
});

async function startApp(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp({ SMTP_URL: server.url, MAIL_FROM: 'office@example.in', ...env });
  apps.push(app);
  return app;
}

async function queueFor(app: TestApp, email: string | null, more: Wanted = {}) {
  const member = await makeMember(app.ctx, { ...more, basic: { email } });
  const mail: AuthMail = {
    kind: 'password-changed',
    user_id: member.user_id,
    at: '2026-11-21T09:13:08.000Z',
  };
  await app.ctx.db
    .transaction()
    .execute((trx) => queueMail<AuthMail>(trx, app.ctx, mail, { network: null }));
  return member;
}

const waiting = (app: TestApp) =>
  app.ctx.db
    .selectFrom('mails')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .select('id')
    .execute();

async function allDone(app: TestApp): Promise<void> {
  await expect.poll(() => waiting(app), { interval: 50 }).toEqual([]);
}

async function failedOf(app: TestApp) {
  const { token } = await makeAdmin(app.ctx);
  return (await app.call(listFailedMails, { token, params: { page: 1 } })).body.rows;
}

describe('a mail', () => {
  it('is not sent if the transaction that queued it rolls back', async () => {
    const app = await startApp();
    const member = await makeMember(app.ctx, { basic: { email: 'nothing@example.in' } });
    const undone = app.ctx.db.transaction().execute(async (trx) => {
      const mail = { kind: 'profile-approved' as const, user_id: member.user_id };
      await queueMail(trx, app.ctx, mail, { network: null });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await app.startWorkers();
    await queueFor(app, 'after@example.in');
    await server.mailsTo('after@example.in');
    await allDone(app);
    expect(server.received).toHaveLength(1);
    expect(await app.ctx.db.selectFrom('mails').select('kind').execute()).toHaveLength(1);
  });

  it('is not sent again where another copy of the database lacks the note that it was', async () => {
    const app = await startApp();
    await app.startWorkers();
    const { user_id } = await queueFor(app, 'once@example.in');
    await server.mailsTo('once@example.in');
    await allDone(app);
    // as a standby that takes over without the last commits
    const { db, jobs } = app.ctx;
    const { id } = await db
      .updateTable('mails')
      .set({ done_at: null })
      .where('user_id', '=', user_id)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => jobs.send(trx, 'mail', { mail_id: id }));
    await allDone(app);
    expect(server.received).toHaveLength(1);
  });

  it('is retried until the mail server accepts it, without blocking others', async () => {
    const app = await startApp();
    await app.startWorkers();
    refusals.set('slow@example.in', 'greylisted, come again');
    await queueFor(app, 'slow@example.in');
    await expect.poll(() => server.tries).toBeGreaterThan(0);
    await queueFor(app, 'quick@example.in');
    await server.mailsTo('quick@example.in');
    refusals.clear();
    await expect.poll(() => app.retryNow().then(() => server.received.length)).toBe(2);
    const [mail] = await server.mailsTo('slow@example.in');
    await allDone(app);
    expect(server.received).toHaveLength(2);
    const row = await app.ctx.db
      .selectFrom('mails')
      .where('id', '=', mail?.mail.messageId?.slice(1).split('@')[0] ?? '')
      .select('fault')
      .executeTakeFirst();
    expect(row).toEqual({ fault: null });
  });

  it('is listed as failed after a day, without the address', async () => {
    const app = await startApp();
    refusals.set('gone@example.in', 'no <gone@example.in> here: gone@example.in');
    const member = await queueFor(app, 'gone@example.in', { user_name: 'Kamala' });
    app.setNow(new Date(Date.now() + 23.5 * HOUR));
    await app.startWorkers();
    await allDone(app);
    const rows = await failedOf(app);
    expect(rows).toMatchObject([
      { kind: 'password-changed', user_id: member.user_id, user_name: 'Kamala', mid: member.mid },
    ]);
    expect(rows[0]?.fault).toContain('450');
    expect(rows[0]?.fault).toContain('no <…> here: …');
    expect(server.received).toEqual([]);
  });

  it('is given up only after a day', async () => {
    const app = await startApp();
    refusals.set('later@example.in', 'not now');
    await queueFor(app, 'later@example.in');
    app.setNow(new Date(Date.now() + 22 * HOUR));
    await app.startWorkers();
    const tries = () => app.retryNow().then(() => server.tries);
    await expect.poll(tries).toBeGreaterThan(1);
    expect(await failedOf(app)).toEqual([]);
    expect(await waiting(app)).toHaveLength(1);
  });

  it('is not sent if there is no address', async () => {
    const app = await startApp();
    await app.startWorkers();
    await queueFor(app, null);
    await allDone(app);
    expect(server.tries).toBe(0);
    expect(await failedOf(app)).toEqual([]);
  });

  it('goes to the address at the time of sending', async () => {
    const app = await startApp();
    const member = await queueFor(app, 'old@example.in');
    await sql`
      update profiles set basic = basic || '{"email":"new@example.in"}' where user_id = ${member.user_id}
    `.execute(app.ctx.db);
    await app.ctx.db
      .updateTable('users')
      .set({ given_email: 'new@example.in' })
      .where('id', '=', member.user_id)
      .execute();
    await app.startWorkers();
    await server.mailsTo('new@example.in');
    expect(server.received).toHaveLength(1);
  });

  it('is skipped if the member has turned it off by the time of sending', async () => {
    const app = await startApp();
    const admin = await makeAdmin(app.ctx);
    const kinds: MailKind[] = ['profile-refused', 'profile-approved'];
    const member = await makeMember(app.ctx, { basic: { email: 'calm@example.in' } });
    for (const status of [500, 200])
      await app.call(changeStatus, {
        token: admin.token,
        params: { id: member.user_id },
        body: { profile_id: member.user_id, status },
      });
    for (const kind of kinds)
      await app.call(chooseMail, { token: member.token, body: { kind, wanted: false } });
    await app.startWorkers();
    await allDone(app);
    expect(server.tries).toBe(0);
  });

  it('is skipped if the status has changed again', async () => {
    const app = await startApp();
    const admin = await makeAdmin(app.ctx);
    const member = await makeMember(app.ctx, { basic: { email: 'news@example.in' } });
    for (const status of [500, 10, 200])
      await app.call(changeStatus, {
        token: admin.token,
        params: { id: member.user_id },
        body: { profile_id: member.user_id, status },
      });
    await app.startWorkers();
    await allDone(app);
    expect(server.received.map(({ mail }) => mail.subject)).toEqual([
      'Your Tamil Mala profile is approved',
    ]);
  });

  it('is sent once by two processes', async () => {
    const first = await startApp();
    const second = await startApp({
      DATABASE_URL: first.ctx.config.databaseUrl ?? '',
      DATA_DIR: first.ctx.config.dataDir,
    });
    const addresses = Array.from({ length: 20 }, (_, index) => `both${index}@example.in`);
    await Promise.all([first.startWorkers(), second.startWorkers()]);
    for (const email of addresses) await queueFor(first, email);
    await allDone(first);
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([...addresses].sort());
  });
});

it('is sent once after a database outage', async () => {
  const app = await startApp();
  await app.startWorkers();
  await queueFor(app, 'before@example.in');
  await server.mailsTo('before@example.in');
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(app.ctx.db);
  // the server's own connections were ended as well: the first call may meet one of them
  await expect.poll(() => queueFor(app, 'after@example.in').then(Boolean, () => false)).toBe(true);
  await server.mailsTo('after@example.in');
});

describe('a mail with a link', () => {
  async function queueLink(app: TestApp, link: { expires_at: Date; used_at: Date | null }) {
    const member = await makeMember(app.ctx);
    const { user_id } = member;
    const link_id = uuid();
    await app.ctx.db
      .insertInto('mailed_links')
      .values({
        id: link_id,
        user_id,
        purpose: 'reset-password',
        email: 'link@example.in',
        secret_hash: '',
        ...link,
      })
      .execute();
    const mail: AuthMail = { kind: 'reset-password', user_id, link_id };
    await app.ctx.db
      .transaction()
      .execute((trx) => queueMail<AuthMail>(trx, app.ctx, mail, { network: null }));
    await app.startWorkers();
    await allDone(app);
    expect(server.tries).toBe(0);
  }
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  it('is skipped if the link was used', async () => {
    const app = await startApp();
    await queueLink(app, { expires_at: inMinutes(30), used_at: inMinutes(-1) });
    expect(await failedOf(app)).toEqual([]);
  });

  it('fails if the link has expired', async () => {
    const app = await startApp();
    await queueLink(app, { expires_at: inMinutes(-1), used_at: null });
    expect(await failedOf(app)).toMatchObject([{ kind: 'reset-password', fault: 'link-expired' }]);
  });
});

it('writes files if no mail server is set, and in a demonstration', async () => {
  const plain = await startTestApp();
  const demo = await startApp();
  apps.push(plain);
  demo.ctx.demo = { sign_ins: [] };
  for (const app of [plain, demo]) {
    await app.startWorkers();
    await queueFor(app, 'file@example.in');
    await allDone(app);
    expect(await readdir(join(app.ctx.config.dataDir, 'mail'))).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}\.eml$/),
    ]);
  }
  expect(server.tries).toBe(0);
});
