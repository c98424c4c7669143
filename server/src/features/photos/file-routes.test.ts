import { addHoroscopeFiles, removeHoroscopeFile } from '@mala/contract/horoscope-files.ts';
import { addPhoto, removePhoto } from '@mala/contract/photos/album.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { formOf, PDF, picture } from '../../../test/fixtures/uploads.ts';
import { UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { AppError } from '../../errors.ts';

const app = useTestApp();

afterEach(() => {
  app().setNow(new Date());
  vi.restoreAllMocks();
});

function get(address: string) {
  return fetch(app().url + address);
}

async function onePhoto(person: Person) {
  const form = formOf('photo', await picture());
  const [photo] = (await app().call(addPhoto, { ...asOwner(person), form })).body;
  if (!photo) throw new Error('the photo was refused');
  return photo;
}

async function oneFile(person: Person, bytes: Uint8Array = PDF) {
  const form = formOf('attachment', { name: 'மீனா "x".pdf', bytes });
  const file = (await app().call(addHoroscopeFiles, { ...asOwner(person), form })).body.at(-1);
  if (!file) throw new Error('the file was refused');
  return file;
}

async function expectMissing(address: string): Promise<void> {
  const response = await get(address);
  expect([address, response.status]).toEqual([address, 404]);
  expect(await response.json()).toEqual({ Code: 'NOT_FOUND', Message: expect.any(String) });
  expect(response.headers.get('cache-control')).toBe('no-store');
}

it('answers HEAD with the headers alone, and reads no file for it', async () => {
  const { ctx, url } = app();
  const member = await makeMember(ctx);
  const { url: address } = await onePhoto(member);
  const warned = [vi.spyOn(ctx.log, 'error'), vi.spyOn(ctx.log, 'warn')];
  const opened = vi.spyOn(ctx.files, 'stream');
  const answer = await fetch(url + address, { method: 'HEAD' });
  const { headers } = await get(address);
  const of = (all: Headers) =>
    ['content-length', 'content-type', 'cache-control'].map((name) => all.get(name));
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(of(answer.headers)).toEqual(of(headers));
  const result = await opened.mock.results[0]?.value;
  expect(result.stream).toMatchObject({ destroyed: true, readableEnded: false });
  for (const log of warned) expect(log).not.toHaveBeenCalled();
  expect(
    (await fetch(`${url}/files/photo/${UNKNOWN_ID}/short/owner`, { method: 'HEAD' })).status,
  ).toBe(404);
});

describe('a photo', () => {
  it.each([
    ['large', 600, 800],
    ['short', 255, 340],
    ['url', 600, 800],
  ] as const)('is sent in its size %s', async (size, width, height) => {
    const photo = await onePhoto(await makeMember(app().ctx));
    const response = await get(photo[size]);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, ...found } = await sharp(bytes).metadata();
    expect([format, found.width, found.height]).toEqual(['webp', width, height]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=60',
    });
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/webp'],
    ['*/*', 'image/webp'],
    ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'image/jpeg'],
    ['image/webp;q=0,*/*', 'image/jpeg'],
    ['image/jpeg', 'image/jpeg'],
  ])('is sent to a browser that accepts %s as %s', async (accept, type) => {
    const photo = await onePhoto(await makeMember(app().ctx));
    for (const size of ['large', 'short', 'url'] as const) {
      const response = await fetch(app().url + photo[size], { headers: { accept } });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-length': String(bytes.length),
        vary: expect.stringMatching(/\bAccept\b/),
      });
      const { format, exif, icc, xmp } = await sharp(bytes).metadata();
      expect([`image/${format}`, exif, icc, xmp]).toEqual([type, undefined, undefined, undefined]);
    }
  });

  it('is made into a JPEG once for forty readers at the same time, and kept (abuse 14)', async () => {
    const { ctx, url } = app();
    const member = await makeMember(ctx);
    const photo = await onePhoto(member);
    const toJpeg = vi.spyOn(ctx.images, 'toJpeg');
    const read = () => fetch(url + photo.large, { headers: { accept: 'image/jpeg' } });
    const answers = [...(await Promise.all(Array.from({ length: 40 }, read))), await read()];
    const bodies = await Promise.all(answers.map(async (one) => Buffer.from(await one.bytes())));
    expect(answers.map(({ status }) => status)).toEqual(Array(41).fill(200));
    for (const body of bodies) expect(body.equals(bodies[0] ?? body)).toBe(true);
    expect(toJpeg).toHaveBeenCalledTimes(1);
    expect(await ctx.files.exists(`photo/${photo.id}/large.jpg`)).toBe(true);

    await app().call(removePhoto, { ...asOwner(member), body: photo });
    expect((await read()).status).toBe(404);
    expect((await get(photo.large)).status).toBe(404);
  });

  it('is sent as a JPEG even if there is no room to keep that', async () => {
    const { ctx, url } = app();
    const photo = await onePhoto(await makeMember(ctx));
    vi.spyOn(ctx.files, 'put').mockRejectedValue(new AppError('STORAGE_FULL'));
    const response = await fetch(url + photo.url, { headers: { accept: 'image/jpeg' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await ctx.files.exists(`photo/${photo.id}/url.jpg`)).toBe(false);
  });

  it.each([
    ['is no picture', (whole: Buffer) => Buffer.from(whole.toString('hex'))],
    ['was cut off', (whole: Buffer) => whole.subarray(0, 200)],
    ['is empty', () => Buffer.alloc(0)],
  ])('whose stored file %s is a 404 to those who need a JPEG', async (_, spoil) => {
    const { ctx, url } = app();
    const photo = await onePhoto(await makeMember(ctx));
    const whole = Buffer.from(await (await get(photo.url)).bytes());
    await ctx.files.put(`photo/${photo.id}/url`, spoil(whole));
    const response = await fetch(url + photo.url, { headers: { accept: 'image/jpeg' } });
    expect([response.status, await response.json()]).toMatchObject([404, { Code: 'NOT_FOUND' }]);
  });

  it('is not cached longer than its URL is valid', async () => {
    const photo = await onePhoto(await makeMember(app().ctx));
    const expires = Number(new URLSearchParams(photo.url.split('?')[1]).get('expires'));
    app().setNow(new Date((expires - 40) * 1000));
    expect((await get(photo.url)).headers.get('cache-control')).toBe('private, max-age=40');
    app().setNow(new Date(expires * 1000));
    await expectMissing(photo.url);
  });

  it('is a 404 once its row is deleted, also for a signed URL issued before', async () => {
    const member = await makeMember(app().ctx);
    const photo = await onePhoto(member);
    expect((await get(photo.url)).status).toBe(200);
    await app().call(removePhoto, { ...asOwner(member), body: photo });
    for (const size of ['large', 'short', 'url'] as const) await expectMissing(photo[size]);
  });

  it('whose file is missing is a 404', async () => {
    const { ctx } = app();
    const id = await givePhoto(ctx, await makeMember(ctx));
    await expectMissing(ctx.signedUrls.sign(`/files/photo/${id}/url/owner`));
  });
});

