import type { Domain } from '@mala/contract/communities/domain.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { activateSubscription } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  giveHoroscopeFile,
  giveSubscription,
  makeAdmin,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../../../test/mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { AuthMail } from '../auth/index.ts';
import type { HoroscopeFileMail } from '../horoscope-files/index.ts';
import type { SubscriptionMail } from '../subscriptions/index.ts';
import { queueMail } from './index.ts';

/** Where the members of each community are signed in: the first at APP_URL, the other on a host of its own. */
const SITES: Record<Domain, string> = {
  tamilmala: 'https://www.example.in',
  marathimala: 'https://marathi.example.in',
};

let server: MailServer;
let app: TestApp;
let admin: Person;

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({
    SMTP_URL: server.url,
    MAIL_FROM: 'Mala <office@example.in>',
    APP_URL: SITES.tamilmala,
    SITE_HOSTS: 'marathimala=marathi.example.in',
    SUPPORT_WHATSAPP: '9840000000',
  });
  await app.startWorkers();
  admin = await makeAdmin(app.ctx);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

let addresses = 0;
const freshAddress = () => `family${++addresses}@example.in`;

async function queue(mail: AuthMail | SubscriptionMail | HoroscopeFileMail): Promise<void> {
  await app.ctx.db
    .transaction()
    .execute((trx) => queueMail<typeof mail>(trx, app.ctx, mail, { network: null }));
}

/** A member with an address of his own, and that address. */
async function memberOf(domain: Domain, wanted: Parameters<typeof makeMember>[1] = {}) {
  const email = freshAddress();
  const member = await makeMember(app.ctx, { domain, ...wanted, basic: { email } });
  return { member, email };
}

async function mailTo(email: string): Promise<ReceivedMail['mail']> {
  const [received] = await server.mailsTo(email);
  if (!received) throw new Error('no mail');
  expect(received.from).toBe('office@example.in');
  return received.mail;
}

/** A link as the accounts make it. */
async function linkFor(user_id: string, purpose: 'verify-email' | 'reset-password', email: string) {
  const id = uuid();
  const secret = app.ctx.linkSecrets.secretOf(purpose, id);
  await app.ctx.db
    .insertInto('mailed_links')
    .values({
      id,
      user_id,
      purpose,
      email,
      secret_hash: app.ctx.linkSecrets.hashOf(secret),
      expires_at: new Date(Date.now() + 3_600_000),
      used_at: null,
    })
    .execute();
  return { link_id: id, secret };
}

const header = (mail: ReceivedMail['mail'], name: string) =>
  mail.headers.find(({ key }) => key === name)?.value;

/** What holds of every mail. */
function expectSound(
  mail: ReceivedMail['mail'],
  community: string,
  name: string | null = 'Sundaram',
): void {
  expect(mail.from).toMatchObject({ name: community, address: 'office@example.in' });
  expect(mail.to?.[0]).toMatchObject({ name: name ?? '' });
  expect(mail.subject?.length).toBeLessThan(70);
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@www\.example\.in>$/);
  expect(header(mail, 'auto-submitted')).toBe('auto-generated');
  expect(mail.text).toContain(name ? `Dear ${name},` : 'Hello,');
  expect(mail.text).toContain(`Your ${community} team`);
  expect(mail.html).toContain(community);
  // nothing is loaded from anywhere
  expect(mail.html).not.toMatch(/<img|<link|<script|url\(|src=/i);
  for (const [, url] of (mail.html ?? '').matchAll(/href="([^"]+)"/g)) {
    expect(url).toMatch(/^https:\/\/((www|marathi)\.example\.in|wa\.me)\//);
    // the plain text has the same content
    expect(mail.text).toContain(url?.replaceAll('&amp;', '&'));
  }
}

