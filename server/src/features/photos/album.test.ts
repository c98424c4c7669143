import {
  captionPhoto,
  listPhotos,
  orderPhotos,
  removePhoto,
  restorePhoto,
} from '@mala/contract/photos/album.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { HOSTILE_IDS, HOSTILE_TEXTS, OTHER_TYPES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

afterEach(() => app().setNow(new Date()));

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

async function listOf(person: Person) {
  return (await app().call(listPhotos, asOwner(person))).body;
}
async function album(person: Person, count = 3): Promise<string[]> {
  const ids = [];
  for (let at = 0; at < count; at += 1) ids.push(await givePhoto(app().ctx, person));
  return ids;
}
const caption = (person: Person, body: unknown) =>
  app().call(captionPhoto, { ...asOwner(person), body });
const order = (person: Person, ids: unknown) =>
  app().call(orderPhotos, { ...asOwner(person), body: { ids } });
const remove = (person: Person, id: string) =>
  app().call(removePhoto, { ...asOwner(person), body: { id } });
const restore = (person: Person, id: string) =>
  app().call(restorePhoto, { ...asOwner(person), body: { id } });

const calls = [
  { name: 'a caption', endpoint: captionPhoto, bodyOf: (id: string) => ({ id, caption: 'x' }) },
  { name: 'an order', endpoint: orderPhotos, bodyOf: (id: string) => ({ ids: [id] }) },
  { name: 'a way back', endpoint: restorePhoto, bodyOf: (id: string) => ({ id }) },
] as const;

describe.each(calls)('$name', ({ endpoint, bodyOf }) => {
  const send = (token: string | undefined, userId: string, body: unknown) =>
    app().call(endpoint as typeof captionPhoto, { token, params: { userId }, body });

  it('is 401 without a session, 403 for other members, 404 for an unknown profile', async () => {
    const { ctx } = app();
    const owner = await makeMember(ctx);
    const [id = ''] = await album(owner, 1);
    const before = await listOf(owner);
    expect((await send(undefined, owner.user_id, bodyOf(id))).status).toBe(401);
    for (const other of [
      await makeMember(ctx, { gender: 'male' }),
      await makeMember(ctx, { domain: 'marathimala' }),
    ])
      expect((await send(other.token, owner.user_id, bodyOf(id))).error.Code).toBe('FORBIDDEN');
    const { token } = await makeAdmin(ctx);
    for (const userId of HOSTILE_IDS.filter((one) => one !== '..'))
      expect([userId, (await send(token, userId, bodyOf(id))).status]).toEqual([userId, 404]);
    expect(await listOf(owner)).toEqual(before);
  });

  it('rejects additional and missing fields', async () => {
    const member = await makeMember(app().ctx);
    const [id = ''] = await album(member, 1);
    for (const body of [{}, [], null, { ...bodyOf(id), more: 1 }]) {
      const { status, error } = await send(member.token, member.user_id, body);
      expect([body, status, error.Code]).toEqual([body, 400, 'INVALID']);
    }
  });
});

describe('a caption', () => {
  it('is shown with the photo, and is removed by null and by an empty text', async () => {
    const member = await makeMember(app().ctx);
    const [id, other] = await album(member, 2);
    for (const [sent, kept] of [
      ['At home', 'At home'],
      ['  பொங்கல் அன்று ', 'பொங்கல் அன்று'],
      ['x'.repeat(80), 'x'.repeat(80)],
      [null, null],
      ['दिवाळी 🪔', 'दिवाळी 🪔'],
      ['  ', null],
    ]) {
      const { status, body } = await caption(member, { id, caption: sent });
      expect(status).toBe(200);
      expect(body.map((photo) => [photo.id, photo.caption])).toEqual([
        [id, kept],
        [other, null],
      ]);
    }
  });

  it('is one line of at most 80 characters', async () => {
    const member = await makeMember(app().ctx);
    const [id] = await album(member, 1);
    const wrong = OTHER_TYPES.filter((one) => one !== null && typeof one !== 'string');
    for (const text of ['x'.repeat(81), 'a\nb', 'a\u0000b', '\ud800', ...wrong]) {
      const { status, error } = await caption(member, { id, caption: text });
      expect([text, status, Object.keys(error.Fields ?? {})]).toEqual([text, 400, ['caption']]);
    }
    for (const text of HOSTILE_TEXTS.filter((one) => one.length <= 80 && one.isWellFormed()))
      expect((await caption(member, { id, caption: text })).status).toBeLessThan(500);
  });

  it('is 404 for somebody else’s photo, a removed and a refused one, and an invalid id', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const [removed = ''] = await album(member, 1);
    await remove(member, removed);
    const refused = await givePhoto(ctx, member, 'refused');
    const strange = await givePhoto(ctx, await makeMember(ctx));
    for (const id of [removed, refused, strange, ...HOSTILE_IDS])
      expect([id, (await caption(member, { id, caption: 'x' })).status]).toEqual([id, 404]);
  });
});

