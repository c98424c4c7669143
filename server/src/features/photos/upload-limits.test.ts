import { addHoroscopeFiles, listHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { addPhoto, listPhotos } from '@mala/contract/photos/album.ts';
import { describe, expect, it } from 'vitest';
import { asOwner, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { jpegOfScans, slowPng } from '../../../test/fixtures/hostile-files/slow-pictures.ts';
import { formOf, picture } from '../../../test/fixtures/uploads.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const as = (who: Person, profile: Person) => ({ ...profile, token: who.token });

async function sendPhoto(person: Person, bytes?: Uint8Array) {
  const form = formOf('photo', bytes ?? (await picture()));
  return app().call(addPhoto, { ...asOwner(person), form });
}

async function sendFile(person: Person, bytes?: Uint8Array) {
  const form = formOf('attachment', bytes ?? (await picture()));
  return app().call(addHoroscopeFiles, { ...asOwner(person), form });
}

describe('before the first step is saved (abuse 11)', () => {
  it.each([
    ['a photo', sendPhoto],
    ['a horoscope file', sendFile],
  ] as const)('%s is 409 for its owner and for the office, and not kept', async (_, send) => {
    const { ctx } = app();
    const fresh = await makeMember(ctx, { status: 0, without: ['basic'] });
    const before = await Array.fromAsync(ctx.files.list());
    for (const person of [fresh, as(await makeAdmin(ctx), fresh)]) {
      const { status, error } = await send(person);
      expect([status, error.Code]).toEqual([409, 'BASIC_FIRST']);
    }
    expect((await app().call(listPhotos, asOwner(fresh))).body).toEqual([]);
    expect((await app().call(listHoroscopeFiles, asOwner(fresh))).body).toEqual([]);
    expect(await Array.fromAsync(ctx.files.list())).toEqual(before);
  });

  it('the other steps need not be saved', async () => {
    const without = ['personal', 'work', 'family', 'horoscope', 'photo'] as const;
    const begun = await makeMember(app().ctx, { status: 0, without });
    expect((await sendPhoto(begun)).status).toBe(200);
    expect((await sendFile(begun)).status).toBe(200);
  });
});

describe('thirty uploads an hour (abuse 11)', () => {
  it('are photos and horoscope files together, and those of a member for himself', async () => {
    const { ctx } = app();
    const busy = await makeMember(ctx);
    for (let i = 0; i < 15; i += 1) {
      await app().call(addPhoto, asOwner(busy));
      await app().call(addHoroscopeFiles, asOwner(busy));
    }
    for (const send of [sendPhoto, sendFile]) {
      const { status, error, headers } = await send(busy);
      expect([status, error.Code]).toEqual([429, 'TOO_MANY']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    }
    // the office still adds the photos that the family brings
    expect((await sendPhoto(as(await makeAdmin(ctx), busy))).status).toBe(200);
  });

  it('are not what the office enters for many families', async () => {
    const { ctx } = app();
    const admin = await makeAdmin(ctx);
    const family = await makeMember(ctx);
    for (let i = 0; i < 35; i += 1) await app().call(addPhoto, asOwner(as(admin, family)));
    expect((await sendPhoto(as(admin, family))).status).toBe(200);
    expect((await sendPhoto(family)).status).toBe(200);
  });
});

describe('a picture that takes long (abuse 11)', () => {
  it.each([
    ['of 2,600 scans', () => jpegOfScans(2600, 7000)],
    ['of 41 scans', () => jpegOfScans(41, 64)],
  ])('%s is refused by its head, as a photo and as a horoscope file', async (_, make) => {
    const member = await makeMember(app().ctx);
    const bytes = await make();
    for (const send of [sendPhoto, sendFile]) {
      const { status, error } = await send(member, bytes);
      expect([status, error.Code]).toEqual([415, 'FILE_TOO_COMPLEX']);
      expect(error.Message).toMatch(/save it again/);
    }
  });

  it('does not hold up the photo of somebody else', async () => {
    const [busy, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const ended: string[] = [];
    const slow = [slowPng(), slowPng()].map((bytes) =>
      sendPhoto(busy, bytes).then(() => ended.push('slow')),
    );
    await Promise.all([sendPhoto(other), sendPhoto(other)]);
    ended.push('the photos of somebody else');
    await Promise.all(slow);
    expect(ended.indexOf('the photos of somebody else')).toBeLessThan(2);
  });
});
