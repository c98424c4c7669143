import { me } from '@mala/contract/auth/me.ts';
import { readHome } from '@mala/contract/content.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { findLookalikes, listWaiting, reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { changeFeatured, changeStatus } from '@mala/contract/moderation/profiles.ts';
import { addPhoto, allowHomePhoto, listPhotos, removePhoto } from '@mala/contract/photos/album.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { formOf, picture } from '../../../test/fixtures/uploads.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS, HOSTILE_PAGES, OTHER_TYPES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
});

async function upload(person: Person): Promise<string> {
  const form = formOf('photo', await picture());
  const { body } = await app().call(addPhoto, { ...asOwner(person), form });
  return body.findLast(({ refusal }) => !refusal)?.id ?? '';
}
async function own(person: Person) {
  return (await app().call(listPhotos, asOwner(person))).body;
}
const decide = (id: string, body: unknown, by = admin) =>
  app().call(reviewPhoto, { token: by.token, params: { id }, body });
const moveTo = (person: Person, status: number) =>
  app().call(changeStatus, {
    token: admin.token,
    params: { id: person.user_id },
    body: { profile_id: person.user_id, status },
  });

/** The rows of the queue that are this person's, oldest first, over all pages. */
async function queueOf(person: Person) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { body } = await app().call(listWaiting, { token: admin.token, params: { page } });
    rows.push(...body.rows);
    if (body.rows.length === 0) break;
  }
  return rows.filter(({ profile_id }) => profile_id === person.user_id);
}

/** The photos of a person that a viewer is shown in the list and on the detail page. */
async function seenBy(viewer: Person, person: Person) {
  const { token } = viewer;
  const list = await app().call(search, { token, params: { page: 1 }, body: {} });
  const row = list.body.rows.find(({ profile_id }) => profile_id === person.user_id);
  const view = await app().call(viewProfile, { token, params: { profileId: person.user_id } });
  const ids = (photos: { id: string }[] | undefined) => photos?.map(({ id }) => id);
  return { card: ids(row?.photos), detail: ids(view.body.photos) };
}

describe('a photo that an approved member adds', () => {
  it.each(['tamilmala', 'marathimala'] as const)(
    'waits, visible only to the owner and administrators, until it is accepted: %s',
    async (domain) => {
      const { ctx } = app();
      const bride = await makeMember(ctx, { domain });
      const groom = await makeMember(ctx, { domain, gender: 'male' });
      await givePhoto(ctx, groom);
      const id = await upload(bride);
      expect(await own(bride)).toMatchObject([{ id, waiting: true, refusal: null }]);
      expect(await seenBy(groom, bride)).toEqual({ card: [], detail: [] });
      for (const viewer of [bride, admin]) {
        const params = { profileId: bride.user_id };
        const { body } = await app().call(viewProfile, { token: viewer.token, params });
        expect(body.photos).toMatchObject([{ id, waiting: true }]);
      }
      expect(await queueOf(bride)).toMatchObject([
        { id, mid: bride.mid, domain, gender: 'female', width: 600, height: 800 },
      ]);

      expect(await decide(id, { decision: 'approve' })).toMatchObject({
        status: 200,
        body: { decision: 'approve' },
      });
      expect(await own(bride)).toMatchObject([{ id, waiting: false, refusal: null }]);
      expect(await seenBy(groom, bride)).toEqual({ card: [id], detail: [id] });
      expect(await queueOf(bride)).toEqual([]);
      const { body } = await app().call(viewProfile, {
        token: groom.token,
        params: { profileId: bride.user_id },
      });
      expect(body.photos[0]).not.toHaveProperty('waiting');
    },
  );

  it('does not replace the first accepted one on the card and the home page', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx);
    const groom = await makeMember(ctx, { gender: 'male' });
    await givePhoto(ctx, groom);
    await givePhoto(ctx, bride, 'waiting');
    const shown = await givePhoto(ctx, bride);
    expect(await seenBy(groom, bride)).toEqual({ card: [shown], detail: [shown] });
    const body = { profile_id: bride.user_id, status: true };
    await app().call(changeFeatured, { token: admin.token, params: { id: bride.user_id }, body });
    await app().call(allowHomePhoto, { ...asOwner(bride), body: { allowed: true } });
    const home = await app().call(readHome, { query: { domain: 'tamilmala' } });
    expect(home.body.brides.map(({ photo }) => photo?.url.split('/')[3])).toContain(shown);
  });

  it('counts as the member’s own photo at once, until it is refused or removed', async () => {
    const { ctx } = app();
    const groom = await makeMember(ctx, { gender: 'male' });
    const bride = await makeMember(ctx);
    const face = await givePhoto(ctx, bride);
    const count = async () => {
      const { has_photo } = (await app().call(me, groom)).body;
      return [has_photo, (await seenBy(groom, bride)).detail];
    };
    expect(await count()).toEqual([false, []]);
    const refused = await upload(groom);
    expect(await count()).toEqual([true, [face]]);
    await decide(refused, { decision: 'refuse' });
    expect(await count()).toEqual([false, []]);
    const id = await upload(groom);
    await decide(id, { decision: 'approve' });
    expect(await count()).toEqual([true, [face]]);
    await app().call(removePhoto, { ...asOwner(groom), body: { id } });
    expect(await count()).toEqual([false, []]);
  });
});

