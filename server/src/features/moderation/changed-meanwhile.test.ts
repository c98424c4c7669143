import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { listWaiting, type ReviewedPhoto, reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { changeStatus, listProfiles } from '@mala/contract/moderation/profiles.ts';
import {
  addPhoto,
  allowHomePhoto,
  captionPhoto,
  listPhotos,
  orderPhotos,
  removePhoto,
} from '@mala/contract/photos/album.ts';
import { saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { formOf, picture } from '../../../test/fixtures/uploads.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
});

async function versionOf(member: Person, viewer = admin): Promise<string | undefined> {
  const params = { profileId: member.user_id };
  return (await app().call(viewProfile, { token: viewer.token, params })).body.version;
}

async function approve(member: Person, version?: string, status = 200) {
  const params = { id: member.user_id };
  const body = { profile_id: member.user_id, status, version };
  const answer = await app().call(changeStatus, { token: admin.token, params, body });
  return answer.status === 200 ? 200 : String(answer.error.Code);
}

async function listed(member: Person) {
  const body = { mid: [member.mid ?? ''] };
  const sent = { token: admin.token, params: { page: 1 }, body };
  return (await app().call(listProfiles, sent)).body.rows[0];
}

const waiting = async (member: Person) => {
  const { body } = await app().call(listPhotos, asOwner(member));
  return body.map((photo) => photo.waiting);
};

/** Somebody in review with two photos. */
async function somebody() {
  const member = await makeMember(app().ctx, { status: 10 });
  const ids = [await givePhoto(app().ctx, member, 'waiting')];
  ids.push(await givePhoto(app().ctx, member, 'waiting'));
  return { member, ids };
}

const section = (name: 'personal' | 'family', more: object) => (member: Person) => {
  const body = { ...sampleSections('tamilmala')[name], ...more };
  return app().call(saveSection[name], { ...asOwner(member), body });
};

/** What a member may change while an administrator looks. */
const CHANGES: Record<string, (member: Person, ids: string[]) => Promise<{ status: number }>> = {
  'a text': section('personal', { about: 'Something else.' }),
  'a field that only contact shows': section('family', { property_details: 'Two houses' }),
  'a new photo': async (member) =>
    app().call(addPhoto, {
      ...asOwner(member),
      form: formOf('photo', { name: 'a.png', bytes: await picture('png') }),
    }),
  'a removed photo': (member, [id]) =>
    app().call(removePhoto, { ...asOwner(member), body: { id } }),
  'a caption': (member, [id]) =>
    app().call(captionPhoto, { ...asOwner(member), body: { id, caption: 'At the beach' } }),
  'the order of photos': (member, ids) =>
    app().call(orderPhotos, { ...asOwner(member), body: { ids: ids.toReversed() } }),
  'a new horoscope file': async (member) =>
    app().call(addHoroscopeFiles, {
      ...asOwner(member),
      form: formOf('attachment', { name: 'a.png', bytes: await picture('png') }),
    }),
  'the consent to the home page': (member) =>
    app().call(allowHomePhoto, { ...asOwner(member), body: { allowed: true } }),
};

