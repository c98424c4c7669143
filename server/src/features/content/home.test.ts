import { readHome } from '@mala/contract/content.ts';
import { allowHomePhoto } from '@mala/contract/photos/album.ts';
import { describe, expect, it } from 'vitest';
import { giveMarriage, makeFeatured } from '../../../test/factories/home.ts';
import {
  givePhoto,
  makeAdmin,
  makeMember,
  type Person,
  type Wanted,
} from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp({ SITE_HOSTS: 'tamilmala=www.tamil.example,marathimala=m.marathi.example' });

function agree({ token, user_id }: Person) {
  return app().call(allowHomePhoto, {
    token,
    params: { userId: user_id },
    body: { allowed: true },
  });
}

async function homeOf(domain: string) {
  const { status, body } = await app().call(readHome, { query: { domain } });
  expect(status).toBe(200);
  return body;
}

describe('the site', () => {
  it.each([
    ['the one that is asked for', { domain: 'marathimala' }, 'www.tamil.example', 'Marathi'],
    ['else that of the host', {}, 'm.marathi.example', 'Marathi'],
    ['else that of the host, however it is written', {}, 'WWW.Tamil.example:8443', 'Tamil'],
    ['else nobody', {}, 'localhost', undefined],
    ['nobody on a host that only looks like one', {}, 'tamil.example', undefined],
  ])('is %s', async (_, query, host, caption) => {
    await makeFeatured(app().ctx, { gender: 'male', domain: 'marathimala' });
    await makeFeatured(app().ctx, { gender: 'female' });
    await giveMarriage(app().ctx, 'tamilmala', 'Tamil');
    await giveMarriage(app().ctx, 'marathimala', 'Marathi');
    const headers = { 'x-forwarded-host': host };
    const { body } = await app().call(readHome, { query, headers });
    expect(new Set(body.marriages.map((one) => one.caption))).toEqual(
      new Set(caption ? [caption] : []),
    );
    expect(body.brides.length > 0).toBe(caption === 'Tamil');
    expect(body.grooms.length > 0).toBe(caption === 'Marathi');
  });

  it.each(['x', 'TAMILMALA', '__proto__', '\u0000', "' OR 1=1", ''])(
    'is rejected for the site %j',
    async (domain) => {
      const { status, error } = await app().call(readHome, { query: { domain } });
      expect([status, error.Code, Object.keys(error.Fields ?? {})]).toEqual([
        400,
        'INVALID',
        ['domain'],
      ]);
    },
  );

  it('answers members and administrators like everybody else, and ignores other query parameters', async () => {
    const { ctx } = app();
    const guest = await homeOf('tamilmala');
    for (const { token } of [await makeMember(ctx), await makeAdmin(ctx)]) {
      const query = { domain: 'tamilmala', t: '123' };
      expect((await app().call(readHome, { token, query })).body).toEqual(guest);
    }
    const { body } = await app().call(readHome, {
      token: 'not a token',
      query: { domain: 'tamilmala' },
    });
    expect(body).toEqual(guest);
  });
});

describe('a featured profile', () => {
  it('is approved, marked as featured and of the site, among the newest six brides and grooms', async () => {
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const names = 'Asha Bala Chitra Devi Ezhil Gowri Hema'.split(' ');
    for (const [minute, name] of names.entries())
      for (const gender of ['female', 'male'] as const)
        await makeFeatured(app().ctx, {
          gender,
          approved_at: later(minute),
          basic: { name, gender },
        });
    // neither of these is shown
    await makeMember(app().ctx, { approved_at: later(60), basic: { name: 'Plain' } });
    await makeMember(app().ctx, { status: 10, basic: { name: 'Waiting' } });
    const { brides, grooms } = await homeOf('tamilmala');
    expect(brides.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 6));
    expect(grooms.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 6));
  });

  async function faceOf(wanted: Wanted) {
    const approved_at = new Date(Date.now() + 86_400_000);
    const person = await makeFeatured(app().ctx, { ...wanted, approved_at });
    return { person, face: async () => (await homeOf('tamilmala')).brides[0] };
  }

  it('is shown by first name, age and city, and by nothing else', async () => {
    const { person, face } = await faceOf({ basic: { name: 'Meena Sundaram', city: 'Salem' } });
    expect(await face()).toEqual({
      name: 'Meena',
      age: expect.any(Number),
      city: 'Salem',
      photo: null,
    });
    const text = JSON.stringify(await homeOf('tamilmala'));
    for (const secret of [
      person.user_id,
      person.mid ?? '',
      person.mobile_no,
      'Sundaram',
      'mudaliyar',
      'meena@example.in',
      '1998-05-14',
      '625001',
    ])
      expect(text).not.toContain(secret);
  });

  it.each([
    ['Meena', 'Meena'],
    ['  Meena   Sundaram ', 'Meena'],
    ['M. K. Meena Sundaram', 'Meena'],
    ['M.K.Meena', 'M.K.Meena'],
    ['K Meena', 'Meena'],
    ['மீ. மீனா சுந்தரம்', 'மீனா'],
    ['मीना कुलकर्णी', 'मीना'],
    ['K.', 'K.'],
  ])('shows the first name of %j', async (name, first) => {
    const { face } = await faceOf({ basic: { name } });
    expect((await face())?.name).toBe(first);
  });

  it('has a photo only if the member agreed', async () => {
    const { person, face } = await faceOf({});
    await givePhoto(app().ctx, person);
    expect((await face())?.photo).toBeNull();
    await agree(person);
    const photo = (await face())?.photo;
    expect(Object.keys(photo ?? {}).sort()).toEqual('height preview short url width'.split(' '));
  });

  it('has the first photo of the album, without its caption', async () => {
    const { person, face } = await faceOf({});
    await agree(person);
    const [late, first] = [await givePhoto(app().ctx, person), await givePhoto(app().ctx, person)];
    const { db } = app().ctx;
    await db
      .updateTable('photos')
      .set({ position: 2, caption: 'c' })
      .where('id', '=', late)
      .execute();
    await db.updateTable('photos').set({ position: 1 }).where('id', '=', first).execute();
    expect((await face())?.photo?.url).toMatch(new RegExp(`^/files/photo/${first}/url/home\\?`));
  });
});

it('shows the 24 newest marriages to everybody', async () => {
  for (let minute = 0; minute < 30; minute++)
    await giveMarriage(
      app().ctx,
      'tamilmala',
      `Marriage ${minute}`,
      new Date(Date.now() + minute * 60_000),
    );
  const { marriages } = await homeOf('tamilmala');
  expect(marriages.map(({ caption }) => caption)).toEqual(
    Array.from({ length: 24 }, (_, at) => `Marriage ${29 - at}`),
  );
  for (const one of marriages)
    expect(Object.keys(one).sort()).toEqual(
      'caption height id large preview short url width'.split(' '),
    );
});