describe('a photo of a member who is not approved yet', () => {
  it.each([0, 10] as const)(
    'counts as his own and is accepted with the profile: %i',
    async (status) => {
      const { ctx } = app();
      const groom = await makeMember(ctx, { gender: 'male', status });
      const bride = await makeMember(ctx);
      await givePhoto(ctx, bride);
      const [kept, removed] = [await upload(groom), await upload(groom)];
      await app().call(removePhoto, { ...asOwner(groom), body: { id: removed } });
      expect((await app().call(me, groom)).body).toMatchObject({
        has_photo: true,
      });
      expect(await own(groom)).toMatchObject([{ id: kept, waiting: true }]);
      expect(await queueOf(groom)).toEqual([]);
      expect((await moveTo(groom, 200)).status).toBe(200);
      expect(await own(groom)).toMatchObject([{ id: kept, waiting: false }]);
      expect(await seenBy(bride, groom)).toEqual({ card: [kept], detail: [kept] });
      expect(await queueOf(groom)).toEqual([]);
    },
  );

  it('is either accepted with the profile or waits, if both happen at the same time', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx, { status: 10 });
    await Promise.all([upload(bride), moveTo(bride, 200), upload(bride), upload(bride)]);
    const waiting = (await own(bride)).filter((photo) => photo.waiting).map(({ id }) => id);
    expect((await queueOf(bride)).map(({ id }) => id).sort()).toEqual(waiting.sort());
    expect(await own(bride)).toHaveLength(3);
  });
});

describe('a refused photo', () => {
  it('is hidden from all but the owner, who sees the reason until he removes it', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx);
    const groom = await makeMember(ctx, { gender: 'male' });
    await givePhoto(ctx, groom);
    const shown = await givePhoto(ctx, bride);
    const id = await upload(bride);
    const reason = 'There are two people in it.\nபடம் தெளிவாக இல்லை 🙏';
    expect((await decide(id, { decision: 'refuse', reason })).status).toBe(200);
    expect(await own(bride)).toMatchObject([
      { id: shown, waiting: false, refusal: null },
      { id, waiting: false, refusal: { reason } },
    ]);
    expect(await seenBy(groom, bride)).toEqual({ card: [shown], detail: [shown] });
    expect((await seenBy(bride, bride)).detail).toEqual([shown]);
    expect(await queueOf(bride)).toEqual([]);
    await app().call(removePhoto, { ...asOwner(bride), body: { id } });
    expect(await own(bride)).toMatchObject([{ id: shown }]);
  });

  it('does not count towards the ten', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx);
    for (let at = 0; at < 9; at += 1) await givePhoto(ctx, bride);
    const id = await upload(bride);
    const full = await app().call(addPhoto, {
      ...asOwner(bride),
      form: formOf('photo', await picture()),
    });
    expect(full.error.Code).toBe('TOO_MANY_PHOTOS');
    await decide(id, { decision: 'refuse' });
    expect(await upload(bride)).not.toBe('');
    expect(await own(bride)).toHaveLength(11);
  });

  it('needs no reason', async () => {
    const bride = await makeMember(app().ctx);
    const id = await upload(bride);
    await decide(id, { decision: 'refuse', reason: ' ' });
    expect(await own(bride)).toMatchObject([{ refusal: { reason: null } }]);
  });
});

