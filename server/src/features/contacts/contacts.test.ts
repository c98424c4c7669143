import type { Domain } from '@mala/contract/communities/domain.ts';
import { downloadContact } from '@mala/contract/contacts.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { giveSubscription, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { REFUSED_STANDINGS } from '../../../test/refused-standings.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const CONTACT = {
  mobiles: ['9840012345', null],
  email: 'meena@example.in',
  address: '12 Temple Street',
  attachments: [],
  horoscope: { birth_time: '06:45 AM' },
};

async function download(viewer: { token?: string }, profile: { user_id: string }) {
  const params = { profileId: profile.user_id };
  return app().call(downloadContact, { token: viewer.token, params });
}

async function view(viewer: Person, profile: Person) {
  const params = { profileId: profile.user_id };
  return app().call(viewProfile, { token: viewer.token, params });
}

async function pair(domain: Domain = 'tamilmala'): Promise<[Person, Person]> {
  return [
    await makeMember(app().ctx, { domain, gender: 'female' }),
    await makeMember(app().ctx, { domain, gender: 'male' }),
  ];
}

async function usedOf(member: Person): Promise<number | undefined> {
  return (await app().call(readSubscription, { token: member.token })).body.current_download;
}

afterEach(() => app().setNow(new Date()));

describe('downloading a contact', () => {
  it.each([
    ['tamilmala', '625001'],
    ['marathimala', '411001'],
  ] as const)('uses one of the quota on %s and shows the contact', async (domain, pincode) => {
    const [bride, groom] = await pair(domain);
    await giveSubscription(app().ctx, bride, { total: 30, left: 12 });
    const before = await view(bride, groom);
    expect(before.body.downloaded).toBe(false);
    for (const name of ['mobiles', 'email', 'address', 'pincode', 'attachments'])
      expect(before.body).not.toHaveProperty(name);
    expect(before.body.horoscope).not.toHaveProperty('birth_time');
    const { status, headers, body } = await download(bride, groom);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      ...CONTACT,
      profile_id: groom.user_id,
      pincode,
      downloaded: true,
    });
    expect(body.subscription).toMatchObject({ total_download: 30, current_download: 19 });
    const { subscription, ...seen } = body;
    expect((await view(bride, groom)).body).toEqual(seen);
  });

  it('is free the second time', async () => {
    const [bride, groom] = await pair();
    await giveSubscription(app().ctx, bride, { total: 1 });
    await download(bride, groom);
    const again = await download(bride, groom);
    expect(again.status).toBe(200);
    expect(again.body.subscription).toMatchObject({ current_download: 1 });
    expect(await usedOf(bride)).toBe(1);
  });

  it('is permanent, also after the subscription ended', async () => {
    const [bride, groom] = await pair();
    await giveSubscription(app().ctx, bride);
    await download(bride, groom);
    app().setNow(new Date(Date.now() + 91 * 86_400_000));
    const again = await download(bride, groom);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ ...CONTACT, subscription: null });
    expect((await view(bride, groom)).body).toMatchObject(CONTACT);
  });

  it('is suspended while the profile is not approved, and returns free of charge', async () => {
    const [bride, groom] = await pair();
    await giveSubscription(app().ctx, bride);
    await download(bride, groom);
    await setStatus(groom, 10);
    expect((await download(bride, groom)).status).toBe(404);
    expect((await view(bride, groom)).status).toBe(404);
    await setStatus(groom, 200);
    expect((await download(bride, groom)).status).toBe(200);
    expect(await usedOf(bride)).toBe(1);
  });

  it('belongs to one member only', async () => {
    const [bride, groom] = await pair();
    await giveSubscription(app().ctx, bride);
    await download(bride, groom);
    const other = await makeMember(app().ctx);
    expect((await view(other, groom)).body).not.toHaveProperty('mobiles');
    expect((await view(groom, bride)).body).not.toHaveProperty('mobiles');
    expect((await download(other, groom)).status).toBe(402);
  });

  it('uses no quota of the owner or of administrators', async () => {
    const bride = await makeMember(app().ctx, { status: 0 });
    const own = await download(bride, bride);
    expect(own.status).toBe(200);
    expect(own.body).toMatchObject({ ...CONTACT, downloaded: false, subscription: null });
    await giveSubscription(app().ctx, bride);
    await download(bride, bride);
    expect(await usedOf(bride)).toBe(0);
    const admin = await makeAdmin(app().ctx, 'marathimala');
    expect((await download(admin, bride)).body).toMatchObject({ ...CONTACT, subscription: null });
    expect(await downloadsOf(admin)).toEqual([]);
  });
});