function expectChoice(mail: ReceivedMail['mail'], member: Person, kind: string | null): void {
  expect(mail.text).toContain(`${SITES[member.domain]}/mail/choices`);
  if (kind === null) {
    expect(header(mail, 'list-unsubscribe')).toBeUndefined();
    expect(mail.text).not.toContain('/mail/unsubscribe/');
    return;
  }
  const way = `mail/unsubscribe/${member.user_id}/${kind}/`;
  expect(header(mail, 'list-unsubscribe')?.startsWith(`<${SITES[member.domain]}/api/${way}`)).toBe(
    true,
  );
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toContain(`${SITES[member.domain]}/${way}`);
}

const COMMUNITIES: [Domain, string, string][] = [
  ['tamilmala', 'Tamil Mala', 'தமிழ் மாலா'],
  ['marathimala', 'Marathi Mala', 'मराठी माला'],
];

describe.each(COMMUNITIES)('%s', (domain, community, ownName) => {
  it('confirms an address', async () => {
    const { member } = await memberOf(domain);
    const email = freshAddress();
    const { link_id, secret } = await linkFor(member.user_id, 'verify-email', email);
    await queue({ kind: 'verify-email', user_id: member.user_id, link_id });
    const mail = await mailTo(email);
    expectSound(mail, community, null);
    expectChoice(mail, member, null);
    expect(mail.subject).toBe(`Please confirm your email for ${community}`);
    expect(mail.html).toContain(ownName);
    expect(mail.text).toContain(`${SITES[domain]}/verify/email/${member.user_id}/${secret}`);
    expect(mail.text).toContain(`Did you not register at ${community}?`);
  });

  it('leads to a new password', async () => {
    const { member, email } = await memberOf(domain);
    const { link_id, secret } = await linkFor(member.user_id, 'reset-password', email);
    await queue({ kind: 'reset-password', user_id: member.user_id, link_id });
    const mail = await mailTo(email);
    expectSound(mail, community);
    expectChoice(mail, member, null);
    expect(mail.text).toContain(`${SITES[domain]}/password/new/${member.user_id}/${secret}`);
    expect(mail.text).toContain('once and for 60 minutes');
    expect(mail.text).toContain('you need not do anything');
  });

  it('reports a changed password', async () => {
    const { member, email } = await memberOf(domain);
    const at = '2026-11-21T09:13:08.000Z';
    await queue({ kind: 'password-changed', user_id: member.user_id, at });
    const mail = await mailTo(email);
    expectSound(mail, community);
    expectChoice(mail, member, null);
    expect(mail.text).toContain('When: 21 Nov 2026, 2:43 pm (India time)');
    expect(mail.text).toContain(`${SITES[domain]}/password/reset`);
    expect(mail.text).toContain('https://wa.me/919840000000');
  });

  it('reports an approval, once', async () => {
    const { member, email } = await memberOf(domain, { status: 10 });
    const approve = () =>
      app.call(changeStatus, {
        token: admin.token,
        params: { id: member.user_id },
        body: { profile_id: member.user_id, status: 200 },
      });
    expect((await approve()).status).toBe(200);
    expect((await approve()).status).toBe(200);
    const mail = await mailTo(email);
    expectSound(mail, community);
    expectChoice(mail, member, 'profile-approved');
    expect(mail.text).toContain(`${SITES[domain]}/profile/search`);
    const queued = app.ctx.db.selectFrom('mails').where('user_id', '=', member.user_id);
    expect(await queued.select('kind').execute()).toEqual([{ kind: 'profile-approved' }]);
  });

  it.each([
    [500, 'The photo shows two people.', 'Your profile needs a change'],
    [501, 'Same as MF100123.', 'There is already a profile like yours'],
  ])('reports status %i with its reason', async (status, reason, heading) => {
    const { member, email } = await memberOf(domain);
    await app.call(changeStatus, {
      token: admin.token,
      params: { id: member.user_id },
      body: { profile_id: member.user_id, status, reason },
    });
    const mail = await mailTo(email);
    expectSound(mail, community);
    expectChoice(mail, member, 'profile-refused');
    expect(mail.text).toContain(heading);
    expect(mail.text).toContain(reason);
    expect(mail.html).toContain(reason);
    expect(mail.text).toContain('https://wa.me/919840000000');
  });

  it('gives a receipt', async () => {
    const { member, email } = await memberOf(domain);
    await app.call(activateSubscription, {
      token: admin.token,
      params: { id: member.user_id },
      body: { package: 'silver', payment_reference: `utr ${member.user_id}` },
    });
    const mail = await mailTo(email);
    expectSound(mail, community);
    expectChoice(mail, member, null);
    expect(mail.subject).toBe('Your Silver package is active: receipt for Rs. 599');
    expect(mail.text).toContain('Package: Silver, 30 profiles within 90 days');
    expect(mail.text).toContain('Amount paid: Rs. 599');
    expect(mail.text).toContain(`Payment reference: utr ${member.user_id}`);
    expect(mail.text).toContain('Profiles left: 30');
    expect(mail.text).toMatch(/Valid until: \d{1,2} [A-Z][a-z]{2} \d{4}\n/);
    expect(mail.text).toContain('Opening the same profile again is free.');
  });

  it('announces the end of a package', async () => {
    const { member, email } = await memberOf(domain);
    const ends_at = new Date(Date.now() + 6.5 * 86_400_000);
    const subscription_id = await giveSubscription(app.ctx, member, { left: 1, ends_at });
    await queue({
      kind: 'package-ending',
      user_id: member.user_id,
      subscription_id,
      ends_at: ends_at.toISOString(),
    });
    const mail = await mailTo(email);
    expectSound(mail, community);
    expectChoice(mail, member, 'package-ending');
    expect(mail.subject).toMatch(/^Your Silver package ends on \d{1,2} [A-Z][a-z]{2} \d{4}$/);
    expect(mail.text).toContain('the contact details of one profile');
    expect(mail.text).toContain(`${SITES[domain]}/upgrade`);
  });

  it('asks for another horoscope file, unless the refused one was removed since', async () => {
    const { member, email } = await memberOf(domain);
    const { member: other, email: otherEmail } = await memberOf(domain);
    const { user_id } = member;
    const file_id = await giveHoroscopeFile(app.ctx, member, { state: 'refused' });
    await queue({ kind: 'file-refused', user_id: other.user_id, file_id: uuid() });
    await queue({ kind: 'file-refused', user_id, file_id });
    const mail = await mailTo(email);
    expectSound(mail, community);
    expectChoice(mail, member, null);
    expect(mail.subject).toMatch(/^Please add your horoscope again at /);
    expect(mail.text).toContain(`${SITES[domain]}/profile/edit/horoscope`);
    const left = app.ctx.db.selectFrom('mails').where('user_id', '=', other.user_id);
    await expect
      .poll(() => left.select('done_at').executeTakeFirst())
      .toEqual({ done_at: expect.any(Date) });
    expect(server.received.flatMap(({ to }) => to)).not.toContain(otherEmail);
  });
});

