import { listPhotos, removePhoto } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { afterEach, expect, it } from 'vitest';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

afterEach(() => app().setNow(new Date()));

/** The photos of somebody as listed. */
async function listed(person: Person): Promise<OwnPhoto[]> {
  return (await app().call(listPhotos, asOwner(person))).body;
}

/** Somebody with two photos, of which the first is to be removed. */
async function withPhotos(): Promise<{ member: Person; item: OwnPhoto; other: OwnPhoto }> {
  const member = await makeMember(app().ctx);
  for (const _ of [1, 2]) await givePhoto(app().ctx, member);
  const [item, other] = await listed(member);
  if (!item || !other) throw new Error('no photos');
  return { member, item, other };
}

function remove(sent: { token: string | undefined; user_id: string }, body: unknown) {
  return app().call(removePhoto, { token: sent.token, params: { userId: sent.user_id }, body });
}

const forms: [string, (item: OwnPhoto) => object][] = [
  ['the whole item', (item) => item],
  [
    'the fields of the specification',
    ({ large, short, url, caption }) => ({ large, short, url, caption }),
  ],
  ['its id', ({ id }) => ({ id })],
  ['one address', ({ url }) => ({ url })],
  ['another address', ({ large }) => ({ large })],
  ['an address of its preview', ({ short }) => ({ short })],
  ['an address without signature', ({ url }) => ({ url: url.replace(/\?.*/, '') })],
  ['an address with another signature', ({ url }) => ({ url: `${url.slice(0, -4)}AAAA` })],
  ['an address of another audience', ({ url }) => ({ url: url.replace(/\/\w+\?/, '/member?') })],
  ['an address at the host for files', ({ url }) => ({ url: `https://files.example.in${url}` })],
];

it.each(forms)('a photo is removed by %s', async (_what, bodyOf) => {
  const { member, item, other } = await withPhotos();
  const { status, body } = await remove(member, bodyOf(item));
  expect([status, body.map(({ id }) => id)]).toEqual([200, [other.id]]);
  expect((await listed(member)).map(({ id }) => id)).toEqual([other.id]);
});

it('a photo is removed by addresses that have expired', async () => {
  const { member, item, other } = await withPhotos();
  app().setNow(new Date(Date.now() + 40 * 60_000));
  const { url, short } = item;
  const later = await app().call(listPhotos, asOwner(member));
  expect(later.body[0]?.url).not.toBe(url);
  const { body } = await remove(member, { url, short });
  expect(body.map(({ id }) => id)).toEqual([other.id]);
});

it('an administrator removes it as listed too', async () => {
  const { member, item, other } = await withPhotos();
  const { token } = await makeAdmin(app().ctx);
  const { body } = await remove({ token, user_id: member.user_id }, { large: item.large });
  expect(body.map(({ id }) => id)).toEqual([other.id]);
});

it('somebody else’s photo is never removed, by no address and for nobody', async () => {
  const { member, item, other } = await withPhotos();
  const { id, url } = item;
  const same = await withPhotos();
  const elsewhere = await makeMember(app().ctx, { domain: 'marathimala' });
  for (const stranger of [same.member, elsewhere]) {
    for (const body of [item, { id }, { url }]) {
      expect((await remove(stranger, body)).status).toBe(404);
      const theirs = { token: stranger.token, user_id: member.user_id };
      expect((await remove(theirs, body)).error.Code).toBe('FORBIDDEN');
    }
    // one of their own beside it
    expect((await remove(stranger, { id: same.item.id, url })).status).toBe(400);
  }
  expect((await remove({ token: undefined, user_id: member.user_id }, { url })).status).toBe(401);
  expect((await listed(member)).map((photo) => photo.id)).toEqual([id, other.id]);
  expect(await listed(same.member)).toHaveLength(2);
});

it('what names no photo, or two, is refused with its field', async () => {
  const { member, item, other } = await withPhotos();
  const { id, url, large } = item;
  const unknown = '01890000-0000-7000-8000-000000000009';
  for (const [body, field] of [
    [{}, 'id'],
    [{ caption: 'x', width: 1 }, 'id'],
    [{ id, url: other.url }, 'url'],
    [{ url, large: other.large }, 'large'],
    [{ url: url.replace(id, unknown), large }, 'large'],
    [{ url: '' }, 'url'],
    [{ url: id }, 'url'],
    [{ url: url.replace('/photo/', '/marriage/') }, 'url'],
    [{ url: `javascript:${url}` }, 'url'],
    [{ url: `/x/..${url}` }, 'url'],
    [{ large: `${large}#/files/photo/${other.id}/large/owner` }, 'large'],
    [{ short: 'x'.repeat(60_000) }, 'short'],
    [{ id, url: null }, 'url'],
    [{ url: [url] }, 'url'],
    [{ id, more: 1 }, 'more'],
  ] as const) {
    const { status, error } = await remove(member, body);
    const told = JSON.stringify(body).slice(0, 80);
    expect([told, status, Object.keys(error.Fields ?? {})]).toEqual([told, 400, [field]]);
  }
  for (const body of [{ id: unknown }, { id: 'x' }, { url: url.replace(id, unknown) }])
    expect((await remove(member, body)).status).toBe(404);
  expect(await listed(member)).toHaveLength(2);
});