describe('a decision about a profile (abuse 10)', () => {
  it('is taken with the version that was shown, by the profile or the list', async () => {
    const { member } = await somebody();
    const row = await listed(member);
    expect(row?.version).toBe(await versionOf(member));
    expect(await approve(member, row?.version)).toBe(200);
    expect(await waiting(member)).toEqual([false, false]);
    // what the office decides leaves the version as it is
    expect(await versionOf(member)).toBe(row?.version);
    expect(await approve(member, row?.version, 500)).toBe(200);
  });

  it.each(Object.entries(CHANGES))('is refused after a change: %s', async (_name, change) => {
    const { member, ids } = await somebody();
    const version = await versionOf(member);
    expect((await change(member, ids)).status).toBe(200);
    expect(await approve(member, version)).toBe('CHANGED_MEANWHILE');
    expect(await approve(member, version, 500)).toBe('CHANGED_MEANWHILE');
    expect((await listed(member))?.status).toBe(10);
    expect(await waiting(member)).not.toContain(false);
    expect(await approve(member, await versionOf(member))).toBe(200);
  });

  it('of two administrators at the same time is that of one', async () => {
    const { member } = await somebody();
    const other = await makeAdmin(app().ctx);
    const decide = ({ token }: Person, status: number) =>
      app().call(changeStatus, {
        token,
        params: { id: member.user_id },
        body: { profile_id: member.user_id, from: 10, status },
      });
    const [approved, refused] = await Promise.all([decide(admin, 200), decide(other, 500)]);
    expect([approved.status, refused.status].sort()).toEqual([200, 409]);
    const late = approved.status === 409 ? approved : refused;
    expect(late.error.Code).toBe('CHANGED_MEANWHILE');
    const status = approved.status === 200 ? 200 : 500;
    expect((await listed(member))?.status).toBe(status);
    // the same decision again, by a double click, is none
    expect((await decide(admin, status)).status).toBe(200);
  });

  it('needs no version, and then takes the photos that are there', async () => {
    const { member } = await somebody();
    expect(await approve(member)).toBe(200);
    expect(await waiting(member)).toEqual([false, false]);
  });

  it('never takes along a photo or a text that is sent at the same moment', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const { member } = await somebody();
      const version = await versionOf(member);
      const [outcome] = await Promise.all([
        approve(member, version),
        ...[1, 2].map(() => CHANGES['a new photo']?.(member, [])),
        CHANGES['a text']?.(member, []),
      ]);
      const decided = outcome === 200;
      if (!decided) expect(outcome).toBe('CHANGED_MEANWHILE');
      expect(await waiting(member)).toEqual([!decided, !decided, true, true]);
    }
  });

  it('takes any text as a version, which fits nothing, but not a long one', async () => {
    const { member } = await somebody();
    for (const version of ['', 'x', '\u0000'])
      expect(await approve(member, version, 500)).toBe('CHANGED_MEANWHILE');
    expect(await approve(member, 'x'.repeat(101), 500)).toBe('INVALID');
  });

  it('shows the version to administrators only', async () => {
    const member = await makeMember(app().ctx);
    const other = await makeMember(app().ctx, { gender: 'male' });
    for (const viewer of [member, other]) expect(await versionOf(member, viewer)).toBeUndefined();
    expect(await versionOf(member)).toMatch(/^\w{64}$/);
  });
});

describe('a decision about a photo (abuse 10)', () => {
  async function queued(member: Person): Promise<ReviewedPhoto | undefined> {
    for (let page = 1; ; page++) {
      const sent = { token: admin.token, params: { page } };
      const { body } = await app().call(listWaiting, sent);
      const found = body.rows.find(({ profile_id }) => profile_id === member.user_id);
      if (found || body.rows.length === 0) return found;
    }
  }

  async function decide(id = '', body = {}) {
    const answer = await app().call(reviewPhoto, { token: admin.token, params: { id }, body });
    return answer.status === 200 ? 200 : String(answer.error.Code);
  }

  it('is refused if the caption has changed since', async () => {
    const member = await makeMember(app().ctx);
    const id = await givePhoto(app().ctx, member, 'waiting');
    const version = (await queued(member))?.version;
    await CHANGES['a caption']?.(member, [id]);
    for (const decision of ['approve', 'refuse'])
      expect(await decide(id, { decision, version })).toBe('CHANGED_MEANWHILE');
    expect(await waiting(member)).toEqual([true]);
    const now = (await queued(member))?.version;
    expect(await decide(id, { decision: 'approve', version: now })).toBe(200);
    expect(await waiting(member)).toEqual([false]);
  });

  it('of one photo leaves the versions of the others as they are', async () => {
    const member = await makeMember(app().ctx);
    const ids = [await givePhoto(app().ctx, member, 'waiting')];
    ids.push(await givePhoto(app().ctx, member, 'waiting'));
    const sent = { token: admin.token, params: { page: 1 } };
    const { body } = await app().call(listWaiting, sent);
    const versions = ids.map((id) => body.rows.find((row) => row.id === id)?.version);
    for (const [index, id] of ids.entries())
      expect(await decide(id, { decision: 'approve', version: versions[index] })).toBe(200);
  });
});