describe('text typed by members', () => {
  it('is escaped in the HTML part and stays one line in the headers', async () => {
    const user_name = '<script>alert("1")</script>\r\nBcc: everybody & Sons';
    const { member, email } = await memberOf('tamilmala', { user_name });
    await queue({
      kind: 'password-changed',
      user_id: member.user_id,
      at: new Date().toISOString(),
    });
    const received = await server.mailsTo(email);
    const mail = received[0]?.mail;
    const shown = '<script>alert("1")</script> Bcc: everybody & Sons';
    expect(received[0]?.to).toEqual([email]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.to).toEqual([{ name: shown, address: email }]);
    expect(mail?.text).toContain(`Dear ${shown},`);
    expect(mail?.html).not.toContain('<script');
    expect(mail?.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; Bcc');
  });

  it('is escaped if an administrator typed it', async () => {
    const { member, email } = await memberOf('marathimala');
    await app.call(changeStatus, {
      token: admin.token,
      params: { id: member.user_id },
      body: { profile_id: member.user_id, status: 500, reason: 'Use <b>one</b> photo & a name' },
    });
    const mail = await mailTo(email);
    expect(mail.html).toContain('Use &lt;b&gt;one&lt;/b&gt; photo &amp; a name');
    expect(mail.text).toContain('Use <b>one</b> photo & a name');
  });
});
