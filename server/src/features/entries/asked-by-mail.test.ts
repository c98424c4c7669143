import { sendEntry } from '@mala/contract/entries/office.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveEntry } from '../../../test/factories/entries.ts';
import { makeStaff } from '../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const SITE = 'https://www.example.in';
let server: MailServer;
let app: TestApp;

beforeAll(async () => {
  server = await startMailServer();
  const more = { APP_URL: SITE, SUPPORT_WHATSAPP: '9840000000' };
  app = await startTestApp({
    SMTP_URL: server.url,
    MAIL_FROM: 'Mala <office@example.in>',
    ...more,
  });
  await app.startWorkers();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it.each([
  ['tamilmala', 'ta', 'marathimala'],
  ['marathimala', 'mr', 'tamilmala'],
] as const)('a family of %s is asked in %s, whoever asks', async (domain, language, elsewhere) => {
  // who works for both, has an account of the other community, and reads English
  const helper = await makeStaff(app.ctx, 'HELPER', elsewhere);
  const email = `parents.${language}@example.in`;
  const { id } = await giveEntry(app.ctx, helper, { domain, email });
  const asked = { token: helper.token, params: { id }, body: { way: 'mail' } };
  const { status, body } = await app.call(sendEntry, asked);
  expect([status, body.link, body.code]).toEqual([200, null, null]);
  const [received] = await server.mailsTo(email);
  const { subject = '', text = '', html = '', from, headers = [] } = received?.mail ?? {};
  expect(headers.find(({ key }) => key === 'content-language')?.value).toBe(language);
  expect(from?.name).toBe(domain === 'tamilmala' ? 'Tamil Mala' : 'Marathi Mala');
  expect(html).toContain(`${SITE}/${language}/confirm/${id}/`);
  // no word in Latin letters but addresses and the names of the site and WhatsApp
  const own = `${subject}\n${text}`
    .replace(/https:\/\/\S+/g, '')
    .replace(/(Tamil|Marathi) Mala|WhatsApp/g, '');
  expect(own.match(/[A-Za-z]+/g)).toBeNull();
  expect(text).not.toContain('/mail/choices');
});
