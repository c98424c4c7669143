import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { downloadContact } from '@mala/contract/contacts.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import {
  activateSubscription,
  listDownloads,
  listPackages,
  readSubscription,
} from '@mala/contract/subscriptions.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { giveSubscription, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { HOSTILE_PAGES } from '../../../test/hostile-input.ts';
import { startTestApp, useTestApp } from '../../../test/test-app.ts';

const app = useTestApp({
  PAYMENT_UPI_ID: 'mala@okbank',
  PAYMENT_BANK: 'Mala Matrimony\\nAccount 1234567890',
  PAYMENT_CARD_URL: 'https://pay.example.in/mala',
});

afterEach(() => app().setNow(new Date()));

describe('the packages', () => {
  it.each(DOMAINS)('are listed for members of %s with the payment methods', async (domain) => {
    const { token } = await makeMember(app().ctx, { domain, status: 0 });
    const { status, body } = await app().call(listPackages, { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      packages: [
        { code: 'silver', price: 599, profiles: 30, days: 90 },
        { code: 'gold', price: 1500, profiles: 80, days: 180 },
        { code: 'diamond', price: 2700, profiles: 200, days: 365 },
      ],
      payment: {
        upi_id: 'mala@okbank',
        bank: 'Mala Matrimony\nAccount 1234567890',
        card_url: 'https://pay.example.in/mala',
        online: false,
      },
    });
  });

  it('have no payment methods if none is configured', async () => {
    const bare = await startTestApp();
    try {
      const { token } = await makeMember(bare.ctx);
      const { body } = await bare.call(listPackages, { token });
      expect(body.payment).toEqual({ upi_id: null, bank: null, card_url: null, online: false });
    } finally {
      await bare.close();
    }
  });

  it('require a session', async () => {
    expect((await app().call(listPackages)).status).toBe(401);
  });
});

describe('the subscription', () => {
  it('is shown in days, the current day included', async () => {
    app().setNow(new Date('2026-11-20T10:00:00Z'));
    const member = await makeMember(app().ctx);
    const ends_at = new Date('2026-11-30T22:30:00Z');
    await giveSubscription(app().ctx, member, { total: 30, left: 12, ends_at });
    const { status, body } = await app().call(readSubscription, { token: member.token });
    expect(status).toBe(200);
    expect(body).toEqual({
      package: 'silver',
      total_download: 30,
      current_download: 18,
      start_date: '2026-09-02',
      end_date: '2026-12-01',
      duration: 90,
      remaining: 11,
    });
  });

  it.each([
    ['2026-11-20T18:29:00Z', '2026-11-20'],
    ['2026-11-20T18:31:00Z', '2026-11-21'],
  ])('bought at %s begins on the day of a viewing in that minute: %s in India', async (at, day) => {
    app().setNow(new Date(at));
    const admin = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx);
    const groom = await makeMember(app().ctx, { gender: 'male' });
    const body = { package: 'silver' as const, payment_reference: `UPI ${at}` };
    await app().call(activateSubscription, {
      token: admin.token,
      params: { id: member.user_id },
      body,
    });
    const { token } = member;
    await app().call(downloadContact, { token, params: { profileId: groom.user_id } });
    const bought = await app().call(readSubscription, { token });
    const downloads = await app().call(listDownloads, { token, params: { page: 1 } });
    const viewed = new Date(downloads.body.rows[0]?.viewed_at ?? 0);
    expect([bought.body.start_date, dayInIndia(viewed)]).toEqual([day, day]);
  });

  it('is 403 for members without one, and after it has ended', async () => {
    const member = await makeMember(app().ctx);
    const before = await app().call(readSubscription, { token: member.token });
    expect([before.status, before.error.Code]).toEqual([403, 'NO_SUBSCRIPTION']);
    const ends_at = new Date(app().ctx.now().getTime() - 1000);
    await giveSubscription(app().ctx, member, { ends_at });
    expect((await app().call(readSubscription, { token: member.token })).status).toBe(403);
  });

  it('is visible only to its member', async () => {
    const [member, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    await giveSubscription(app().ctx, member);
    expect((await app().call(readSubscription, { token: other.token })).status).toBe(403);
    const admin = await makeAdmin(app().ctx);
    expect((await app().call(readSubscription, { token: admin.token })).status).toBe(403);
    expect((await app().call(readSubscription)).status).toBe(401);
  });
});

