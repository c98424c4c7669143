import { resetPassword } from '@mala/contract/auth/passwords.ts';
import { listFailedMails } from '@mala/contract/mail.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAdmin, makeMember } from '../../../test/factories.ts';
import { type RoughMailServer, startRoughMailServer } from '../../../test/rough-mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { AuthMail } from '../auth/index.ts';
import { queueMail } from './index.ts';

const HOUR = 3_600_000;
let server: RoughMailServer;
let app: TestApp;
let people = 0;

beforeEach(async () => {
  server = await startRoughMailServer();
  app = await startTestApp({ SMTP_URL: server.url, MAIL_FROM: 'office@example.in' });
});
afterEach(async () => {
  await app.close();
  await server.close();
});

/** Asks for a link to a new password, for a member with a confirmed address of that name. */
async function askForLink(name = 'reader'): Promise<string> {
  people += 1;
  const [email, date_of_birth] = [`${name}${people}@example.in`, '1996-02-29'];
  const { mobile_no, domain } = await makeMember(app.ctx, { basic: { email, date_of_birth } });
  const body = { mobile_no, domain, date_of_birth };
  expect((await app.call(resetPassword, { body })).status).toBe(200);
  return email;
}

const mails = () =>
  app.ctx.db.selectFrom('mails').select(['done_at', 'failed_at', 'fault']).execute();
const waits = { done_at: null, failed_at: null, fault: expect.any(String) };
const done = { done_at: expect.any(Date), failed_at: null, fault: null };

async function failedMails() {
  const { token } = await makeAdmin(app.ctx);
  return (await app.call(listFailedMails, { token, params: { page: 1 } })).body.rows;
}

/** Queues a mail for a new member with a confirmed address of that name. */
async function tellOfPassword(name: string, toMany: boolean): Promise<void> {
  const { user_id } = await makeMember(app.ctx, { basic: { email: `${name}@example.in` } });
  const mail = { kind: 'password-changed', user_id, at: '2026-11-21T09:13:08.000Z' } as const;
  const sending = { network: null, toMany };
  await app.ctx.db.transaction().execute((trx) => queueMail<AuthMail>(trx, app.ctx, mail, sending));
}

/** Seconds for which each mail that was sent without an answer pauses. */
async function pauses(): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM start_after - created_on)::float AS seconds FROM pgboss.job
     WHERE name = 'mail' AND state = 'created' AND start_after > now()`.execute(app.ctx.db);
  return rows.map(({ seconds }) => seconds);
}

/** As if the pause of a mail that was sent without an answer were over. */
const endPause = () =>
  sql`UPDATE pgboss.job SET start_after = now()
       WHERE name = 'mail' AND state = 'created'`.execute(app.ctx.db);

describe.each([
  { at: 'connect', say: '421 too busy' },
  { at: 'connect', say: '554 not you' },
  { at: 'connect', say: 'reset' },
  { at: 'EHLO', say: 'reset' },
  { at: 'MAIL', say: '451 later' },
  { at: 'MAIL', say: '550 not from you' },
  { at: 'MAIL', say: 'reset' },
  { at: 'RCPT', say: '450 later' },
  { at: 'RCPT', say: '550 nobody here' },
  { at: 'RCPT', say: 'reset' },
  { at: 'DATA', say: '451 later' },
  { at: 'DATA', say: 'reset' },
  { at: 'end', say: '452 no room' },
  { at: 'end', say: '554 no' },
] as const)('a mail server that says $say at $at', ({ at, say }) => {
  it('is asked again, and sent the mail once; the log holds nothing of it', async () => {
    const warned = vi.spyOn(app.ctx.log, 'warn');
    server.answers = { [at]: say };
    const email = await askForLink();
    await app.startWorkers();
    await expect.poll(mails).toEqual([waits]);
    const before = server.texts.length;
    server.answers = {};
    await expect.poll(() => app.retryNow().then(mails)).toEqual([done]);
    expect(server.texts.slice(before)).toEqual([email]);
    expect(JSON.stringify(warned.mock.calls)).not.toContain('example.in');
  });
});

describe('a mail that is refused for good', () => {
  it.each(['RCPT', 'end'] as const)('at %s is given up after an hour', async (step) => {
    server.answers = { [step]: '550 5.1.1 nobody here' };
    await tellOfPassword('refused', false);
    app.setNow(new Date(Date.now() + 0.9 * HOUR));
    await app.startWorkers();
    await expect.poll(mails).toEqual([waits]);
    expect(await failedMails()).toEqual([]);
    app.setNow(new Date(Date.now() + 1.1 * HOUR));
    await expect
      .poll(() => app.retryNow().then(failedMails))
      .toMatchObject([{ kind: 'password-changed', fault: expect.stringContaining('550 5.1.1') }]);
  });
});

describe('a mail server that takes a mail, and says nothing more', () => {
  it('gets it three times at most, with pauses', async () => {
    server.answers = { end: 'reset' };
    const email = await askForLink();
    await app.startWorkers();
    for (const [before, seconds] of [60, 900].entries()) {
      await expect.poll(pauses).toEqual([seconds]);
      expect(server.texts).toHaveLength(before + 1);
      expect(await mails()).toEqual([waits]);
      await endPause();
    }
    const givenUp = { done_at: null, failed_at: expect.any(Date), fault: expect.any(String) };
    await expect.poll(mails).toEqual([givenUp]);
    expect(server.texts).toHaveLength(3);
    expect(await pauses()).toEqual([]);
    expect(new Set(server.texts)).toEqual(new Set([email]));
    expect(await failedMails()).toMatchObject([{ fault: expect.stringContaining('did not say') }]);
  });

  it('gets it a minute later, and no more once it has taken it', async () => {
    server.answers = { end: 'reset' };
    await askForLink();
    await app.startWorkers();
    await expect.poll(mails).toEqual([waits]);
    expect(await pauses()).toEqual([60]);
    server.answers = {};
    await endPause();
    await expect.poll(mails).toEqual([done]);
    expect(server.texts).toHaveLength(2);
    expect(await failedMails()).toEqual([]);
  });
});

it('a mail server that is away is asked by few of the mails to many, and gets all once it is back', async () => {
  const MANY = 40;
  const warned = vi.spyOn(app.ctx.log, 'warn');
  server.answers = { connect: 'reset' };
  for (let one = 0; one < MANY; one += 1) await tellOfPassword(`many${one}`, true);
  await app.startWorkers();
  const asked = () =>
    warned.mock.calls.filter(([, said]) => said === 'the mail server cannot be used');
  await expect.poll(asked).toHaveLength(1);
  const email = await askForLink('waiting');
  server.answers = {};
  // somebody who waits for a mail does not wait for them
  await expect.poll(() => app.retryNow().then(() => server.texts)).toContain(email);
  await expect.poll(() => app.retryNow().then(() => server.texts.length)).toBe(MANY + 1);
  expect(asked()).toHaveLength(1);
  expect(JSON.stringify(warned.mock.calls)).not.toContain('example.in');
});
