import type { Endpoint } from '@mala/contract/endpoint.ts';
import { addMarriage, listMarriages, removeMarriage } from '@mala/contract/marriages.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { formOf, picture, REFUSED_PICTURES } from '../../../test/fixtures/uploads.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS, OTHER_TYPES, UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { fillStorageAt, storedFiles } from '../../../test/stored-files.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(app().ctx, 'marathimala');
});

afterEach(() => {
  vi.restoreAllMocks();
});

interface Sent {
  bytes?: Uint8Array;
  texts?: Record<string, string>;
  as?: Person;
}

async function add({ bytes, texts = { caption: 'Kavitha and Arun' }, as = admin }: Sent = {}) {
  const form = formOf('photo', bytes ?? (await picture()));
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return app().call(addMarriage, { token: as.token, form });
}

async function listed() {
  return (await app().call(listMarriages, admin)).body;
}

const calls = [
  { name: 'list', endpoint: listMarriages, sent: async () => ({}) },
  {
    name: 'add',
    endpoint: addMarriage,
    sent: async () => ({ form: formOf('photo', await picture()) }),
  },
  { name: 'remove', endpoint: removeMarriage, sent: async () => ({ body: { id: UNKNOWN_ID } }) },
].map((call) => ({ ...call, endpoint: call.endpoint as unknown as Endpoint }));

