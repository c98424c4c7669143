import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { addHoroscopeFiles, listHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { addMarriage } from '@mala/contract/marriages.ts';
import { addPhoto } from '@mala/contract/photos/album.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, expect, it, vi } from 'vitest';
import { makeAdmin, makeMember } from '../../test/factories.ts';
import { formOf, PDF, picture } from '../../test/fixtures/uploads.ts';
import { useTestApp } from '../../test/test-app.ts';
import { KEPT_FILES, sweepNightly } from '../features.ts';
import type { JobWorkers } from '../jobs/workers.ts';
import { sweepFiles, sweepOwnUploads } from './sweep.ts';

const app = useTestApp();
const HOUR = 3_600_000;

afterEach(() => {
  app().setNow(new Date());
  vi.restoreAllMocks();
});

async function storedFiles(): Promise<string[]> {
  const files = await Array.fromAsync(app().ctx.files.list());
  return files.map(({ key }) => key).sort();
}

/** A sweep at a time when what stands now is an hour old. */
async function sweepLater() {
  app().setNow(new Date(Date.now() + HOUR + 1000));
  const swept = await sweepFiles(app().ctx, KEPT_FILES);
  app().setNow(new Date());
  return swept;
}

async function oneOfEach(): Promise<string[]> {
  const { ctx, call } = app();
  const member = await makeMember(ctx);
  const sent = { token: member.token, params: { userId: member.user_id } };
  const bytes = await picture();
  expect((await call(addPhoto, { ...sent, form: formOf('photo', bytes) })).status).toBe(200);
  expect((await call(addHoroscopeFiles, { ...sent, form: formOf('attachment', PDF) })).status).toBe(
    200,
  );
  const marriage = formOf('photo', bytes);
  marriage.append('caption', 'Kavitha and Arun');
  const { token } = await makeAdmin(ctx);
  expect((await call(addMarriage, { token, form: marriage })).status).toBe(200);
  return storedFiles();
}

it('stores no row whose files waited for it until they were swept', async () => {
  const { ctx, call } = app();
  const { token, user_id } = await makeMember(ctx);
  const before = await storedFiles();
  const { inspect } = ctx.horoscopeFiles;
  const waiting = vi.spyOn(ctx.horoscopeFiles, 'inspect').mockImplementation(async (...given) => {
    const inspected = await inspect(...given);
    // the second file of a call took long
    if (waiting.mock.calls.length === 2) {
      app().setNow(new Date(Date.now() + HOUR + 1000));
      await sweepFiles(ctx, KEPT_FILES);
    }
    return inspected;
  });
  const sent = { token, params: { userId: user_id } };
  const { status, headers } = await call(addHoroscopeFiles, {
    ...sent,
    form: formOf('attachment', PDF, PDF),
  });
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  expect((await call(listHoroscopeFiles, sent)).body).toEqual([]);
  expect(await storedFiles()).toEqual(before);
});

it('keeps files with a row, and deletes files without one', async () => {
  const { ctx } = app();
  const kept = await oneOfEach();
  expect(kept).toHaveLength(8);
  const dead = [
    `photo/${uuid()}/large`,
    `attachment/${uuid()}`,
    `attachment-preview/${uuid()}/page`,
    `marriage/${uuid()}/url`,
    `writing/${uuid()}`,
    'photo/no-id/large',
    `${kept.find((key) => key.startsWith('photo/'))}.part`,
  ];
  for (const key of dead) await ctx.files.put(key, PDF);
  expect(await sweepFiles(ctx, KEPT_FILES)).toEqual({ files: 0, uploads: 0 });
  expect(await storedFiles()).toHaveLength(15);
  expect(await sweepLater()).toEqual({ files: 7, uploads: 0 });
  expect(await storedFiles()).toEqual(kept);
  expect(await sweepLater()).toEqual({ files: 0, uploads: 0 });
});

it('deletes the others where a file cannot be deleted (faults 23)', async () => {
  const { ctx } = app();
  const dead = Array.from({ length: 4 }, () => `photo/${uuid()}/large`);
  for (const key of dead) await ctx.files.put(key, PDF);
  const [stuck] = await storedFiles().then((keys) => keys.filter((key) => dead.includes(key)));
  const { delete: remove } = ctx.files;
  vi.spyOn(ctx.files, 'delete').mockImplementation(async (key) => {
    if (key === stuck) throw new Error('EIO: i/o error, unlink');
    await remove(key);
  });
  expect(await sweepLater()).toEqual({ files: 3, uploads: 0 });
  vi.restoreAllMocks();
  expect((await storedFiles()).filter((key) => dead.includes(key))).toEqual([stuck]);
  expect(await sweepLater()).toEqual({ files: 1, uploads: 0 });
});

it('is done whatever becomes of the rest of the nightly work, which is tried again', async () => {
  const { ctx } = app();
  const dead = `photo/${uuid()}/large`;
  await ctx.files.put(dead, PDF);
  let night = async (): Promise<unknown> => null;
  const repeat = async (_queue: string, _cron: string, task: typeof night) => {
    night = task;
  };
  await sweepNightly(ctx, { repeat } as unknown as JobWorkers);
  const { schema } = ctx.db;
  await schema.alterTable('active_marks').renameTo('marks_away').execute();
  try {
    app().setNow(new Date(Date.now() + HOUR + 1000));
    await expect(night()).rejects.toThrow('active_marks');
    expect(await storedFiles()).not.toContain(dead);
  } finally {
    await schema.alterTable('marks_away').renameTo('active_marks').execute();
  }
  await night();
});

it('leaves files under other prefixes', async () => {
  await app().ctx.files.put('elsewhere/x', PDF);
  await sweepLater();
  expect(await storedFiles()).toContain('elsewhere/x');
});

it('keeps a file whose row is inserted meanwhile', async () => {
  const { ctx } = app();
  const member = await makeMember(ctx);
  const id = uuid();
  await ctx.files.put(`photo/${id}/large`, PDF);
  const { list } = ctx.files;
  vi.spyOn(ctx.files, 'list').mockImplementationOnce(async function* () {
    yield* list();
    const row = { id, profile_id: member.user_id, width: 6, height: 8, preview: 'data:,' };
    await ctx.db.insertInto('photos').values(row).execute();
  });
  await sweepLater();
  expect(await storedFiles()).toContain(`photo/${id}/large`);
});

it('deletes uploads received by a killed process, and none still being received', async () => {
  const { ctx } = app();
  const [old, fresh] = [
    await ctx.tempFiles.keep(Readable.from(PDF)),
    await ctx.tempFiles.keep(Readable.from(PDF)),
  ];
  const before = new Date(Date.now() - 2 * HOUR);
  await utimes(old, before, before);
  expect((await sweepFiles(ctx, KEPT_FILES)).uploads).toBe(1);
  expect(fresh.startsWith(join(ctx.config.dataDir, 'uploads'))).toBe(true);
  expect((await sweepLater()).uploads).toBe(1);
});

it('each process deletes what was left on its own machine, at its start (faults 19)', async () => {
  const { ctx } = app();
  const left = await ctx.tempFiles.keep(Readable.from('left by a killed process'));
  const later = () => new Date(Date.now() + 2 * 3_600_000);
  const timer = sweepOwnUploads({ ...ctx, now: later });
  await expect.poll(() => existsSync(left)).toBe(false);
  clearInterval(timer);
});
