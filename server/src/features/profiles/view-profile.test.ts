import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import {
  giveDownload,
  giveHoroscopeFile,
  givePhoto,
  giveSubscription,
  makeAdmin,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { REFUSED_STANDINGS } from '../../../test/refused-standings.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const CONTACT = ['mobiles', 'email', 'address', 'pincode', 'attachments'];

function view({ token }: { token?: string }, { user_id }: { user_id: string }) {
  return app().call(viewProfile, { token, params: { profileId: user_id } });
}

const giveAttachment = (profile: Person) =>
  giveHoroscopeFile(app().ctx, profile, { name: 'Meena 9840012345.pdf' });

describe('who may open which profile', () => {
  it('is 401 without a session', async () => {
    expect((await view({}, await makeMember(app().ctx))).status).toBe(401);
  });

  it('an approved member opens approved profiles of the own site and the other gender', async () => {
    const { ctx } = app();
    for (const domain of DOMAINS) {
      const groom = await makeMember(ctx, { domain, gender: 'male' });
      const bride = await makeMember(ctx, { domain, gender: 'female' });
      expect((await view(groom, bride)).status).toBe(200);
      expect((await view(bride, groom)).status).toBe(200);
    }
  });

  it('everything else is the same 404', async () => {
    const { ctx } = app();
    const groom = await makeMember(ctx, { gender: 'male' });
    const hidden = [
      await makeMember(ctx, { domain: 'marathimala' }),
      await makeMember(ctx, { gender: 'male' }),
      await makeMember(ctx, { status: 0, without: ['basic', 'photo'] }),
      await makeAdmin(ctx),
      ...(await Promise.all(
        ([0, 10, 300, 301, 500, 501] as const).map((status) => makeMember(ctx, { status })),
      )),
    ].map(({ user_id }) => user_id);
    const malformed = [
      'x',
      '0',
      '-1',
      '%',
      "' OR '1'='1",
      'தமிழ்',
      '\u0000',
      '\u202e',
      `${UNKNOWN_ID}0`,
    ];
    const answers = await Promise.all(
      [...hidden, UNKNOWN_ID, ...malformed].map((user_id) => view(groom, { user_id })),
    );
    for (const { status, error } of answers) {
      expect(status).toBe(404);
      expect(error).toEqual({ Code: 'NOT_FOUND', Message: expect.any(String) });
    }
  });

  it('rejects an id of a kilobyte', async () => {
    const groom = await makeMember(app().ctx, { gender: 'male' });
    expect((await view(groom, { user_id: 'x'.repeat(1000) })).status).toBe(404);
  });

  it.each(REFUSED_STANDINGS)(
    'a member of %j gets %s, for known and unknown profiles alike',
    async (wanted, code) => {
      const { ctx } = app();
      const groom = await makeMember(ctx, { ...wanted, gender: 'male' });
      const bride = await makeMember(ctx);
      for (const profile of [bride, { user_id: UNKNOWN_ID }, { user_id: 'x' }]) {
        const { status, error } = await view(groom, profile);
        expect([status, error.Code]).toEqual([403, code]);
      }
      expect((await view(groom, groom)).status).toBe(200);
    },
  );

  it('a refused member reads the reason', async () => {
    const { ctx } = app();
    const groom = await makeMember(ctx, {
      gender: 'male',
      status: 500,
      status_reason: 'The photo shows somebody else.',
    });
    const { error } = await view(groom, await makeMember(ctx));
    expect(error.Message).toBe('The photo shows somebody else.');
  });

  it('an administrator opens every profile, and gets 404 for an unknown one', async () => {
    const { ctx } = app();
    const admin = await makeAdmin(ctx);
    for (const domain of DOMAINS)
      for (const status of [0, 10, 200, 300, 500] as const)
        expect((await view(admin, await makeMember(ctx, { domain, status }))).status).toBe(200);
    const empty = await makeMember(ctx, {
      status: 0,
      without: ['basic', 'personal', 'work', 'family', 'horoscope', 'photo'],
    });
    const { body } = await view(admin, empty);
    expect(body).toMatchObject({ name: null, mid: null, age: null, dob: null, mobiles: [] });
    for (const user_id of [admin.user_id, UNKNOWN_ID, 'x'])
      expect((await view(admin, { user_id })).status).toBe(404);
  });
});

describe('the reply', () => {
  it.each(DOMAINS)('has every section except contact, on %s', async (domain) => {
    const { ctx } = app();
    const groom = await makeMember(ctx, { domain, gender: 'male' });
    const bride = await makeMember(ctx, { domain });
    await giveAttachment(bride);
    const { body, headers } = await view(groom, bride);
    const { basic, personal, work, family, horoscope } = sampleSections(domain);
    const { height: _height, ...shown } = personal;
    const { property_details: _property, ...open } = family;
    const { birth_time: _time, ...stars } = horoscope;
    const { mobiles: _m, email: _e, address: _a, pincode: _p, date_of_birth, ...facts } = basic;
    expect(body).toEqual({
      profile_id: bride.user_id,
      domain,
      mid: bride.mid,
      ...facts,
      dob: date_of_birth,
      age: expect.any(Number),
      photos: [],
      photo_nudge: true,
      personal: { ...shown, height_ft: '5ft 4in' },
      work,
      family: open,
      horoscope: stars,
      hasShortlisted: false,
      downloaded: false,
      // of two who have the same star, padham and raasi
      match:
        domain === 'tamilmala'
          ? {
              system: 'porutham',
              score: 6,
              maximum: 10,
              verdict: 'not_recommended',
              dosha: 'rajju',
            }
          : { system: 'ashtakoot', score: 28, maximum: 36, verdict: 'acceptable', dosha: 'nadi' },
    });
    expect(JSON.stringify(body)).not.toMatch(
      /9840012345|example\.in|Temple|625001|411001|06:45|Own house/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('computes the age by the server’s date', async () => {
    const { ctx, ...server } = app();
    const groom = await makeMember(ctx, { gender: 'male' });
    const bride = await makeMember(ctx, { basic: { date_of_birth: '2000-06-15' } });
    server.setNow(new Date('2027-06-14T23:59:59+05:30'));
    expect((await view(groom, bride)).body.age).toBe(26);
    server.setNow(new Date('2027-06-15T00:00:00+05:30'));
    expect((await view(groom, bride)).body.age).toBe(27);
    server.setNow(new Date());
  });

  it('has contact for members who downloaded it, its owner and administrators', async () => {
    const { ctx } = app();
    const groom = await makeMember(ctx, { gender: 'male' });
    const bride = await makeMember(ctx);
    await giveDownload(app().ctx, groom, bride);
    const id = await giveAttachment(bride);
    for (const viewer of [groom, bride, await makeAdmin(ctx)]) {
      const { body } = await view(viewer, bride);
      expect(body).toMatchObject({
        mobiles: ['9840012345', null],
        email: 'meena@example.in',
        address: '12 Temple Street',
        pincode: '625001',
        attachments: [{ id, name: 'Horoscope 1.pdf' }],
        family: { property_details: 'Own house' },
        horoscope: { birth_time: '06:45 AM' },
        downloaded: viewer === groom,
      });
    }
  });

  it('has no contact after somebody else’s download, or a download in the other direction', async () => {
    const { ctx } = app();
    const [groom, other, payer] = (await Promise.all(
      [1, 2, 3].map(() => makeMember(ctx, { gender: 'male' })),
    )) as [Person, Person, Person];
    const bride = await makeMember(ctx);
    await giveDownload(app().ctx, other, bride);
    await giveDownload(app().ctx, bride, groom);
    await giveSubscription(ctx, payer);
    for (const viewer of [groom, payer]) {
      const { body } = await view(viewer, bride);
      expect(Object.keys(body).filter((name) => CONTACT.includes(name))).toEqual([]);
      expect(body.horoscope).not.toHaveProperty('birth_time');
      expect(body.downloaded).toBe(false);
    }
  });

  it('is 404 for a downloaded profile that is no longer approved', async () => {
    const { ctx } = app();
    const groom = await makeMember(ctx, { gender: 'male' });
    const bride = await makeMember(ctx, { status: 300 });
    await giveDownload(app().ctx, groom, bride);
    expect((await view(groom, bride)).status).toBe(404);
  });

  it('says whether the viewer has shortlisted the profile', async () => {
    const { ctx } = app();
    const groom = await makeMember(ctx, { gender: 'male' });
    const bride = await makeMember(ctx);
    const row = { user_id: groom.user_id, profile_id: bride.user_id };
    await ctx.db.insertInto('shortlists').values(row).execute();
    expect((await view(groom, bride)).body.hasShortlisted).toBe(true);
    expect((await view(bride, groom)).body.hasShortlisted).toBe(false);
  });
});

describe('photos', () => {
  it('are omitted for a member without a photo of his own', async () => {
    const { ctx } = app();
    const groom = await makeMember(ctx, { gender: 'male' });
    const bride = await makeMember(ctx);
    const id = await givePhoto(ctx, bride);
    const without = await view(groom, bride);
    expect(without.body).toMatchObject({ photos: [], photo_nudge: true });
    expect(JSON.stringify(without.body)).not.toContain(id);

    await givePhoto(ctx, groom);
    const { body } = await view(groom, bride);
    expect(body.photo_nudge).toBe(false);
    expect(body.photos).toMatchObject([{ id, width: 600, height: 800, caption: null }]);
    for (const address of [body.photos[0]?.large, body.photos[0]?.short, body.photos[0]?.url])
      expect(address).toMatch(/^\/files\/photo\/.+\?expires=\d+&signature=.+/);
  });

  it('are in the own profile, and in every profile for administrators', async () => {
    const { ctx } = app();
    const groom = await makeMember(ctx, { gender: 'male' });
    const bride = await makeMember(ctx);
    await givePhoto(ctx, bride);
    const seen = await view(await makeAdmin(ctx), bride);
    expect(seen.body).toMatchObject({ photo_nudge: false, photos: [expect.anything()] });
    expect((await view(groom, groom)).body).toMatchObject({ photo_nudge: false, photos: [] });
  });

  it('stay omitted after a download', async () => {
    const { ctx } = app();
    const groom = await makeMember(ctx, { gender: 'male' });
    const bride = await makeMember(ctx);
    await givePhoto(ctx, bride);
    await giveDownload(app().ctx, groom, bride);
    expect((await view(groom, bride)).body).toMatchObject({ photos: [], photo_nudge: true });
  });
});
