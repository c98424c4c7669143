import type { Endpoint } from '@mala/contract/endpoint.ts';
import {
  addHoroscopeFiles,
  listHoroscopeFiles,
  removeHoroscopeFile,
} from '@mala/contract/horoscope-files.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asOwner, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { formOf, type Part, PDF, picture } from '../../../test/fixtures/uploads.ts';
import { historyOf } from '../../../test/history.ts';
import { UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { fillStorageAt, storedFiles } from '../../../test/stored-files.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

afterEach(() => {
  vi.restoreAllMocks();
});

function upload(person: Person, ...parts: Part[]) {
  const form = formOf('attachment', ...parts);
  return app().call(addHoroscopeFiles, { ...asOwner(person), form });
}

async function list(person: Person) {
  return (await app().call(listHoroscopeFiles, asOwner(person))).body;
}

const calls = [
  { name: 'list', endpoint: listHoroscopeFiles, sent: {} },
  { name: 'add', endpoint: addHoroscopeFiles, sent: { form: formOf('attachment', PDF) } },
  { name: 'remove', endpoint: removeHoroscopeFile, sent: { body: { id: UNKNOWN_ID } } },
].map((call) => ({ ...call, endpoint: call.endpoint as unknown as Endpoint }));

describe.each(calls)('$name', ({ endpoint, sent }) => {
  it('is 401 without a session, 403 for other members, 404 for an administrator with an unknown id', async () => {
    const { ctx } = app();
    const owner = await makeMember(ctx);
    const params = { userId: owner.user_id };
    expect((await app().call(endpoint, { params, ...sent })).status).toBe(401);
    for (const other of [
      await makeMember(ctx, { gender: 'male' }),
      await makeMember(ctx, { domain: 'marathimala' }),
    ]) {
      const answer = await app().call(endpoint, { token: other.token, params, ...sent });
      expect([answer.status, answer.error.Code]).toEqual([403, 'FORBIDDEN']);
    }
    const { token, user_id } = await makeAdmin(ctx);
    for (const userId of [UNKNOWN_ID, user_id, 'x', '\u0000']) {
      const answer = await app().call(endpoint, { token, params: { userId }, ...sent });
      expect([answer.status, answer.error.Code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

describe('adding horoscope files', () => {
  it('keeps several files of a call in order, under their original names', async () => {
    const member = await makeMember(app().ctx);
    const { status, body } = await upload(
      member,
      { name: 'ஜாதகம்.pdf', bytes: PDF },
      { name: 'जन्मपत्रिका.png', bytes: await picture('png') },
      { name: '..\\..\\chart\u202egpj.exe', bytes: await picture('jpeg') },
    );
    expect(status).toBe(200);
    expect(body.map(({ name }) => name)).toEqual(['ஜாதகம்.pdf', 'जन्मपत्रिका.png', 'chartgpj.exe']);
    // the download is the file as stored
    for (const { url, bytes } of body)
      expect((await (await fetch(app().url + url)).arrayBuffer()).byteLength).toBe(bytes);
    expect(await list(member)).toEqual(body);
    const kinds = await app()
      .ctx.db.selectFrom('horoscope_files')
      .where('profile_id', '=', member.user_id)
      .orderBy('id')
      .select('kind')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['pdf', 'png', 'jpeg']);
    for (const { id } of body) expect(await storedFiles(app().ctx)).toContain(`attachment/${id}`);
  });

  it.each([
    ['a page', Buffer.from('<html>'), 415, 'NOT_A_HOROSCOPE_FILE'],
    ['half a pdf', PDF.subarray(0, 30), 415, 'NOT_A_HOROSCOPE_FILE'],
    ['an empty file', Buffer.alloc(0), 415, 'NOT_A_HOROSCOPE_FILE'],
    ['over 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'FILE_TOO_LARGE'],
  ])('keeps no file of a call if one of them is %s', async (_, wrong, expected, code) => {
    const member = await makeMember(app().ctx);
    const before = await storedFiles(app().ctx);
    const { status, error } = await upload(member, PDF, wrong);
    expect([status, error.Code]).toEqual([expected, code]);
    expect(await list(member)).toEqual([]);
    expect(await storedFiles(app().ctx)).toEqual(before);
  });

  it('keeps at most five, and none of a call that exceeds that', async () => {
    const member = await makeMember(app().ctx);
    expect((await upload(member, ...Array(6).fill(PDF))).error.Code).toBe('TOO_MANY_FILES');
    expect((await upload(member, PDF, PDF, PDF)).body).toHaveLength(3);
    const { status, error } = await upload(member, PDF, PDF, PDF);
    expect([status, error.Code]).toEqual([409, 'TOO_MANY_FILES']);
    expect((await upload(member, PDF, PDF)).body).toHaveLength(5);
    expect((await upload(member, PDF)).status).toBe(409);
  });

  it('keeps five of twelve simultaneous calls', async () => {
    const member = await makeMember(app().ctx);
    const before = (await storedFiles(app().ctx)).length;
    const chart = await picture();
    await Promise.all(Array.from({ length: 12 }, () => upload(member, chart)));
    expect(await list(member)).toHaveLength(5);
    expect((await storedFiles(app().ctx)).length - before).toBe(5);
  });

  it('rejects eleven files, no file, and files under another field name', async () => {
    const member = await makeMember(app().ctx);
    expect((await upload(member, ...Array(11).fill(PDF))).status).toBe(400);
    expect((await upload(member)).status).toBe(400);
    const form = formOf('file', PDF);
    const { status, error } = await app().call(addHoroscopeFiles, { ...asOwner(member), form });
    expect([status, error.Fields]).toEqual([400, { file: 'Unknown field' }]);
  });

  it('keeps neither rows nor files if the storage is full', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const before = await storedFiles(app().ctx);
    fillStorageAt(2, ctx);
    const { status, error } = await upload(member, PDF, PDF);
    expect([status, error.Code]).toEqual([507, 'STORAGE_FULL']);
    expect(await list(member)).toEqual([]);
    expect(await storedFiles(app().ctx)).toEqual(before);
  });
});

describe('removing a horoscope file', () => {
  it('returns the new list and deletes the file', async () => {
    const member = await makeMember(app().ctx);
    const { body: files } = await upload(member, PDF, PDF);
    const body = { id: files[0]?.id };
    const removed = await app().call(removeHoroscopeFile, { ...asOwner(member), body });
    expect(removed.body.map(({ id }) => id)).toEqual([files[1]?.id]);
    expect(await storedFiles(app().ctx)).not.toContain(`attachment/${files[0]?.id}`);
    const again = await app().call(removeHoroscopeFile, { ...asOwner(member), body });
    expect(again.status).toBe(404);
  });

  it('is 404 for a file of somebody else and for an invalid id', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const strange = (await upload(await makeMember(ctx), PDF)).body[0]?.id ?? '';
    for (const id of [strange, UNKNOWN_ID, '', 'x', '\u0000', '\ud800', "'; DROP TABLE users"]) {
      const answer = await app().call(removeHoroscopeFile, { ...asOwner(member), body: { id } });
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });

  it.each([[{}], [{ id: null }], [{ id: { a: 1 } }], [{ id: 'x', name: 'y' }], [[]], ['x']])(
    'refuses %j',
    async (body) => {
      const member = await makeMember(app().ctx);
      const { status, error } = await app().call(removeHoroscopeFile, {
        ...asOwner(member),
        body,
      });
      expect([status, error.Code]).toEqual([400, 'INVALID']);
    },
  );
});

it('logs changes by an administrator in the audit log', async () => {
  const { ctx } = app();
  const member = await makeMember(ctx);
  const admin = await makeAdmin(ctx);
  const { body } = await upload({ ...member, token: admin.token }, PDF);
  const sent = { ...asOwner({ ...member, token: admin.token }), body: { id: body[0]?.id } };
  await app().call(removeHoroscopeFile, sent);
  const rows = await historyOf(ctx, member.user_id);
  const edit = { actor_id: admin.user_id, action: 'edit', part: 'attachment', reason: null };
  const named = { files: [body[0]?.name] };
  expect(rows).toEqual([
    { ...edit, before: {}, after: named },
    { ...edit, before: named, after: {} },
  ]);
});