describe('sent again under its upload id (faults 23)', () => {
  const sent = (upload_id: string) => add({ texts: { caption: 'Kavitha and Arun', upload_id } });

  it('a photo is kept once, also of several at the same time', async () => {
    const before = [(await listed()).length, (await storedFiles(app().ctx)).length] as const;
    const id = uuid();
    const answers = await Promise.all(Array.from({ length: 4 }, () => sent(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await sent(id)).body).toHaveLength(before[0] + 1);
    expect(await storedFiles(app().ctx)).toHaveLength(before[1] + 3);
    expect((await sent(uuid())).body).toHaveLength(before[0] + 2);
  });

  it('an id that is no uuid is refused', async () => {
    const { status, error } = await sent('1');
    expect([status, error.Faults]).toEqual([400, { upload_id: 'invalid' }]);
  });
});

describe.each(calls)('$name', ({ endpoint, sent }) => {
  it('is 401 without a session and 403 for every member, whatever they send', async () => {
    const { ctx } = app();
    const before = await storedFiles(app().ctx);
    for (const each of [await sent(), {}]) {
      expect((await app().call(endpoint, each)).status).toBe(401);
      for (const member of [
        await makeMember(ctx),
        await makeMember(ctx, { domain: 'marathimala', gender: 'male' }),
        await makeMember(ctx, { status: 0, without: ['basic'] }),
      ]) {
        const { status, error } = await app().call(endpoint, { token: member.token, ...each });
        expect([status, error.Code]).toEqual([403, 'FORBIDDEN']);
      }
    }
    expect(await storedFiles(app().ctx)).toEqual(before);
  });
});

describe('adding a marriage photo', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('keeps a %s in three sizes', async (kind) => {
    const before = await storedFiles(app().ctx);
    const { status, body } = await add({ bytes: await picture(kind) });
    expect(status).toBe(200);
    const [newest] = body;
    const { id = '' } = newest ?? {};
    expect(Object.keys(newest ?? {}).sort()).toEqual(
      'caption created_at domain height id large preview short url width'.split(' '),
    );
    expect(newest).toMatchObject({
      caption: 'Kavitha and Arun',
      width: 600,
      height: 800,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      preview: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect((await storedFiles(app().ctx)).filter((key) => !before.includes(key))).toEqual(
      ['large', 'short', 'url'].map((size) => `marriage/${id}/${size}`),
    );
    expect(await listed()).toEqual(body);
    expect(await historyOf(app().ctx, id)).toEqual([
      {
        actor_id: admin.user_id,
        action: 'marriage',
        part: null,
        before: {},
        after: { domain: 'marathimala', caption: 'Kavitha and Arun' },
        reason: null,
      },
    ]);
  });

  it("adds it to the administrator's own site, or to the named one", async () => {
    expect((await add()).body[0]?.domain).toBe('marathimala');
    for (const domain of ['tamilmala', 'marathimala']) {
      const { body } = await add({ texts: { caption: 'a', domain } });
      expect(body[0]?.domain).toBe(domain);
    }
    const other = await makeAdmin(app().ctx, 'tamilmala');
    expect((await add({ as: other })).body[0]?.domain).toBe('tamilmala');
  });

  it('lists marriages of both sites, newest first', async () => {
    const ids: (string | undefined)[] = [];
    for (const domain of ['tamilmala', 'marathimala', 'tamilmala'])
      ids.unshift((await add({ texts: { caption: domain, domain } })).body[0]?.id);
    expect((await listed()).slice(0, 3).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [' कविता आणि अरुण ', 'कविता आणि अरुण'],
    ['கவிதா ♥ அருண்', 'கவிதா ♥ அருண்'],
    ["<b>'; DROP TABLE marriages; --", "<b>'; DROP TABLE marriages; --"],
    ['c'.repeat(120), 'c'.repeat(120)],
    [`  ${'c'.repeat(120)}  `, 'c'.repeat(120)],
  ])('keeps the caption %j', async (caption, kept) => {
    expect((await add({ texts: { caption } })).body[0]?.caption).toBe(kept);
  });

  it.each([
    [{}, { caption: 'Required' }],
    [{ caption: '' }, { caption: 'Required' }],
    [{ caption: ' \t ' }, { caption: 'Required' }],
    [{ caption: 'c'.repeat(121) }, { caption: expect.any(String) }],
    [{ caption: 'two\nlines' }, { caption: expect.any(String) }],
    [{ caption: 'a\u0000b' }, { caption: expect.any(String) }],
    [{ caption: 'a', domain: 'elsewhere' }, { domain: expect.any(String) }],
    [{ caption: 'a', domain: '' }, { domain: expect.any(String) }],
    [{ caption: 'a', created_by: UNKNOWN_ID }, { created_by: expect.any(String) }],
  ])('rejects %j and keeps no file', async (texts, fields) => {
    const before = await storedFiles(app().ctx);
    const { status, error } = await add({ texts: texts as Record<string, string> });
    expect([status, error.Code, error.Fields]).toEqual([400, 'INVALID', fields]);
    expect(await storedFiles(app().ctx)).toEqual(before);
  });

  it.each(REFUSED_PICTURES)(
    'rejects %s and keeps nothing of it',
    async (_, make, expected, code) => {
      const before = { files: await storedFiles(app().ctx), rows: await listed() };
      const { status, error } = await add({ bytes: await make() });
      expect([status, error.Code]).toEqual([expected, code]);
      expect({ files: await storedFiles(app().ctx), rows: await listed() }).toEqual(before);
    },
  );

  it('rejects no file, two files, and a file under another field name', async () => {
    const before = await storedFiles(app().ctx);
    const bytes = await picture();
    const captionOnly = new FormData();
    captionOnly.append('caption', 'a');
    for (const form of [captionOnly, formOf('photo', bytes, bytes), formOf('image', bytes)]) {
      const { status, error } = await app().call(addMarriage, { token: admin.token, form });
      expect([status, error.Code]).toEqual([400, 'INVALID']);
    }
    const json = await app().call(addMarriage, { token: admin.token, body: { caption: 'a' } });
    expect(json.status).toBe(415);
    expect(await storedFiles(app().ctx)).toEqual(before);
  });

  it('keeps neither row nor file if either fails', async () => {
    const { ctx } = app();
    const before = { files: await storedFiles(app().ctx), rows: await listed() };
    const drawn = await ctx.images.process(await picture(), 'tamilmala', 'somebody');
    vi.spyOn(ctx.images, 'process').mockResolvedValueOnce({ ...drawn, width: 1.5 });
    expect((await add()).status).toBe(500);
    fillStorageAt(3, ctx);
    const { status, error } = await add();
    expect([status, error.Code]).toEqual([507, 'STORAGE_FULL']);
    expect({ files: await storedFiles(app().ctx), rows: await listed() }).toEqual(before);
  });
});

describe('removing a marriage photo', () => {
  it('returns the new list, deletes the files and is logged', async () => {
    const [kept] = (await add({ texts: { caption: 'kept' } })).body;
    const [gone] = (await add({ texts: { caption: 'gone', domain: 'tamilmala' } })).body;
    const { status, body } = await app().call(removeMarriage, {
      token: admin.token,
      body: { id: gone?.id },
    });
    expect(status).toBe(200);
    expect(body[0]).toEqual(kept);
    expect(body).toEqual(await listed());
    expect((await storedFiles(app().ctx)).filter((key) => key.includes(gone?.id ?? ''))).toEqual(
      [],
    );
    expect((await historyOf(app().ctx, gone?.id ?? ''))[1]).toEqual({
      actor_id: admin.user_id,
      action: 'marriage',
      part: null,
      before: { domain: 'tamilmala', caption: 'gone' },
      after: {},
      reason: null,
    });
  });

  it('is 404 for an unknown, a removed and an invalid id', async () => {
    const [gone] = (await add()).body;
    await app().call(removeMarriage, { token: admin.token, body: { id: gone?.id } });
    const before = await listed();
    for (const id of [gone?.id, UNKNOWN_ID, '', '\ud800', ...HOSTILE_IDS]) {
      const { status, error } = await app().call(removeMarriage, {
        token: admin.token,
        body: { id },
      });
      expect([id, status, error.Code]).toEqual([id, 404, 'NOT_FOUND']);
    }
    expect(await listed()).toEqual(before);
  });

  it('rejects ids of other types and additional fields', async () => {
    const bodies = [
      ...OTHER_TYPES.filter((id) => typeof id !== 'string').map((id) => ({ id })),
      {},
      [],
      { id: UNKNOWN_ID, domain: 'tamilmala' },
    ];
    for (const body of bodies) {
      const { status } = await app().call(removeMarriage, { token: admin.token, body });
      expect([body, status]).toEqual([body, 400]);
    }
  });

  it('succeeds once the row is deleted, even if a file remains', async () => {
    const [photo] = (await add()).body;
    vi.spyOn(app().ctx.files, 'delete').mockRejectedValue(new Error('the disk is away'));
    const { status, body } = await app().call(removeMarriage, {
      token: admin.token,
      body: { id: photo?.id },
    });
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).not.toContain(photo?.id);
  });
});
