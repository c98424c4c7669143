import { reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import type { TextDecision } from '@mala/contract/moderation/texts.ts';
import { listWaitingTexts, reviewText } from '@mala/contract/moderation/texts.ts';
import {
  captionPhoto,
  listPhotos,
  removePhoto,
  restorePhoto,
} from '@mala/contract/photos/album.ts';
import { readSection, saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { search } from '@mala/contract/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const ABOUT = 'My service number was 9840012345.';
const NAME = '9876501234 WhatsApp';
let admin: Person;
let groom: Person;

beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
  groom = await makeMember(app().ctx, { gender: 'male' });
  await givePhoto(app().ctx, groom, 'approved');
});

function save(member: Person, section: 'basic' | 'personal', more: object) {
  const body = { ...sampleSections(member.domain)[section], ...more };
  return app().call(saveSection[section] as typeof saveSection.personal, {
    ...asOwner(member),
    body,
  });
}

/** Somebody whose text waits, with what is said of it. */
async function somebody(wanted = {}) {
  const member = await makeMember(app().ctx, wanted);
  const saved = await save(member, 'personal', { about: ABOUT, no_contact: { about: ABOUT } });
  expect(saved.status).toBe(200);
  return { member, held: await heldOf(member) };
}

async function heldOf(member: Person): Promise<HeldText> {
  const { body } = await app().call(readSection.personal, asOwner(member));
  const [held] = body.held_texts ?? [];
  if (!held) throw new Error('nothing is held');
  return held;
}

async function view(viewer: Person, member: Person) {
  const params = { profileId: member.user_id };
  return (await app().call(viewProfile, { token: viewer.token, params })).body;
}

async function decide(held: HeldText, decision: TextDecision, more: object = {}, by = admin) {
  const body = { decision, version: held.version, ...more };
  const answer = await app().call(reviewText, { token: by.token, params: { id: held.id }, body });
  return answer.status === 200 ? 200 : String(answer.error.Code);
}

async function waiting(member: Person) {
  for (let page = 1; ; page++) {
    const { body } = await app().call(listWaitingTexts, { token: admin.token, params: { page } });
    const found = body.rows.find(({ profile_id }) => profile_id === member.user_id);
    if (found || body.rows.length === 0) return found;
  }
}

