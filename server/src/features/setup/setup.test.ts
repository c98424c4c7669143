import { saveMoneySetting, saveSetting } from '@mala/contract/settings/endpoints.ts';
import { settingSchema } from '@mala/contract/settings/values.ts';
import * as setup from '@mala/contract/setup.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, type Person } from '../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let server: MailServer;
let owner: Person;
beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ SMTP_URL: server.url, MAIL_FROM: 'office@example.in' });
  await app.startWorkers();
  owner = await makeAdmin(app.ctx);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function rows({ token } = owner, on = app) {
  const { status, body } = await on.call(setup.readSetup, { token });
  expect(status).toBe(200);
  return body.rows;
}

/** What is left, as "support tamilmala" or "backup: not-made". */
async function left(person = owner) {
  const open = (await rows(person)).filter(({ done }) => !done);
  return open.map(({ item, domain, note }) => (domain ? `${item} ${domain}` : `${item}: ${note}`));
}

const set = (domain: 'tamilmala' | 'marathimala', group: 'support' | 'grievance', value: object) =>
  app.call(saveSetting, {
    token: owner.token,
    params: { domain, group },
    body: { version: 0, value: settingSchema(group, domain).parse(value) },
  });

describe('what a site needs before it opens', () => {
  it('is all left at first: by community where it is the community’s, and for owners only', async () => {
    const site = [
      'mail-sent: not-sent',
      'mail-received: not-sent',
      'hosts: local',
      'backup: not-made',
    ];
    const of = (domain: string) =>
      ['support', 'payment', 'grievance'].map((item) => `${item} ${domain}`);
    expect(await left()).toEqual([...of('tamilmala'), ...of('marathimala'), ...site]);
    const tamil = await makeStaff(app.ctx, 'OWNER', 'tamilmala', 'tamilmala');
    expect(await left(tamil)).toEqual([...of('tamilmala'), ...site]);
    const cashier = await makeStaff(app.ctx, 'CASHIER');
    expect((await app.call(setup.readSetup, { token: cashier.token })).status).toBe(403);
  });

  it('is ticked off as it is set', async () => {
    await set('tamilmala', 'support', { whatsapp: '9840012345' });
    await set('tamilmala', 'grievance', { officer: 'Meena', email: 'meena@example.in' });
    await app.call(saveMoneySetting, {
      token: owner.token,
      params: { domain: 'tamilmala', group: 'payment' },
      body: { version: 0, value: { upi_id: 'mala@okbank', bank: '', card_url: '' } },
    });
    expect((await left()).filter((one) => one.endsWith('tamilmala'))).toEqual([]);
    expect((await left()).filter((one) => one.endsWith('marathimala'))).toHaveLength(3);
  });

  it('a test mail is sent, and has arrived once its link is opened', async () => {
    const email = 'owner@example.in';
    const { token } = owner;
    expect((await app.call(setup.sendTestMail, { token, body: { email } })).status).toBe(200);
    const [received] = await server.mailsTo(email);
    const [, id = '', secret = ''] =
      /\/admin\/received\/([\w-]+)\/([\w-]+)/.exec(received?.mail.text ?? '') ?? [];
    await expect.poll(() => left()).not.toContain('mail-sent: not-sent');
    expect(await left()).toContain('mail-received: not-sent');
    const confirm = (body: { id: string; secret: string }) =>
      app.call(setup.confirmTestMail, { token, body });
    expect((await confirm({ id, secret: `${secret}x` })).status).toBe(404);
    expect((await confirm({ id: 'x', secret })).status).toBe(404);
    expect((await confirm({ id, secret })).status).toBe(200);
    expect((await confirm({ id, secret })).status).toBe(200);
    expect(await left()).not.toContain('mail-received: not-sent');
  });

  it.each([{}, { email: '' }, { email: 'x' }, { email: 'a@example.in', more: 1 }])(
    'no test mail goes to %j',
    async (body) => {
      const reply = await app.call(setup.sendTestMail, {
        token: owner.token,
        body: body as { email: string },
      });
      expect([reply.status, reply.error.Code]).toEqual([400, 'INVALID']);
    },
  );

  it('a backup counts that was made, and restored for a trial, lately', async () => {
    const ran = (kind: 'backup' | 'restore-check', days: number) => {
      const succeeded_at = new Date(Date.now() - days * 86_400_000);
      return app.ctx.db
        .insertInto('backup_runs')
        .values({ kind, succeeded_at })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet({ succeeded_at }))
        .execute();
    };
    const notes = () => left().then((all) => all.filter((one) => one.startsWith('backup')));
    await ran('backup', 8);
    expect(await notes()).toEqual(['backup: not-made']);
    await ran('backup', 1);
    expect(await notes()).toEqual(['backup: not-verified']);
    await ran('restore-check', 6);
    expect(await notes()).toEqual([]);
  });
});

it('without a mail server nothing counts as sent', async () => {
  const other = await startTestApp();
  try {
    const person = await makeAdmin(other.ctx);
    const found = await rows(person, other);
    expect(found.filter(({ note }) => note === 'no-server')).toHaveLength(2);
  } finally {
    await other.close();
  }
});

it('one host name for both communities is decided, and taken back', async () => {
  const { token } = owner;
  const stored = () => app.ctx.db.selectFrom('setup_decisions').select('name').execute();
  for (const [one, count] of [
    [true, 1],
    [true, 1],
    [false, 0],
    [false, 0],
  ] as const) {
    expect((await app.call(setup.decideHosts, { token, body: { one } })).status).toBe(200);
    expect(await stored()).toHaveLength(count);
  }
});
