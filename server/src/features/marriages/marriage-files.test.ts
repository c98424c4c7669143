import { addMarriage, removeMarriage } from '@mala/contract/marriages.ts';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, type Person } from '../../../test/factories.ts';
import { formOf, picture } from '../../../test/fixtures/uploads.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
});

afterEach(() => app().setNow(new Date()));

async function oneMarriage() {
  const form = formOf('photo', await picture());
  form.append('caption', 'Kavitha and Arun');
  const [newest] = (await app().call(addMarriage, { token: admin.token, form })).body;
  if (!newest) throw new Error('the photo was refused');
  return newest;
}

async function expectMissing(address: string): Promise<void> {
  const response = await fetch(app().url + address);
  expect([address, response.status]).toEqual([address, 404]);
  expect(await response.json()).toEqual({ Code: 'NOT_FOUND', Message: expect.any(String) });
}

describe('a marriage photo', () => {
  it.each([
    ['large', 600, 800],
    ['short', 255, 340],
    ['url', 600, 800],
  ] as const)('is sent to anybody in its size %s', async (size, width, height) => {
    const response = await fetch(app().url + (await oneMarriage())[size]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, ...found } = await sharp(bytes).metadata();
    expect([format, found.width, found.height]).toEqual(['webp', width, height]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=60',
    });
  });

  it('is a 404 without a signature, with a wrong one and once it has expired', async () => {
    const one = await oneMarriage();
    const other = await oneMarriage();
    const [path, query] = one.url.split('?');
    await expectMissing(`${path}`);
    await expectMissing(`${other.url.split('?')[0]}?${query}`);
    await expectMissing(`${path?.replace('/url', '/original')}?${query}`);
    await expectMissing(one.url.replace('/files/marriage/', '/files/photo/'));
    await expectMissing(one.url.replace(one.id, one.id.toUpperCase()));
    await expectMissing(`/files/marriage/x/url?${query}`);
    await expectMissing(`/files/marriage/${one.id}/huge?${query}`);
    const expires = Number(new URLSearchParams(query).get('expires'));
    app().setNow(new Date(expires * 1000));
    await expectMissing(one.url);
  });

  it('is a 404 once its row is deleted, also for a signed URL issued before', async () => {
    const photo = await oneMarriage();
    await app().call(removeMarriage, { token: admin.token, body: { id: photo.id } });
    for (const size of ['large', 'short', 'url'] as const) await expectMissing(photo[size]);
  });
});