describe('a text of which its owner says that it holds no contact (abuse 9)', () => {
  it('is kept for its owner and the office, and nobody else gets it', async () => {
    const { member, held } = await somebody();
    expect(held).toMatchObject({
      section: 'personal',
      field: 'about',
      found: '9840012345',
      state: 'waiting',
      reason: null,
    });
    expect((await app().call(readSection.personal, asOwner(member))).body.about).toBe(ABOUT);
    for (const viewer of [member, admin]) {
      const { personal, held_texts } = await view(viewer, member);
      expect([personal.about, held_texts]).toEqual([ABOUT, [held]]);
    }
    const seen = await view(groom, member);
    expect([seen.personal.about, seen.held_texts]).toEqual([null, undefined]);
    expect(JSON.stringify(seen)).not.toContain('9840012345');
  });

  it('is no name on a card or a page until it is allowed', async () => {
    const member = await makeMember(app().ctx, { status: 10 });
    const cards = async () => {
      const sent = { token: groom.token, params: { page: 1 }, body: {} };
      const { rows } = (await app().call(search, sent)).body;
      return rows.find(({ profile_id }) => profile_id === member.user_id)?.name;
    };
    const name = { name: NAME };
    expect((await save(member, 'basic', name)).status).toBe(400);
    expect((await save(member, 'basic', { ...name, no_contact: name })).status).toBe(200);
    const body = { profile_id: member.user_id, status: 200 as const };
    await app().call(changeStatus, { token: admin.token, params: { id: member.user_id }, body });
    expect([await cards(), (await view(groom, member)).name]).toEqual(['', null]);
    expect((await view(member, member)).name).toBe(NAME);
    const row = await waiting(member);
    expect(row).toMatchObject({ text: NAME, name: member.user_name, mid: member.mid });
    if (row) expect(await decide(row, 'allow')).toBe(200);
    expect([await cards(), (await view(groom, member)).name]).toEqual([NAME, NAME]);
  });

  it('is shown once it is allowed, and checked again when it changes', async () => {
    const { member, held } = await somebody();
    const before = (await view(admin, member)).version;
    expect(await decide(held, 'allow')).toBe(200);
    expect(await waiting(member)).toBeUndefined();
    expect((await view(groom, member)).personal.about).toBe(ABOUT);
    // what the office decides leaves the version as it is
    expect((await view(admin, member)).version).toBe(before);
    expect((await save(member, 'personal', { about: ABOUT, weight: 61 })).status).toBe(200);
    const about = `${ABOUT} Call me.`;
    expect((await save(member, 'personal', { about })).status).toBe(400);
    expect((await save(member, 'personal', { about, no_contact: { about } })).status).toBe(200);
    expect((await view(groom, member)).personal.about).toBeNull();
    expect((await waiting(member))?.text).toBe(about);
  });

  it('is refused with a reason, which its owner reads beside it and in a mail', async () => {
    const { member, held } = await somebody();
    expect(await decide(held, 'refuse', { reason: 'It is a number.' })).toBe(200);
    expect(await decide(held, 'refuse')).toBe(200);
    expect(await heldOf(member)).toMatchObject({ state: 'refused', reason: 'It is a number.' });
    expect(await waiting(member)).toBeUndefined();
    expect((await view(groom, member)).personal.about).toBeNull();
    const mails = app().ctx.db.selectFrom('mails').where('user_id', '=', member.user_id);
    expect(await mails.select('kind').execute()).toEqual([{ kind: 'text-refused' }]);
    // the rest of the form can be saved, and saying it again does not bring it back
    const again = { about: ABOUT, weight: 61, no_contact: { about: ABOUT } };
    expect((await save(member, 'personal', again)).status).toBe(200);
    expect((await heldOf(member)).state).toBe('refused');
    expect((await save(member, 'personal', { about: 'Likes music.' })).status).toBe(200);
    expect(
      (await app().call(readSection.personal, asOwner(member))).body.held_texts,
    ).toBeUndefined();
    expect((await view(groom, member)).personal.about).toBe('Likes music.');
  });

  it('stays held while its owner or the office saves it as it is', async () => {
    const { member, held } = await somebody();
    for (const token of [member.token, admin.token])
      expect((await save({ ...member, token }, 'personal', { about: ABOUT })).status).toBe(200);
    expect(await heldOf(member)).toEqual(held);
    expect((await view(groom, member)).personal.about).toBeNull();
  });

  it('is not allowed by an approval of the profile', async () => {
    const { member } = await somebody({ status: 10 });
    const { version } = await view(admin, member);
    const params = { id: member.user_id };
    const body = { profile_id: member.user_id, status: 200 as const, version };
    expect((await app().call(changeStatus, { token: admin.token, params, body })).status).toBe(200);
    expect((await view(groom, member)).personal.about).toBeNull();
    expect(await waiting(member)).toBeDefined();
  });
});

describe('what is said of a text', () => {
  it.each([
    ['another text', { about: 'My number was 9840012345.' }],
    ['another field', { expectation: ABOUT }],
    ['none', {}],
  ])('counts for this text alone: %s', async (_what, no_contact) => {
    const member = await makeMember(app().ctx);
    const { status, error } = await save(member, 'personal', { about: ABOUT, no_contact });
    expect([status, error.Faults]).toEqual([400, { about: 'contact:9840012345' }]);
  });

  it.each([['text'], [[ABOUT]], [{ about: 1 }], [{ about: null }], [null]])(
    'is a list of texts by field, not %j',
    async (no_contact) => {
      const member = await makeMember(app().ctx);
      const { status, error } = await save(member, 'personal', { about: ABOUT, no_contact });
      expect([status, error.Code]).toEqual([400, 'INVALID']);
    },
  );

  it('holds nothing without a contact', async () => {
    const member = await makeMember(app().ctx);
    const about = 'Likes music.';
    expect((await save(member, 'personal', { about, no_contact: { about } })).status).toBe(200);
    expect((await view(groom, member)).personal.about).toBe(about);
  });
});

