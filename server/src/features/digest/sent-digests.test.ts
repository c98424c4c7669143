import { readDigest } from '@mala/contract/digest.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveDueDigest, giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { givePhoto, makeMember, type Person } from '../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { pictureKey } from '../../storage/picture-files.ts';
import { makeDigests } from './index.ts';

const HOUR = 3_600_000;
let server: MailServer;
let app: TestApp;
let people = 0;
let face: Buffer;

beforeAll(async () => {
  server = await startMailServer();
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 255, height: 340, channels: 3, noise } } as never);
  face = await picture.webp().toBuffer();
});
afterAll(() => server.close());
beforeEach(async () => {
  app = await startTestApp({
    SMTP_URL: server.url,
    MAIL_FROM: 'office@example.in',
    APP_URL: 'https://www.example.in',
  });
});
afterEach(() => app.close());

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content.length : content.byteLength;

type Wanted = Parameters<typeof makeMember>[1];

const faceless = (wanted: Wanted = {}): Promise<Person> =>
  makeMember(app.ctx, { approved_at: new Date(Date.now() - HOUR), ...wanted });

async function bride(wanted: Wanted = {}): Promise<Person> {
  const member = await faceless(wanted);
  const photo = await givePhoto(app.ctx, member);
  await app.ctx.files.put(pictureKey('photo', photo, 'short'), face);
  return member;
}

async function reader(wanted: Wanted = {}) {
  const email = `reader${++people}@example.in`;
  const groom = await makeMember(app.ctx, { gender: 'male', ...wanted, basic: { email } });
  await giveSavedSearch(app.ctx, groom, { name: 'Near <us>' });
  await giveDueDigest(app.ctx, groom);
  return { ...groom, email };
}

async function mailTo(email: string) {
  const [received] = await server.mailsTo(email);
  if (!received) throw new Error('no mail');
  return received.mail;
}

/** Waits until the mail of a member is settled; whether it was sent. */
async function isSent({ user_id, email }: { user_id: string; email: string }): Promise<boolean> {
  const settled = () =>
    app.ctx.db
      .selectFrom('mails')
      .where('user_id', '=', user_id)
      .where('kind', '=', 'new-profiles')
      .where('done_at', 'is not', null)
      .select('id')
      .execute();
  await expect.poll(settled).toHaveLength(1);
  return server.received.some(({ to }) => to.includes(email));
}

const setAway = ({ user_id }: Person, away: 'paused' | 'closed') =>
  app.ctx.db.updateTable('profiles').set({ away }).where('user_id', '=', user_id).execute();

describe('a mail about new profiles', () => {
  it('says little of each person, with a link, and of a search what is new in it', async () => {
    const found = await bride({ basic: { name: 'S. Kavitha Raman', city: 'Kochi' } });
    const groom = await reader();
    await makeDigests(app.ctx);
    await app.startWorkers();
    const { subject, text = '', html } = await mailTo(groom.email);
    expect(subject).toBe('One new profile for you');
    expect(text).toContain('Kavitha, ');
    expect(text).toContain('Kochi');
    expect(text).toContain(`https://www.example.in/profile/view/${found.user_id}`);
    expect(text).toContain('Near <us>: 1');
    expect(html).toContain('Near &lt;us&gt;');
    for (const kept of ['Raman', '9840012345', 'Temple Street', found.mid, 'meena@example.in'])
      expect(`${text}${html}`).not.toContain(kept);
  });

  it('has faces in it for who sees faces, figures for others, and no address of a picture', async () => {
    for (let one = 0; one < 12; one++) await bride();
    const [seeing, other] = [await reader(), await reader()];
    await givePhoto(app.ctx, seeing);
    await makeDigests(app.ctx);
    await app.startWorkers();
    for (const [groom, type, most] of [
      [seeing, 'image/jpeg', 12],
      [other, 'image/png', 1],
    ] as const) {
      const { attachments, html, headers, text = '' } = await mailTo(groom.email);
      expect(attachments.map(({ mimeType }) => mimeType)).toEqual(Array(most).fill(type));
      const bytes = attachments.reduce((sum, { content }) => sum + bytesOf(content), 0);
      // as it is sent, in base64
      expect((bytes * 4) / 3 + String(html).length + text.length).toBeLessThan(200_000);
      expect(`${html}`).not.toMatch(/\/files\/|src="http/);
      expect(text.includes('Add a photo of your own')).toBe(groom === other);
      expect(headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true);
    }
  });

  it('asks who has no photo for one, whether or not those in it have one', async () => {
    await faceless();
    const groom = await reader();
    await makeDigests(app.ctx);
    await app.startWorkers();
    const { text = '' } = await mailTo(groom.email);
    expect(text).toContain('Add a photo of your own');
  });

  it('leaves out who was paused or closed since, and is not sent if nobody is left', async () => {
    const [stays, leaves] = [await bride(), await bride()];
    const groom = await reader();
    await makeDigests(app.ctx);
    await setAway(leaves, 'paused');
    await app.startWorkers();
    const { text = '' } = await mailTo(groom.email);
    expect(text).toContain(stays.user_id);
    expect(text).not.toContain(leaves.user_id);

    const [later] = [await reader()];
    await makeDigests(app.ctx);
    await setAway(stays, 'closed');
    expect(await isSent(later)).toBe(false);
  });

  it.each(['paused', 'closed'] as const)('is not sent to who was %s since', async (away) => {
    await bride();
    const groom = await reader();
    await makeDigests(app.ctx);
    await setAway(groom, away);
    await app.startWorkers();
    expect(await isSent(groom)).toBe(false);
  });

  it('is stopped by one press of the mail program, and by opening its address alone not', async () => {
    await bride();
    const groom = await reader();
    await makeDigests(app.ctx);
    await app.startWorkers();
    const { headers, text = '' } = await mailTo(groom.email);
    const line = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
    expect(line('list-unsubscribe-post')).toContain('List-Unsubscribe=One-Click');
    const address = /<https:\/\/www\.example\.in(\/api\/mail\/unsubscribe\/\S+)>/.exec(
      line('list-unsubscribe'),
    )?.[1];
    expect(text).toContain(address?.replace('/api', ''));
    const chosen = async () => (await app.call(readDigest, { token: groom.token })).body.every;
    await fetch(`${app.url}${address}`, { redirect: 'manual' });
    expect(await chosen()).toBe('daily');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const stopped = await fetch(`${app.url}${address}`, { method: 'POST', body });
    expect(stopped.status).toBe(200);
    expect(await chosen()).toBe('never');
  });
});