describe('a decision', () => {
  it('is logged once, changes nothing the second time, and cannot be reversed', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx);
    const id = await upload(bride);
    for (let at = 0; at < 2; at += 1)
      expect((await decide(id, { decision: 'refuse', reason: 'Blurred' })).status).toBe(200);
    const other = await decide(id, { decision: 'approve' });
    expect([other.status, other.error.Code]).toEqual([409, 'PHOTO_DECIDED']);
    const rows = await historyOf(ctx, bride.user_id);
    const change = { before: { state: 'waiting' }, after: { photo: id, state: 'refused' } };
    expect(rows).toEqual([
      { actor_id: admin.user_id, action: 'photo', part: 'photo', ...change, reason: 'Blurred' },
    ]);
  });

  it('is made by one of two administrators who decide at the same time', async () => {
    const { ctx } = app();
    const second = await makeAdmin(ctx);
    const bride = await makeMember(ctx);
    const id = await givePhoto(ctx, bride, 'waiting');
    const answers = await Promise.all([
      decide(id, { decision: 'approve' }),
      decide(id, { decision: 'refuse' }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [photo] = await own(bride);
    expect(photo?.refusal === null).toBe(answers[0]?.status === 200);
  });

  it('is 404 for a removed and for an unknown photo', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx);
    const id = await givePhoto(ctx, bride, 'waiting');
    await app().call(removePhoto, { ...asOwner(bride), body: { id } });
    for (const one of [id, ...HOSTILE_IDS.filter((each) => each !== '..')])
      expect([one, (await decide(one, { decision: 'approve' })).status]).toEqual([one, 404]);
  });

  it('accepts only approve or refuse, and a text as reason', async () => {
    const id = await givePhoto(app().ctx, await makeMember(app().ctx), 'waiting');
    for (const decision of [...OTHER_TYPES, 'APPROVE', 'waiting'])
      expect([decision, (await decide(id, { decision })).status]).toEqual([decision, 400]);
    for (const reason of [5, [], {}, 'x'.repeat(301), '\ud800', 'a\u0000'])
      expect([reason, (await decide(id, { decision: 'refuse', reason })).status]).toEqual([
        reason,
        400,
      ]);
    expect((await decide(id, { decision: 'refuse', more: 1 })).status).toBe(400);
  });
});

describe('the queue', () => {
  it('lists photos in order of arrival, in full pages', async () => {
    const bride = await makeMember(app().ctx);
    const ids = [];
    for (let at = 0; at < 3; at += 1) ids.push(await givePhoto(app().ctx, bride, 'waiting'));
    expect((await queueOf(bride)).map(({ id }) => id)).toEqual(ids);
    for (const page of HOSTILE_PAGES) {
      const { status } = await app().call(listWaiting, { token: admin.token, params: { page } });
      expect([page, status]).toEqual([page, 400]);
    }
  });

  it.each([
    { name: 'queue', endpoint: listWaiting, body: undefined },
    { name: 'decision', endpoint: reviewPhoto, body: { decision: 'approve' } },
    { name: 'lookalikes', endpoint: findLookalikes, body: undefined },
  ])('is for administrators only: $name', async (one) => {
    const endpoint = one.endpoint as unknown as Endpoint;
    const params: Record<string, string | number> = { page: 1, id: 'x' };
    const { body } = one;
    expect((await app().call(endpoint, { params, body })).status).toBe(401);
    for (const status of [200, 0, 300, 500] as const) {
      const { token } = await makeMember(app().ctx, { status });
      const answer = await app().call(endpoint, { token, params, body });
      expect([status, answer.status, answer.error.Code]).toEqual([status, 403, 'FORBIDDEN']);
    }
  });
});
