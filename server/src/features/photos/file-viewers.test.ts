import { downloadContact } from '@mala/contract/contacts.ts';
import { readHome } from '@mala/contract/content.ts';
import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { listWaiting, reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { changeFeatured, changeStatus } from '@mala/contract/moderation/profiles.ts';
import {
  addPhoto,
  allowHomePhoto,
  listPhotos,
  orderPhotos,
  removePhoto,
  restorePhoto,
} from '@mala/contract/photos/album.ts';
import type { Photo } from '@mala/contract/photos/photo.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asOwner,
  givePhoto,
  giveSubscription,
  makeAdmin,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { formOf, PDF, picture } from '../../../test/fixtures/uploads.ts';
import { startBeside, useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;
let bride: Person;
let groom: Person;
let photoId: string;

/** The status that an address answers, to whoever has it. */
async function statusOf(address: string | undefined): Promise<number> {
  const response = await fetch(app().url + address);
  await response.arrayBuffer();
  return response.status;
}
async function statusesOf(photo: Photo | undefined) {
  return Promise.all([photo?.large, photo?.short, photo?.url].map(statusOf));
}
async function upload(person: Person): Promise<string> {
  const form = formOf('photo', await picture());
  return (await app().call(addPhoto, { ...asOwner(person), form })).body.at(-1)?.id ?? '';
}
const decide = (id: string, decision: string) =>
  app().call(reviewPhoto, { token: admin.token, params: { id }, body: { decision } });
const moveTo = (status: number) =>
  app().call(changeStatus, {
    token: admin.token,
    params: { id: bride.user_id },
    body: { profile_id: bride.user_id, status },
  });
async function feature(person: Person, status: boolean) {
  const body = { profile_id: person.user_id, status };
  const params = { id: person.user_id };
  await app().call(changeFeatured, { token: admin.token, params, body });
}
const allow = (allowed: boolean) =>
  app().call(allowHomePhoto, { ...asOwner(bride), body: { allowed } });
async function viewed(viewer: Person) {
  const params = { profileId: bride.user_id };
  return (await app().call(viewProfile, { token: viewer.token, params })).body;
}
async function own(): Promise<Photo | undefined> {
  const { body } = await app().call(listPhotos, asOwner(bride));
  return body.find(({ id }) => id === photoId);
}
async function listed(viewer: Person): Promise<Photo | undefined> {
  const { token } = viewer;
  const { body } = await app().call(search, { token, params: { page: 1 }, body: {} });
  return body.rows.find(({ profile_id }) => profile_id === bride.user_id)?.photos[0];
}
async function atHome(): Promise<{ short: string; url: string } | undefined> {
  const { body } = await app().call(readHome, { query: { domain: 'tamilmala' } });
  return body.brides.find(({ photo }) => photo?.url.includes(photoId))?.photo ?? undefined;
}

beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
});

beforeEach(async () => {
  const { ctx } = app();
  bride = await makeMember(ctx, { approved_at: new Date(Date.now() + 60_000) });
  groom = await makeMember(ctx, { gender: 'male' });
  await givePhoto(ctx, groom);
  photoId = await upload(bride);
  await decide(photoId, 'approve');
});

describe('the signed URL of a photo', () => {
  it('is given to who may see it, and to nobody else', async () => {
    const { ctx } = app();
    const faceless = await makeMember(ctx, { gender: 'male' });
    const pending = await makeMember(ctx, { gender: 'male', status: 0 });
    await givePhoto(ctx, pending, 'waiting');
    for (const viewer of [groom, admin])
      expect(await statusesOf(await listed(viewer))).toEqual([200, 200, 200]);
    expect(await listed(pending)).toBeUndefined();
    for (const viewer of [groom, bride, admin])
      expect(await statusesOf((await viewed(viewer)).photos[0])).toEqual([200, 200, 200]);
    expect(await statusesOf(await own())).toEqual([200, 200, 200]);
    for (const viewer of [
      faceless,
      await makeMember(ctx),
      await makeMember(ctx, { domain: 'marathimala', gender: 'male' }),
    ]) {
      await giveSubscription(ctx, viewer);
      expect(await listed(viewer)).toBeUndefined();
      expect(JSON.stringify(await viewed(viewer))).not.toContain(photoId);
    }
    expect(JSON.stringify(await viewed(pending))).not.toContain(photoId);
    expect(await atHome()).toBeUndefined();
  });

  it('is for one audience; that of a waiting photo only for the owner and administrators', async () => {
    photoId = await upload(bride);
    const { sign } = app().ctx.signedUrls;
    const { token } = admin;
    const { body } = await app().call(listWaiting, { token, params: { page: 1 } });
    const waiting = body.rows.find(({ id }) => id === photoId);
    expect(await statusesOf(waiting)).toEqual([200, 200, 200]);
    expect(await statusesOf(await own())).toEqual([200, 200, 200]);
    for (const audience of ['member', 'home']) {
      const open = `/files/photo/${photoId}/url/${audience}`;
      expect(await statusOf(sign(open))).toBe(404);
      const taken = waiting?.url.replace('/owner?', `/${audience}?`);
      expect(await statusOf(taken)).toBe(404);
    }
  });

  it.each([10, 300, 301, 500, 501])(
    'ends for members when the profile moves to status %i, but not for the owner',
    async (status) => {
      const [card, mine] = [await listed(groom), await own()];
      expect((await moveTo(status)).status).toBe(200);
      expect(await statusesOf(card)).toEqual([404, 404, 404]);
      expect(await statusesOf(mine)).toEqual([200, 200, 200]);
    },
  );

  it('ends for everybody when the photo is removed, and works again once it is restored', async () => {
    await feature(bride, true);
    await allow(true);
    const addresses = [await listed(groom), await own(), (await viewed(admin)).photos[0]];
    const home = (await atHome())?.url;
    const all = async () => [
      ...(await Promise.all(addresses.map(statusesOf))),
      await statusOf(home),
    ];
    const same = (status: number) => [...addresses.map(() => Array(3).fill(status)), status];
    expect(await all()).toEqual(same(200));
    await app().call(removePhoto, { ...asOwner(bride), body: { id: photoId } });
    expect(await all()).toEqual(same(404));
    await app().call(restorePhoto, { ...asOwner(bride), body: { id: photoId } });
    expect(await all()).toEqual(same(200));
  });

  it('is not cached for more than a minute', async () => {
    const photo = await listed(groom);
    const { headers, body } = await fetch(`${app().url}${photo?.url}`);
    await body?.cancel();
    expect(headers.get('cache-control')).toBe('private, max-age=60');
  });

  it('is invalid after a change of AUTH_SECRET', async () => {
    const rotated = await startBeside(app(), {
      AUTH_SECRET: 'another secret, which is long enough for the settings',
    });
    const photo = await own();
    const response = await fetch(`${rotated.url}${photo?.url}`);
    expect([response.status, await statusOf(photo?.url)]).toEqual([404, 200]);
    await response.arrayBuffer();
    await rotated.close();
  });
});