async function setStatus(person: Person, status: 10 | 200): Promise<void> {
  const profiles = app().ctx.db.updateTable('profiles').set({ status });
  await profiles.where('user_id', '=', person.user_id).execute();
}

async function downloadsOf(person: Person) {
  const downloads = app().ctx.db.selectFrom('downloads').selectAll();
  return downloads.where('user_id', '=', person.user_id).execute();
}

describe('402', () => {
  async function expectToPay(bride: Person, groom: Person): Promise<void> {
    const { status, error } = await download(bride, groom);
    expect([status, error.Code]).toEqual([402, 'PAYMENT_REQUIRED']);
    expect(error).not.toHaveProperty('mobiles');
    expect(await downloadsOf(bride)).toEqual([]);
    expect((await view(bride, groom)).body.downloaded).toBe(false);
  }

  it('without a subscription', async () => {
    const [bride, groom] = await pair();
    await expectToPay(bride, groom);
  });

  it('with an expired one, whatever was left of it', async () => {
    const [bride, groom] = await pair();
    await giveSubscription(app().ctx, bride, { ends_at: new Date(Date.now() - 1000) });
    await expectToPay(bride, groom);
  });

  it('with nothing left', async () => {
    const [bride, groom] = await pair();
    await giveSubscription(app().ctx, bride, { total: 30, left: 0 });
    await expectToPay(bride, groom);
    expect(await usedOf(bride)).toBe(30);
  });
});

describe('before any payment', () => {
  it.each(REFUSED_STANDINGS)(
    'a viewer %j gets 403 %s, paid or not, also for an unknown id',
    async (wanted, code) => {
      const bride = await makeMember(app().ctx, wanted);
      const groom = await makeMember(app().ctx, { gender: 'male' });
      for (const profile of [groom, { user_id: 'nobody' }]) {
        const { status, error } = await download(bride, profile);
        expect([status, error.Code]).toEqual([403, code]);
      }
      await giveSubscription(app().ctx, bride);
      expect((await download(bride, groom)).status).toBe(403);
      expect(await usedOf(bride)).toBe(0);
    },
  );

  it.each([
    { gender: 'female' },
    { gender: 'male', domain: 'marathimala' },
    { gender: 'male', status: 0 },
    { gender: 'male', status: 10 },
    { gender: 'male', status: 300 },
    { gender: 'male', status: 501 },
  ] as const)('a profile of %j is 404, paid or not', async (wanted) => {
    const bride = await makeMember(app().ctx);
    const profile = await makeMember(app().ctx, wanted);
    expect((await download(bride, profile)).error.Code).toBe('NOT_FOUND');
    await giveSubscription(app().ctx, bride);
    expect((await download(bride, profile)).error.Code).toBe('NOT_FOUND');
    expect(await usedOf(bride)).toBe(0);
  });

  it.each(HOSTILE_IDS)('the id %j is 404 and uses no quota', async (user_id) => {
    const bride = await makeMember(app().ctx);
    await giveSubscription(app().ctx, bride);
    expect((await download(bride, { user_id })).status).toBe(404);
    expect(await usedOf(bride)).toBe(0);
  });

  it('a call without a session is 401', async () => {
    const [, groom] = await pair();
    expect((await download({}, groom)).status).toBe(401);
    expect((await download({ token: 'x' }, groom)).status).toBe(401);
  });
});
