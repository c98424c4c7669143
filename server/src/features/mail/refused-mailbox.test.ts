import { me } from '@mala/contract/auth/me.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeMember, type Person } from '../../../test/factories.ts';
import { type RoughMailServer, startRoughMailServer } from '../../../test/rough-mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { AuthMail } from '../auth/index.ts';
import { queueMail } from './index.ts';

const HOUR = 3_600_000;
const EMAIL = 'gone@example.in';
const NOBODY = '550 5.1.1 nobody here';
let server: RoughMailServer;
let app: TestApp;
let member: Person;

beforeEach(async () => {
  server = await startRoughMailServer();
  app = await startTestApp({ SMTP_URL: server.url, MAIL_FROM: 'office@example.in' });
  member = await makeMember(app.ctx, { basic: { email: EMAIL } });
  // the first try of each mail is its last
  app.setNow(new Date(Date.now() + 1.1 * HOUR));
  await app.startWorkers();
});
afterEach(async () => {
  await app.close();
  await server.close();
});

const settled = () =>
  sql`SELECT FROM mails WHERE done_at IS NOT NULL OR failed_at IS NOT NULL`
    .execute(app.ctx.db)
    .then(({ rows }) => rows.length);

/** Mails the member as many times as there are answers, so many hours apart. */
async function mailEach(answers: readonly string[], hours: number): Promise<void> {
  for (const answer of answers) {
    const before = await settled();
    server.answers = { RCPT: answer };
    await sql`UPDATE mails SET queued_at = queued_at - ${hours} * interval '1 hour'`.execute(
      app.ctx.db,
    );
    const { user_id } = member;
    const mail = { kind: 'password-changed', user_id, at: '2026-11-21T09:13:08.000Z' } as const;
    const sending = { network: null, toMany: true };
    await app.ctx.db
      .transaction()
      .execute((trx) => queueMail<AuthMail>(trx, app.ctx, mail, sending));
    await expect.poll(settled).toBe(before + 1);
  }
}

const isConfirmed = async () => (await app.call(me, { token: member.token })).body.email_verified;

it('that refuses three mails in a row over days is not taken for confirmed any more', async () => {
  await mailEach([NOBODY, NOBODY], 24);
  expect(await isConfirmed()).toBe(true);
  await mailEach([NOBODY], 24);
  expect(await isConfirmed()).toBe(false);
});

it.each([
  { name: 'within hours', answers: [NOBODY, NOBODY, NOBODY], hours: 12 },
  { name: 'and took one of them', answers: [NOBODY, NOBODY, '250 ok', NOBODY], hours: 24 },
  { name: 'by a rule', answers: [NOBODY, NOBODY, '554 5.7.1 not from you'], hours: 24 },
])('that refuses mails $name stays confirmed', async ({ answers, hours }) => {
  await mailEach(answers, hours);
  expect(await isConfirmed()).toBe(true);
});