describe('a signed URL on the home page', () => {
  const shown = async () => {
    await feature(bride, true);
    await allow(true);
    const photo = await atHome();
    expect(await Promise.all([photo?.url, photo?.short].map(statusOf))).toEqual([200, 200]);
    return photo?.url;
  };

  it('is valid only while the member consents', async () => {
    const address = await shown();
    await allow(false);
    expect(await statusOf(address)).toBe(404);
    await allow(true);
    expect(await statusOf(address)).toBe(200);
  });

  it('ends when the profile is no longer featured, and when it is closed', async () => {
    const address = await shown();
    await feature(bride, false);
    expect(await statusOf(address)).toBe(404);
    await feature(bride, true);
    await moveTo(301);
    expect(await statusOf(address)).toBe(404);
  });

  it('ends when another accepted photo becomes the first, since the consent is for the first', async () => {
    const address = await shown();
    const other = await upload(bride);
    const order = (ids: string[]) => app().call(orderPhotos, { ...asOwner(bride), body: { ids } });
    await order([other, photoId]);
    expect(await statusOf(address)).toBe(200);
    await decide(other, 'approve');
    expect(await statusOf(address)).toBe(404);
    await order([photoId, other]);
    expect(await statusOf(address)).toBe(200);
  });
});

describe('the signed URL of a horoscope file', () => {
  async function give(person: Person): Promise<string | undefined> {
    const form = formOf('attachment', PDF);
    return (await app().call(addHoroscopeFiles, { ...asOwner(person), form })).body[0]?.url;
  }

  it('is given to the owner, to administrators, and to members after the download', async () => {
    const mine = await give(bride);
    expect(await viewed(groom)).not.toHaveProperty('attachments');
    await giveSubscription(app().ctx, groom);
    expect(await viewed(groom)).not.toHaveProperty('attachments');
    const params = { profileId: bride.user_id };
    await app().call(downloadContact, { token: groom.token, params });
    const his = (await viewed(groom)).attachments?.[0]?.url;
    const admins = (await viewed(admin)).attachments?.[0]?.url;
    for (const address of [mine, his, admins]) expect(await statusOf(address)).toBe(200);
    expect(his).toContain(groom.user_id);
  });

  it('is for one member only, while the download and the approval are valid', async () => {
    const { ctx } = app();
    const mine = await give(bride);
    const other = await makeMember(ctx, { gender: 'male' });
    await giveSubscription(ctx, groom);
    await app().call(downloadContact, {
      token: groom.token,
      params: { profileId: bride.user_id },
    });
    const his = (await viewed(groom)).attachments?.[0]?.url ?? '';
    const path = his.split('?')[0] ?? '';
    for (const reader of [other.user_id, bride.user_id]) {
      expect(await statusOf(his.replace(groom.user_id, reader))).toBe(404);
      expect(await statusOf(ctx.signedUrls.sign(path.replace(groom.user_id, reader)))).toBe(404);
    }
    expect(await statusOf(his.replace(groom.user_id, 'owner'))).toBe(404);
    await moveTo(300);
    expect([await statusOf(his), await statusOf(mine)]).toEqual([404, 200]);
    await moveTo(200);
    expect(await statusOf(his)).toBe(200);
    await ctx.db.deleteFrom('downloads').where('user_id', '=', groom.user_id).execute();
    expect([await statusOf(his), await statusOf(mine)]).toEqual([404, 200]);
  });
});
