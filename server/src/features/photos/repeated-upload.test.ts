import { randomUUID } from 'node:crypto';
import { addHoroscopeFiles, removeHoroscopeFile } from '@mala/contract/horoscope-files.ts';
import { addPhoto, listPhotos, removePhoto } from '@mala/contract/photos/album.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asOwner, givePhoto, makeMember, type Person } from '../../../test/factories.ts';
import { picture } from '../../../test/fixtures/uploads.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
afterEach(() => vi.restoreAllMocks());

async function send(person: Person, uploadId: string, bytes?: Uint8Array) {
  const form = new FormData();
  form.append('upload_id', uploadId);
  form.append('photo', new Blob([new Uint8Array(bytes ?? (await picture()))]), 'a.jpg');
  return app().call(addPhoto, { ...asOwner(person), form });
}

describe('sending a photo again under its upload id', () => {
  it('returns the list without adding a second photo or file, even if the album is full by then', async () => {
    const member = await makeMember(app().ctx);
    const id = randomUUID();
    const first = await send(member, id);
    expect(first.body).toHaveLength(1);
    const before = await storedFiles(app().ctx);
    for (let i = 0; i < 9; i++) await givePhoto(app().ctx, member);
    const again = await send(member, id);
    expect([again.status, again.body.length]).toEqual([200, 10]);
    expect((await storedFiles(app().ctx)).filter((key) => !before.includes(key))).toEqual([]);
    expect((await send(member, randomUUID())).status).toBe(409);
  });

  it('keeps one of five simultaneous uploads', async () => {
    const member = await makeMember(app().ctx);
    const before = (await storedFiles(app().ctx)).length;
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(member, id)));
    for (const { status, body } of answers) expect([status, body.length]).toEqual([200, 1]);
    expect((await storedFiles(app().ctx)).length - before).toBe(3);
  });

  it('does not restore a photo removed since', async () => {
    const member = await makeMember(app().ctx);
    const id = randomUUID();
    const { body } = await send(member, id);
    await app().call(removePhoto, { ...asOwner(member), body: body[0] });
    expect((await send(member, id)).body).toEqual([]);
  });

  it('accepts an id used by another profile, and one whose first upload was rejected', async () => {
    const id = randomUUID();
    const member = await makeMember(app().ctx);
    expect((await send(await makeMember(app().ctx), id)).body).toHaveLength(1);
    expect((await send(member, id, Buffer.from('half'))).status).toBe(415);
    expect((await send(member, id)).body).toHaveLength(1);
  });

  it.each(['', 'x', '\u0000', `${randomUUID()}0`])('rejects %j as an id', async (id) => {
    const { status, error } = await send(await makeMember(app().ctx), id);
    expect([status, error.Code, error.Fields]).toEqual([
      400,
      'INVALID',
      { upload_id: 'Invalid value' },
    ]);
  });
});

/** The next commit is made, and the word about it is lost. */
function loseNextCommit(): void {
  const { db } = app().ctx;
  const begin = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    const transaction = begin();
    const { execute } = transaction;
    vi.spyOn(transaction, 'execute').mockImplementation(async (work) => {
      await execute.call(transaction, work);
      throw new Error('Connection terminated unexpectedly');
    });
    return transaction;
  });
}

it('a photo whose commit got no reply keeps its files, and exists once after a retry', async () => {
  const member = await makeMember(app().ctx);
  const id = randomUUID();
  loseNextCommit();
  expect((await send(member, id)).status).toBe(503);
  expect((await send(member, id)).body).toHaveLength(1);
  const { body } = await app().call(listPhotos, asOwner(member));
  const files = await Promise.all(
    [body[0]?.large, body[0]?.short, body[0]?.url].map((path) => fetch(`${app().url}${path}`)),
  );
  for (const file of files) expect((await file.bytes()).length).toBeGreaterThan(0);
  expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
});

describe('sending horoscope files again under their upload id', () => {
  function sendFiles(person: Person, uploadId: string, ...contents: Uint8Array[]) {
    const form = new FormData();
    form.append('upload_id', uploadId);
    for (const bytes of contents)
      form.append('attachment', new Blob([new Uint8Array(bytes)]), 'jathagam.png');
    return app().call(addHoroscopeFiles, { ...asOwner(person), form });
  }

  it('returns the list without adding a second file, even if the list is full by then', async () => {
    const member = await makeMember(app().ctx);
    const file = await picture();
    const id = randomUUID();
    expect((await sendFiles(member, id, file, file)).body).toHaveLength(2);
    expect((await sendFiles(member, randomUUID(), file, file, file)).body).toHaveLength(5);
    const before = await storedFiles(app().ctx);
    const again = await sendFiles(member, id, file, file);
    expect([again.status, again.body.length]).toEqual([200, 5]);
    expect(await storedFiles(app().ctx)).toEqual(before);
    expect((await sendFiles(member, randomUUID(), file)).status).toBe(409);
  });

  it('keeps one of three simultaneous uploads, and accepts the id again after removal', async () => {
    const member = await makeMember(app().ctx);
    const file = await picture();
    const id = randomUUID();
    const before = (await storedFiles(app().ctx)).length;
    const answers = await Promise.all([1, 2, 3].map(() => sendFiles(member, id, file)));
    for (const { status, body } of answers) expect([status, body.length]).toEqual([200, 1]);
    expect((await storedFiles(app().ctx)).length - before).toBe(1);
    const body = { id: answers[0]?.body[0]?.id ?? '' };
    await app().call(removeHoroscopeFile, { ...asOwner(member), body });
    expect((await sendFiles(member, id, file)).body).toHaveLength(1);
  });

  it('accepts an id used by another profile, and rejects an invalid one', async () => {
    const id = randomUUID();
    const file = await picture();
    expect((await sendFiles(await makeMember(app().ctx), id, file)).body).toHaveLength(1);
    expect((await sendFiles(await makeMember(app().ctx), id, file)).body).toHaveLength(1);
    const { status, error } = await sendFiles(await makeMember(app().ctx), 'x', file);
    expect([status, error.Fields]).toEqual([400, { upload_id: 'Invalid value' }]);
  });
});