describe('the order', () => {
  it('is chosen by the member, and a new photo comes last', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const [a = '', b = '', c = ''] = await album(member);
    for (const ids of [
      [c, a, b],
      [b, a, c],
      [b, a, c],
      [a, b, c],
    ]) {
      const { status, body } = await order(member, ids);
      expect([status, idsOf(body)]).toEqual([200, ids]);
      expect(idsOf(await listOf(member))).toEqual(ids);
    }
  });

  it('is rejected unless it names exactly the existing photos, each once', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const [a = '', b = '', c = ''] = await album(member);
    const strange = await givePhoto(ctx, await makeMember(ctx));
    const removed = await givePhoto(ctx, member);
    await remove(member, removed);
    const refused = await givePhoto(ctx, member, 'refused');
    for (const ids of [
      [],
      [a, b],
      [a, b, b],
      [a, b, c, c],
      [a, b, strange],
      [a, b, c, strange],
      [a, b, c, removed],
      [a, b, c, refused],
      [a, b, 'x'],
      [a, b, '\u0000'],
    ]) {
      const { status, error } = await order(member, ids);
      expect([ids, status, error.Code]).toEqual([ids, 409, 'PHOTOS_CHANGED']);
    }
    for (const ids of [null, a, { a }, [1, 2, 3], Array(11).fill(a)])
      expect([ids, (await order(member, ids)).status]).toEqual([ids, 400]);
    expect(
      idsOf(await listOf(member))
        .slice(0, 3)
        .sort(),
    ).toEqual([a, b, c].sort());
  });

  it('is one of those requested at the same time', async () => {
    const member = await makeMember(app().ctx);
    const [a = '', b = '', c = ''] = await album(member);
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, c, a],
      [c, a, b],
    ];
    const answers = await Promise.all([...orders, ...orders].map((ids) => order(member, ids)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(orders).toContainEqual(idsOf(await listOf(member)));
  });
});

describe('a removed photo', () => {
  it('can be restored unchanged, at its position, within ten minutes', async () => {
    const member = await makeMember(app().ctx);
    const [a, b = '', c] = await album(member);
    await order(member, [a, b, c]);
    await caption(member, { id: b, caption: 'At home' });
    expect(idsOf((await remove(member, b)).body)).toEqual([a, c]);
    app().setNow(new Date(app().ctx.now().getTime() + 595_000));
    const { status, body } = await restore(member, b);
    expect([status, idsOf(body)]).toEqual([200, [a, b, c]]);
    expect(body[1]).toMatchObject({ caption: 'At home', waiting: false, refusal: null });
    expect((await restore(member, b)).status).toBe(404);
  });

  it('cannot be restored later', async () => {
    const member = await makeMember(app().ctx);
    const [id = ''] = await album(member, 1);
    await remove(member, id);
    app().setNow(new Date(Date.now() + 601_000));
    expect((await restore(member, id)).status).toBe(404);
    expect(await listOf(member)).toEqual([]);
  });

  it('does not count towards the limit, and cannot be restored into a full album', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const ids = await album(member, 10);
    await remove(member, ids[4] ?? '');
    await givePhoto(ctx, member);
    const { status, error } = await restore(member, ids[4] ?? '');
    expect([status, error.Code]).toEqual([409, 'TOO_MANY_PHOTOS']);
    expect(await listOf(member)).toHaveLength(10);
    await remove(member, ids[5] ?? '');
    expect((await restore(member, ids[4] ?? '')).body).toHaveLength(10);
  });

  it('comes back only as far as there is room, when several are restored at the same time', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const ids = await album(member, 10);
    for (const id of ids.slice(0, 5)) await remove(member, id);
    for (let at = 0; at < 4; at += 1) await givePhoto(ctx, member);
    const answers = await Promise.all(ids.slice(0, 5).map((id) => restore(member, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await listOf(member)).toHaveLength(10);
  });

  it('is 404 if it does not exist or is somebody else’s', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const other = await makeMember(ctx);
    const strange = await givePhoto(ctx, other);
    await remove(other, strange);
    const [there = ''] = await album(member, 1);
    for (const id of [strange, there, ...HOSTILE_IDS])
      expect([id, (await restore(member, id)).status]).toEqual([id, 404]);
  });

  it('cannot be restored by the member if an administrator removed it', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const { token } = await makeAdmin(ctx);
    const [id = ''] = await album(member, 1);
    await remove({ ...member, token }, id);
    expect((await restore(member, id)).status).toBe(404);
    expect(idsOf((await restore({ ...member, token }, id)).body)).toEqual([id]);
  });
});