/** A member who downloaded grooms, the first the longest ago. */
async function memberWithDownloads(count: number): Promise<{ member: Person; grooms: Person[] }> {
  const member = await makeMember(app().ctx);
  const subscription_id = await giveSubscription(app().ctx, member);
  const grooms: Person[] = [];
  for (let i = 0; i < count; i++)
    grooms.push(await makeMember(app().ctx, { gender: 'male', basic: { name: `Groom ${i}` } }));
  await app()
    .ctx.db.insertInto('downloads')
    .values(
      grooms.map((groom, i) => ({
        user_id: member.user_id,
        profile_id: groom.user_id,
        subscription_id,
        viewed_at: new Date(Date.UTC(2026, 9, 1, 0, i)),
      })),
    )
    .execute();
  return { member, grooms };
}

describe('the downloads', () => {
  async function page(token: string, number: number | string) {
    return app().call(listDownloads, { token, params: { page: number } });
  }

  it('are listed newest first, twenty per page, with the total', async () => {
    const { member, grooms } = await memberWithDownloads(21);
    const first = await page(member.token, 1);
    expect(first.status).toBe(200);
    expect(first.body.count).toBe(21);
    expect(first.body.rows).toHaveLength(20);
    expect(first.body.rows[0]).toEqual({
      downloaded_user_id: grooms[20]?.user_id,
      downloaded_mid: grooms[20]?.mid,
      downloaded_name: 'Groom 20',
      viewed_at: '2026-10-01T00:20:00.000Z',
    });
    const second = await page(member.token, 2);
    expect(second.body).toMatchObject({ count: 21, rows: [{ downloaded_name: 'Groom 0' }] });
    expect((await page(member.token, 3)).body).toEqual({ count: 21, rows: [] });
    expect((await page(member.token, 9_999_999)).body).toEqual({ count: 21, rows: [] });
  });

  it('stay listed if the profile is no longer approved or the subscription has ended', async () => {
    const { member, grooms } = await memberWithDownloads(1);
    await app()
      .ctx.db.updateTable('profiles')
      .set({ status: 300 })
      .where('user_id', '=', grooms[0]?.user_id ?? '')
      .execute();
    app().setNow(new Date(Date.now() + 100 * 86_400_000));
    const { body } = await page(member.token, 1);
    expect(body.rows).toMatchObject([
      { downloaded_mid: grooms[0]?.mid, downloaded_name: 'Groom 0' },
    ]);
  });

  it('are listed by member id while a name waits for review (abuse 9)', async () => {
    const { member, grooms } = await memberWithDownloads(2);
    const [named, held] = grooms as [Person, Person];
    const name = '9876501234 WhatsApp';
    const params = { userId: held.user_id };
    const basic = { ...sampleSections('tamilmala').basic, gender: 'male', name };
    const body = { ...basic, no_contact: { name } };
    const setStatus = (status: 10 | 200) =>
      app()
        .ctx.db.updateTable('profiles')
        .set({ status })
        .where('user_id', '=', held.user_id)
        .execute();
    // on an approved profile the name would wait as a change
    await setStatus(10);
    const saved = await app().call(saveSection.basic, { token: held.token, params, body });
    expect(saved.status).toBe(200);
    await setStatus(200);
    const { status, body: list } = await page(member.token, 1);
    expect([status, list.rows.map((row) => row.downloaded_name)]).toEqual([
      200,
      [held.mid, 'Groom 0'],
    ]);
    expect(list.rows.map((row) => row.downloaded_mid)).toEqual([held.mid, named.mid]);
  });

  it('are separate for each member, and empty at first', async () => {
    await memberWithDownloads(1);
    const other = await makeMember(app().ctx);
    expect((await page(other.token, 1)).body).toEqual({ count: 0, rows: [] });
    expect((await app().call(listDownloads, { params: { page: 1 } })).status).toBe(401);
  });

  it.each(HOSTILE_PAGES)('reject the page %j', async (number) => {
    const { token } = await makeMember(app().ctx);
    const { status, error } = await page(token, number);
    expect(status).toBe(400);
    expect(error.Fields).toHaveProperty('page');
    expect((await app().call(listDownloads, { params: { page: number } })).status).toBe(401);
  });
});
