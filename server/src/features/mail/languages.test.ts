import { chooseLanguage } from '@mala/contract/auth/language.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Language, languagePrefix } from '@mala/contract/communities/languages.ts';
import type { MailKind } from '@mala/contract/mail.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveComplaint } from '../../../test/factories/complaints.ts';
import { giveNews } from '../../../test/factories/saved-searches.ts';
import { giveTestMail } from '../../../test/factories/test-mails.ts';
import {
  giveHoroscopeFile,
  giveSubscription,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { giveAsking, giveHeldChange, giveRefusedText } from '../../../test/faults/people.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../../../test/mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { AuthMail } from '../auth/index.ts';
import type { ComplaintMail } from '../complaints/index.ts';
import type { DigestMail } from '../digest/index.ts';
import type { HoroscopeFileMail } from '../horoscope-files/index.ts';
import type { ModerationMail } from '../moderation/index.ts';
import type { SubscriptionMail } from '../subscriptions/index.ts';
import { queueMail } from './index.ts';

type AnyMail =
  | AuthMail
  | ComplaintMail
  | DigestMail
  | HoroscopeFileMail
  | ModerationMail
  | SubscriptionMail;

/** Tamil Mala below APP_URL, Marathi Mala on a host of its own. */
const SITES: Record<Domain, string> = {
  tamilmala: 'https://www.example.in',
  marathimala: 'https://marathi.example.in',
};
const NATIVE = [
  { domain: 'tamilmala', language: 'ta', name: 'சுந்தரம்', dear: 'அன்புள்ள சுந்தரம் அவர்களுக்கு,' },
  { domain: 'marathimala', language: 'mr', name: 'सुरेश', dear: 'नमस्कार सुरेश,' },
] as const;
const AT = '2026-11-21T18:43:08.000Z';

let server: MailServer;
let app: TestApp;

const startApp = () =>
  startTestApp({
    SMTP_URL: server.url,
    MAIL_FROM: 'Mala <office@example.in>',
    APP_URL: SITES.tamilmala,
    SITE_HOSTS: 'marathimala=marathi.example.in',
    SUPPORT_WHATSAPP: '9840000000',
  });

beforeAll(async () => {
  server = await startMailServer();
  app = await startApp();
  await app.startWorkers();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function choose(member: Person, language: Language): Promise<void> {
  const { status } = await app.call(chooseLanguage, { token: member.token, body: { language } });
  expect(status).toBe(200);
}

let addresses = 0;

/** A member who reads letters in a language, and the confirmed address. */
async function reader(language: Language, wanted: Parameters<typeof makeMember>[1] = {}) {
  const email = `family${++addresses}@example.in`;
  const member = await makeMember(app.ctx, { ...wanted, basic: { email } });
  await choose(member, language);
  return { member, email };
}

/** Queues a mail without a check of its data, as a former version may have. */
async function queue(mail: AnyMail): Promise<void> {
  await app.ctx.db
    .transaction()
    .execute((trx) => queueMail<AnyMail>(trx, app.ctx, mail, { network: null }));
}

async function mailTo(email: string): Promise<ReceivedMail['mail']> {
  const [received] = await server.mailsTo(email);
  if (!received) throw new Error('no mail');
  return received.mail;
}

async function linkFor(
  { user_id }: Person,
  purpose: 'verify-email' | 'reset-password' | 'undo-contact',
  email: string,
): Promise<string> {
  const id = uuid();
  const secret_hash = app.ctx.linkSecrets.hashOf(app.ctx.linkSecrets.secretOf(purpose, id));
  const expires_at = new Date(Date.now() + 3_600_000);
  const link = { id, user_id, purpose, email, secret_hash, expires_at, used_at: null };
  await app.ctx.db.insertInto('mailed_links').values(link).execute();
  return id;
}

type Facts = (member: Person, email: string) => Promise<object> | object;

const ENDS_AT = new Date(Date.now() + 6.5 * 86_400_000);

/** A family without an account is asked by features/entries. */
type KindOfMembers = Exclude<MailKind, 'entry-prepared'>;
/** What each kind of mail needs. */
const FACTS: Record<KindOfMembers, Facts> = {
  'verify-email': async (member, email) => ({
    link_id: await linkFor(member, 'verify-email', email),
  }),
  'reset-password': async (member, email) => ({
    link_id: await linkFor(member, 'reset-password', email),
  }),
  'office-welcome': async (member, email) => ({
    link_id: await linkFor(member, 'reset-password', email),
  }),
  'password-changed': () => ({ at: AT }),
  'contact-changed': async (member, email) => ({
    link_id: await linkFor(member, 'undo-contact', email),
    at: AT,
  }),
  'test-mail': async (member, email) => ({ test_id: await giveTestMail(app.ctx, member, email) }),
  'office-acted': () => ({ act: 'mobile', reason: '…', at: AT, end: '345' }),
  'still-looking': async (to) => ({ asking_id: await giveAsking(app.ctx, to), hides_on: AT }),
  'profile-approved': () => ({}),
  'profile-refused': () => ({ reason: '…', duplicate: false }),
  'file-refused': async (member) => ({
    file_id: await giveHoroscopeFile(app.ctx, member, { state: 'refused' }),
  }),
  'text-refused': async (member) => ({
    held_id: await giveRefusedText(app.ctx, member),
    reason: '…',
  }),
  'change-refused': async (member) => ({
    ...(await giveHeldChange(app.ctx, member, 'refused')),
    reason: '…',
  }),
  'complaint-answered': async (member) => ({
    complaint_id: await giveComplaint(app.ctx, member, await makeMember(app.ctx)),
    answer: '…',
  }),
  'member-warned': () => ({ reason: '…' }),
  'package-activated': () => ({
    package: 'gold',
    reference: '123456789012',
    amount: 150_000,
    profiles: 80,
    days: 180,
    paid_at: AT,
    left: 80,
    ends_at: '2027-05-20T18:43:08.000Z',
  }),
  'payment-refunded': () => ({
    receipt: 'TM/2026-27/000123',
    reference: '123456789012',
    amount: 150_000,
    reason: '…',
    profiles: 68,
    days: 90,
  }),
  'payment-not-found': () => ({
    package: 'gold',
    reference: '123456789012',
    amount: 150_000,
    reason: '…',
  }),
  'package-ending': async (member) => ({
    subscription_id: await giveSubscription(app.ctx, member, { left: 3, ends_at: ENDS_AT }),
    ends_at: ENDS_AT.toISOString(),
  }),
  'new-profiles': (member) => giveNews(app.ctx, member),
};

const KINDS = Object.keys(FACTS) as KindOfMembers[];

describe.each(NATIVE)('letters in $language', ({ domain, language, name, dear }) => {
  async function letterOf(kind: KindOfMembers) {
    const status = kind === 'profile-refused' ? 500 : 200;
    const { member, email } = await reader(language, { domain, status, user_name: name });
    const facts = await FACTS[kind](member, email);
    await queue({ kind, user_id: member.user_id, ...facts } as AnyMail);
    return mailTo(email);
  }

  it.each(KINDS)('%s', async (kind) => {
    const { subject = '', text = '', html = '', headers } = await letterOf(kind);
    expect(headers.find(({ key }) => key === 'content-language')?.value).toBe(language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toContain(dear);
    expect(text).not.toMatch(/undefined|\[object|([.,:;!?])\1| [.,:;!?](\s|$)/);
    expect(subject.length).toBeLessThan(70);
    expectOwnScript(`${subject}\n${text}`);
    // without the styles and the name of the site, which stands in both scripts
    expectOwnScript(html.replace(/<style.*?<\/style>|<[^>]*>/g, ' '));
    const home = `${SITES[domain]}${languagePrefix(language)}/`;
    const urls = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls)
      expect(url?.startsWith(home) || url?.startsWith('https://wa.me/')).toBe(true);
  });
});

/** No word in Latin letters but addresses, numbers of receipts and the words that every language keeps. */
function expectOwnScript(said: string): void {
  const own = said
    .replace(/https:\/\/\S+/g, '')
    .replace(/(Tamil|Marathi) Mala|WhatsApp|PDF|TM\/[\d/-]+|&[a-z]+;/g, '');
  expect(own.match(/[A-Za-z]+/g)).toBeNull();
}

describe('the language of a letter', () => {
  it('is the one of the moment when it is sent', async () => {
    const before = app;
    app = await startApp();
    try {
      const { member, email } = await reader('en');
      await queue({ kind: 'password-changed', user_id: member.user_id, at: AT });
      await choose(member, 'ta');
      await app.startWorkers();
      expect((await mailTo(email)).subject).toBe('Tamil Mala: உங்கள் கடவுச்சொல் மாற்றப்பட்டது');
    } finally {
      await app.close();
      app = before;
    }
  });

  it('is in the times of India and the amounts of the language', async () => {
    for (const [{ domain, language }, ...parts] of [
      [NATIVE[0], '₹1,50,000', '22 நவம்பர் 2026', '21 மே 2027'],
      [NATIVE[1], '₹1,50,000', '22 नोव्हेंबर 2026', '21 मे 2027'],
    ] as const) {
      const { member, email } = await reader(language, { domain });
      const facts = await FACTS['package-activated'](member, email);
      const { user_id } = member;
      await queue({ kind: 'package-activated', user_id, ...facts } as AnyMail);
      const { text } = await mailTo(email);
      for (const part of parts) expect(text).toContain(part);
    }
  });

  it('leads the unsubscribe call of mail programs to the call, not to a page', async () => {
    const { member, email } = await reader('ta', { status: 200 });
    await queue({ kind: 'profile-approved', user_id: member.user_id });
    const { headers, text } = await mailTo(email);
    const way = `mail/unsubscribe/${member.user_id}/profile-approved/`;
    const header = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    expect(header?.startsWith(`<${SITES.tamilmala}/api/${way}`)).toBe(true);
    expect(text).toContain(`${SITES.tamilmala}/ta/${way}`);
  });
});

describe('a refused text', () => {
  it('is called as in the form of that language', async () => {
    for (const [domain, language, label] of [
      ['tamilmala', 'en', '“About the bride/groom”'],
      ['tamilmala', 'ta', '“மணமகள் / மணமகன் பற்றி”'],
      ['marathimala', 'mr', '‘वधू / वराविषयी’'],
    ] as const) {
      const { member, email } = await reader(language, { domain });
      const held_id = await giveRefusedText(app.ctx, member);
      await queue({ kind: 'text-refused', user_id: member.user_id, held_id, reason: null });
      expect((await mailTo(email)).text).toContain(label);
    }
  });

  it('below a photo is called a caption', async () => {
    for (const [domain, language, label] of [
      ['tamilmala', 'en', '“Caption”'],
      ['tamilmala', 'ta', '“படக்குறிப்பு”'],
      ['marathimala', 'mr', '‘फोटोखालची ओळ’'],
    ] as const) {
      const { member, email } = await reader(language, { domain });
      const held_id = await giveRefusedText(app.ctx, member, uuid());
      await queue({ kind: 'text-refused', user_id: member.user_id, held_id, reason: null });
      const { text } = await mailTo(email);
      expect(text).toContain(label);
      expect(text).toContain('/profile/edit/photo');
    }
  });

  it('is worded anew in a letter that a former version queued with an English label', async () => {
    const { member, email } = await reader('ta');
    const held_id = await giveRefusedText(app.ctx, member);
    const former = { held_id, step: 'personal', label: 'About', reason: null };
    await queue({ kind: 'text-refused', user_id: member.user_id, ...former } as AnyMail);
    const { text } = await mailTo(email);
    expect(text).not.toContain('About');
    expect(text).toContain(`${SITES.tamilmala}/ta/profile/edit/personal`);
  });
});
