import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFiles, type Files } from './files.ts';

let dataDir: string;
let files: Files;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mala-files-'));
  files = await createFiles({ storageUrl: undefined, dataDir });
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

test('stores files below DATA_DIR/files', async () => {
  const contents = randomBytes(200_000);
  await files.put('photos/ab/one-short.webp', contents);
  const { stream, size } = await files.stream('photos/ab/one-short.webp');
  expect(size).toBe(200_000);
  expect(await buffer(stream)).toEqual(contents);
  expect(await readFile(path.join(dataDir, 'files/photos/ab/one-short.webp'))).toEqual(contents);
});

test('gives no other account of the machine access', async () => {
  await files.put('photos/ab/one-short.webp', Buffer.from('a'));
  const modeOf = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;
  expect(await modeOf('files')).toBe(0o700);
  expect(await modeOf('files/photos/ab')).toBe(0o700);
  expect(await modeOf('files/photos/ab/one-short.webp')).toBe(0o600);
});

test('a second write replaces the first', async () => {
  await files.put('a.webp', Buffer.from('first, and longer'));
  await files.put('a.webp', Buffer.from('second'));
  const { stream } = await files.stream('a.webp');
  expect((await buffer(stream)).toString()).toBe('second');
});

test('reports whether a file exists', async () => {
  await files.put('a.webp', Buffer.from('a'));
  expect(await files.exists('a.webp')).toBe(true);
  await files.delete('a.webp');
  await files.delete('a.webp');
  expect(await files.exists('a.webp')).toBe(false);
  await expect(files.stream('a.webp')).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
  await expect(files.stream('no/such/folder.webp')).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
});

test('deletes a folder with its last file, but keeps shared ones', async () => {
  for (const key of ['photo/one/large', 'photo/one/short', 'attachment/two'])
    await files.put(key, Buffer.from('a'));
  await files.delete('photo/one/large');
  expect(await readdir(path.join(dataDir, 'files/photo'))).toEqual(['one']);
  await files.delete('photo/one/short');
  await files.delete('attachment/two');
  expect(await readdir(path.join(dataDir, 'files/photo'))).toEqual([]);
  expect(await readdir(path.join(dataDir, 'files'))).toEqual(
    expect.arrayContaining(['attachment', 'photo']),
  );
});

test('never accesses files outside its folder', async () => {
  await expect(files.put('../outside.txt', Buffer.from('a'))).rejects.toThrow();
  await expect(files.stream('photos/../../secret')).rejects.toThrow();
});

test('lists every file with its age, for the sweep', async () => {
  expect(await Array.fromAsync(files.list())).toEqual([]);
  // the file system's clock is coarser than ours
  const begun = Date.now() - 1000;
  await files.put('photos/a.webp', Buffer.from('abc'));
  await files.put('horoscopes/b.pdf', Buffer.from('de'));
  const found = await Array.fromAsync(files.list());
  expect(found.map(({ key }) => key).sort()).toEqual(['horoscopes/b.pdf', 'photos/a.webp']);
  for (const { modified } of found) {
    expect(modified.getTime()).toBeGreaterThan(begun);
    expect(modified.getTime()).toBeLessThan(Date.now() + 1000);
  }
});

test('leaves the old file unchanged and nothing unfinished after a failed write', async () => {
  await files.put('folder/a.webp', Buffer.from('old'));
  // A folder stands where the file should go, so the last step fails.
  await expect(files.put('folder', Buffer.from('new'))).rejects.toThrow();
  expect((await buffer((await files.stream('folder/a.webp')).stream)).toString()).toBe('old');
  expect(await readdir(path.join(dataDir, 'files/writing'))).toEqual([]);
});

test('a file that is deleted while it is opened is missing', async () => {
  await files.put('a.webp', Buffer.from('a'));
  const getMetaData = vi.spyOn(FSDriver.prototype, 'getMetaData');
  getMetaData.mockImplementationOnce(async () => {
    await files.delete('a.webp');
    return { contentLength: 1 } as never;
  });
  try {
    await expect(files.stream('a.webp')).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
  } finally {
    getMetaData.mockRestore();
  }
});