describe('an invalid URL', () => {
  it('is always the same 404', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const photo = await onePhoto(member);
    const file = await oneFile(member);
    for (const address of [photo.url, file.url]) {
      const [path = '', query = ''] = address.split('?');
      const { expires = '', signature = '' } = Object.fromEntries(new URLSearchParams(query));
      const wrong = [
        path,
        `${path}?expires=${expires}`,
        `${path}?signature=${signature}`,
        `${path}?expires=${Number(expires) + 300}&signature=${signature}`,
        `${path}?expires=${expires}&signature=${signature.slice(0, -1)}`,
        `${path}?expires=${expires}&signature=${'A'.repeat(43)}`,
        `${path}?expires=${expires}&expires=${expires}&signature=${signature}`,
        `${path}?expires[]=${expires}&signature=${signature}`,
        `${path}?expires=%00&signature=%F0%9F%8C%BC`,
        `${path.replace(/[0-9a-f-]{36}/, UNKNOWN_ID)}?${query}`,
        `${path}/x?${query}`,
        `${path}/..%2f..%2fsecret?${query}`,
      ];
      for (const one of wrong) await expectMissing(one);
    }
    for (const [from, to] of [
      ['/url/', '/constructor/'],
      ['/url/', '//'],
      ['/url/owner', '/url'],
      ['/owner?', '/home?'],
      ['/owner?', '/member?'],
      ['/owner?', '/constructor?'],
      ['photo', 'attachment'],
    ] as const)
      await expectMissing(photo.url.replace(from, to));
    // whoever may see one size may see all
    expect(photo.url.replace('/url/', '/large/')).toBe(photo.large);
  });

  it('is a 404 even with a valid signature, if there is no such file', async () => {
    const { sign } = app().ctx.signedUrls;
    for (const path of [
      `/files/photo/${UNKNOWN_ID}/url`,
      `/files/photo/${UNKNOWN_ID}/url/owner`,
      `/files/photo/${UNKNOWN_ID}/url/member`,
      `/files/photo/${UNKNOWN_ID}/url/home`,
      `/files/photo/${UNKNOWN_ID}/url/everybody`,
      '/files/photo/x/url/owner',
      `/files/photo/${UNKNOWN_ID}/huge/owner`,
      `/files/attachment/${UNKNOWN_ID}`,
      `/files/attachment/${UNKNOWN_ID}/owner`,
      `/files/attachment/${UNKNOWN_ID}/${UNKNOWN_ID}`,
      `/files/attachment/${UNKNOWN_ID}/x`,
      '/files/attachment/x/owner',
      '/files/attachment/..%2f..%2fsecrets.json/owner',
      '/files/',
    ])
      await expectMissing(sign(path));
  });
});

describe('a horoscope file', () => {
  it.each([
    ['application/pdf', 'pdf', async () => PDF],
    ['image/png', 'png', () => picture('png')],
    ['image/jpeg', 'jpg', () => picture('jpeg')],
    ['image/gif', 'gif', () => picture('gif')],
  ])('of the type %s is sent as a download with a generated name', async (type, ending, make) => {
    const file = await oneFile(await makeMember(app().ctx), await make());
    const response = await get(file.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="Horoscope 1.${ending}"; filename*=UTF-8''Horoscope%201.${ending}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=60',
    });
  });

  it('is numbered among the files of its profile, as the detail page names it', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    await oneFile(await makeMember(ctx));
    const own = [await oneFile(member), await oneFile(member, await picture('png'))];
    const { token } = await makeAdmin(ctx);
    const params = { profileId: member.user_id };
    const { attachments = [] } = (await app().call(viewProfile, { token, params })).body;
    expect(attachments.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    expect(attachments.map(({ name }) => name)).toEqual(['Horoscope 1.pdf', 'Horoscope 2.png']);
    for (const { url, name } of attachments) {
      const { headers } = await get(url);
      expect(headers.get('content-disposition')).toContain(`filename="${name}"`);
    }
  });

  it('is a 404 once its row is deleted', async () => {
    const member = await makeMember(app().ctx);
    const { id, url } = await oneFile(member);
    await app().call(removeHoroscopeFile, { ...asOwner(member), body: { id } });
    await expectMissing(url);
  });
});