describe('a caption', () => {
  const caption = 'Roll 9840012345';
  const send = (member: Person, id: string, more: object = { no_contact: { caption } }) =>
    app().call(captionPhoto, { ...asOwner(member), body: { id, caption, ...more } });

  it('is held in the same way (abuse 9)', async () => {
    const member = await makeMember(app().ctx);
    const id = await givePhoto(app().ctx, member, 'approved');
    expect((await send(member, id, {})).error.Faults).toEqual({ caption: 'contact:9840012345' });
    const [photo] = (await send(member, id)).body;
    expect([photo?.caption, photo?.held_caption?.state]).toEqual([caption, 'waiting']);
    expect((await view(groom, member)).photos[0]?.caption).toBeNull();
    expect((await view(admin, member)).photos[0]?.caption).toBe(caption);
    const row = await waiting(member);
    expect(row).toMatchObject({ section: 'photo', field: id, text: caption });
    if (row) expect(await decide(row, 'allow')).toBe(200);
    expect((await view(groom, member)).photos[0]?.caption).toBe(caption);
    const { body } = await app().call(listPhotos, asOwner(member));
    expect(body[0]?.held_caption).toBeUndefined();
  });

  it('that is allowed while its photo is removed is kept', async () => {
    const member = await makeMember(app().ctx);
    const id = await givePhoto(app().ctx, member, 'approved');
    await send(member, id);
    const held = await waiting(member);
    await app().call(removePhoto, { ...asOwner(member), body: { id } });
    if (held) expect(await decide(held, 'allow')).toBe(200);
    const restored = await app().call(restorePhoto, { ...asOwner(member), body: { id } });
    expect(restored.body[0]?.caption).toBe(caption);
  });

  it('of a photo that was refused is not listed', async () => {
    const member = await makeMember(app().ctx);
    const id = await givePhoto(app().ctx, member, 'waiting');
    await send(member, id);
    expect((await waiting(member))?.field).toBe(id);
    const body = { decision: 'refuse' } as const;
    await app().call(reviewPhoto, { token: admin.token, params: { id }, body });
    expect(await waiting(member)).toBeUndefined();
  });
});

describe('a decision about a text', () => {
  it('is about the text that was shown (abuse 10)', async () => {
    const { member, held } = await somebody();
    const { version } = await view(admin, member);
    const about = `${ABOUT} Call me.`;
    expect((await save(member, 'personal', { about, no_contact: { about } })).status).toBe(200);
    expect((await view(admin, member)).version).not.toBe(version);
    for (const decision of ['allow', 'refuse'] as const)
      expect(await decide(held, decision)).toBe('CHANGED_MEANWHILE');
    expect(await decide(await heldOf(member), 'allow')).toBe(200);
    expect(await decide(held, 'allow')).toBe('NOT_FOUND');
  });

  it('of an administrator who has not seen that of another is refused', async () => {
    const { member, held } = await somebody();
    expect(await decide(held, 'refuse', {}, await makeAdmin(app().ctx))).toBe(200);
    expect(await decide(held, 'allow')).toBe('CHANGED_MEANWHILE');
    expect(await decide(await heldOf(member), 'allow')).toBe(200);
  });

  it('never loses a text that is saved at the same moment', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { member, held } = await somebody();
      await Promise.all([
        decide(held, 'allow'),
        save(member, 'personal', { about: ABOUT, weight: 61 }),
      ]);
      expect((await view(groom, member)).personal.about).toBe(ABOUT);
    }
  });

  it('is for the office alone', async () => {
    const { member, held } = await somebody();
    for (const by of [member, groom]) {
      expect(await decide(held, 'allow', {}, by)).toBe('FORBIDDEN');
      const listed = { token: by.token, params: { page: 1 } };
      expect((await app().call(listWaitingTexts, listed)).status).toBe(403);
    }
    expect(await decide(held, 'allow', {}, { ...admin, token: '' })).toBe('UNAUTHENTICATED');
  });

  it.each([
    [{ decision: 'approve' }, 'decision'],
    [{ version: undefined }, 'version'],
    [{ version: null }, 'version'],
    [{ decision: 'refuse', reason: 1 }, 'reason'],
    [{ more: 1 }, 'more'],
  ])('rejects %j', async (more, field) => {
    const { held } = await somebody();
    const body = { decision: 'allow', version: held.version, ...more };
    const sent = { token: admin.token, params: { id: held.id }, body };
    const { status, error } = await app().call(reviewText, sent as never);
    expect([status, Object.keys(error.Faults ?? {})]).toEqual([400, [field]]);
  });

  it.each(HOSTILE_IDS)('finds nothing for the id %j', async (id) => {
    const { held } = await somebody();
    expect(await decide({ ...held, id }, 'allow')).toBe('NOT_FOUND');
  });
});
