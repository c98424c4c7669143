import { me } from '@mala/contract/auth/me.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { addPhoto, finishPhotos, listPhotos, removePhoto } from '@mala/contract/photos/album.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { formOf, picture, REFUSED_PICTURES } from '../../../test/fixtures/uploads.ts';
import { historyOf } from '../../../test/history.ts';
import { UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { fillStorageAt, storedFiles } from '../../../test/stored-files.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

afterEach(() => {
  vi.restoreAllMocks();
});

async function upload(person: Person, form?: FormData) {
  return app().call(addPhoto, {
    ...asOwner(person),
    form: form ?? formOf('photo', await picture()),
  });
}

const calls = [
  { name: 'list', endpoint: listPhotos, sent: async () => ({}) },
  {
    name: 'add',
    endpoint: addPhoto,
    sent: async () => ({ form: formOf('photo', await picture()) }),
  },
  { name: 'remove', endpoint: removePhoto, sent: async () => ({ body: { id: UNKNOWN_ID } }) },
  { name: 'done', endpoint: finishPhotos, sent: async () => ({}) },
].map((call) => ({ ...call, endpoint: call.endpoint as unknown as Endpoint }));

describe.each(calls)('$name', ({ endpoint, sent }) => {
  it('is 401 without a session, 403 for other members, 404 for an administrator with an unknown id', async () => {
    const { ctx } = app();
    const owner = await makeMember(ctx);
    const params = { userId: owner.user_id };
    expect((await app().call(endpoint, { params, ...(await sent()) })).status).toBe(401);
    for (const other of [
      await makeMember(ctx, { gender: 'male' }),
      await makeMember(ctx, { domain: 'marathimala' }),
    ]) {
      const answer = await app().call(endpoint, { token: other.token, params, ...(await sent()) });
      expect([answer.status, answer.error.Code]).toEqual([403, 'FORBIDDEN']);
    }
    const { token, user_id } = await makeAdmin(ctx);
    for (const userId of [UNKNOWN_ID, user_id, 'x', '\u0000']) {
      const answer = await app().call(endpoint, { token, params: { userId }, ...(await sent()) });
      expect([answer.status, answer.error.Code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

describe('adding a photo', () => {
  it.each(['png', 'jpeg', 'gif'] as const)(
    'keeps a %s in three sizes, whatever its name',
    async (kind) => {
      const member = await makeMember(app().ctx, { status: 0, without: ['photo'] });
      const bytes = await picture(kind);
      const before = await storedFiles(app().ctx);
      const { status, body } = await upload(member, formOf('photo', { name: 'a.exe', bytes }));
      expect(status).toBe(200);
      expect(body).toMatchObject([{ caption: null, width: 600, height: 800 }]);
      expect(body[0]?.preview).toMatch(/^data:image\/webp;base64,/);
      const id = body[0]?.id;
      expect((await storedFiles(app().ctx)).filter((key) => !before.includes(key))).toEqual([
        `photo/${id}/large`,
        `photo/${id}/short`,
        `photo/${id}/url`,
      ]);
      expect((await app().call(listPhotos, asOwner(member))).body).toEqual(body);
      expect((await app().call(me, member)).body).toMatchObject({
        has_photo: true,
        steps: { photo: false },
      });
    },
  );

  it('lists photos in order of upload', async () => {
    const member = await makeMember(app().ctx);
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await upload(member)).body.at(-1)?.id);
    const { body } = await app().call(listPhotos, asOwner(member));
    expect(body.map(({ id }) => id)).toEqual(ids);
  });

  it('rejects an eleventh', async () => {
    const member = await makeMember(app().ctx);
    for (let i = 0; i < 9; i++) await givePhoto(app().ctx, member);
    expect((await upload(member)).body).toHaveLength(10);
    const { status, error } = await upload(member);
    expect([status, error.Code]).toEqual([409, 'TOO_MANY_PHOTOS']);
  });

  it('keeps ten photos and thirty files of twenty simultaneous uploads', async () => {
    const member = await makeMember(app().ctx);
    const before = (await storedFiles(app().ctx)).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(member)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(409)]);
    expect((await app().call(listPhotos, asOwner(member))).body).toHaveLength(10);
    expect((await storedFiles(app().ctx)).length - before).toBe(30);
  });

  it.each(REFUSED_PICTURES)(
    'rejects %s and keeps no file of it',
    async (_, make, expected, code) => {
      const member = await makeMember(app().ctx);
      const before = await storedFiles(app().ctx);
      const { status, error } = await upload(member, formOf('photo', await make()));
      expect([status, error.Code]).toEqual([expected, code]);
      expect(await storedFiles(app().ctx)).toEqual(before);
      expect((await app().call(listPhotos, asOwner(member))).body).toEqual([]);
    },
  );

  it('allows thirty uploads an hour per member, including rejected ones', async () => {
    const [busy, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const tries = Array.from({ length: 30 }, () => app().call(addPhoto, asOwner(busy)));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(415);
    const { status, error, headers } = await upload(busy);
    expect([status, error.Code]).toEqual([429, 'TOO_MANY']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await upload(other)).status).toBe(200);
  });

  it('rejects no file, two files, files under another field name and additional fields', async () => {
    const member = await makeMember(app().ctx);
    const bytes = await picture();
    const beside = formOf('photo', bytes);
    beside.append('caption', 'me');
    const text = new FormData();
    text.append('photo', 'not a file');
    const forms: [FormData, string][] = [
      [formOf('photo', bytes, bytes), 'photo'],
      [formOf('image', bytes), 'image'],
      [beside, 'caption'],
      [text, 'photo'],
    ];
    for (const [form, field] of forms) {
      const { status, error } = await upload(member, form);
      expect([status, error.Code, Object.keys(error.Fields ?? {})]).toEqual([
        400,
        'INVALID',
        [field],
      ]);
    }
    expect((await upload(member, new FormData())).status).toBe(400);
    expect((await app().call(listPhotos, asOwner(member))).body).toEqual([]);
  });

  it.each([
    ['application/json', '{}', 415],
    ['application/json', '{', 400],
    ['image/jpeg', 'x', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', '', 400],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="photo"', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nhalf',
      400,
    ],
  ])('refuses %s %j', async (type, body, expected) => {
    const { token, user_id } = await makeMember(app().ctx);
    const response = await fetch(`${app().url}/api/profile/${user_id}/photo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
    expect(response.status).toBe(expected);
    expect(await response.json()).toMatchObject({ Message: expect.any(String) });
  });

  it('keeps no file if the row fails', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const before = await storedFiles(app().ctx);
    const drawn = await ctx.images.process(await picture(), 'tamilmala', 'somebody');
    vi.spyOn(ctx.images, 'process').mockResolvedValue({ ...drawn, width: 1.5 });
    expect((await upload(member)).status).toBe(500);
    expect(await storedFiles(app().ctx)).toEqual(before);
  });

  it('keeps neither row nor file if the storage is full', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const before = await storedFiles(app().ctx);
    fillStorageAt(3, ctx);
    const { status, error } = await upload(member);
    expect([status, error.Code]).toEqual([507, 'STORAGE_FULL']);
    expect(await storedFiles(app().ctx)).toEqual(before);
    expect((await app().call(listPhotos, asOwner(member))).body).toEqual([]);
  });
});

describe('removing a photo', () => {
  it('accepts the item as listed, returns the new list and keeps the files for a while', async () => {
    const member = await makeMember(app().ctx);
    await upload(member);
    const { body: photos } = await upload(member);
    const [item, other] = photos;
    const { status, body } = await app().call(removePhoto, { ...asOwner(member), body: item });
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual([other?.id]);
    expect(
      (await storedFiles(app().ctx)).filter((key) => key.includes(item?.id ?? '')),
    ).toHaveLength(3);
    const again = await app().call(removePhoto, { ...asOwner(member), body: item });
    expect(again.status).toBe(404);
  });

  it('is 404 for a photo of somebody else and for an invalid id', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const strange = await givePhoto(ctx, await makeMember(ctx));
    for (const id of [strange, UNKNOWN_ID, '', 'x', '\u0000', '\ud800', "'; DROP TABLE photos"]) {
      const { status } = await app().call(removePhoto, { ...asOwner(member), body: { id } });
      expect([id, status]).toEqual([id, 404]);
    }
  });

  it.each([[{}], [{ id: 7 }], [{ id: ['x'] }], [{ id: 'x', path: 'y' }], [[]], [null], ['x']])(
    'refuses %j',
    async (body) => {
      const member = await makeMember(app().ctx);
      const { status, error } = await app().call(removePhoto, { ...asOwner(member), body });
      expect([status, error.Code]).toEqual([400, 'INVALID']);
    },
  );
});

it('marks the photo step complete, with or without photos', async () => {
  const member = await makeMember(app().ctx, { status: 0, without: ['photo'] });
  expect((await app().call(me, member)).body.standing).toBe('incomplete');
  const { body } = await app().call(finishPhotos, asOwner(member));
  expect(body).toEqual({ Status: 'Success' });
  expect((await app().call(me, member)).body).toMatchObject({
    standing: 'pending',
    steps: { photo: true },
  });
});

it('logs changes by an administrator in the audit log', async () => {
  const { ctx } = app();
  const member = await makeMember(ctx);
  const admin = await makeAdmin(ctx);
  const asAdmin = { ...member, token: admin.token };
  await upload(member);
  const { body } = await upload(asAdmin);
  await app().call(removePhoto, { ...asOwner(asAdmin), body: body[0] });
  const rows = await historyOf(ctx, member.user_id);
  const edit = { actor_id: admin.user_id, action: 'edit', part: 'photo', reason: null };
  expect(rows).toEqual([
    { ...edit, before: {}, after: { photo: body[1]?.id } },
    { ...edit, before: { photo: body[0]?.id }, after: {} },
  ]);
});
