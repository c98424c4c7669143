import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addHoroscopeFiles,
  type HoroscopeFile,
  removeHoroscopeFile,
} from '@mala/contract/horoscope-files.ts';
import { addPhoto, removePhoto } from '@mala/contract/photos/album.ts';
import type { Photo } from '@mala/contract/photos/photo.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsTo } from '../../test/calls.ts';
import { makeMember, type Person } from '../../test/factories.ts';
import { HOSTILE_DOCUMENTS } from '../../test/fixtures/hostile-files/documents.ts';
import { type HostileFile, SCRIPT } from '../../test/fixtures/hostile-files/hostile-file.ts';
import { noisyPng } from '../../test/fixtures/hostile-files/picture-parts.ts';
import { HOSTILE_PICTURES } from '../../test/fixtures/hostile-files/pictures.ts';
import { formOf } from '../../test/fixtures/uploads.ts';
import { type MainProcess, startMain } from '../../test/main-process.ts';
import { type Memory, memoryOf, watchMemory } from '../../test/memory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { KEPT_FILES } from '../features.ts';
import { sweepFiles } from './sweep.ts';

/** Of the server and the processes that read files for it, beyond what it had when it started, over the whole corpus. */
const MOST_BYTES = 600 * 1024 * 1024;

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
};

let site: TestApp;
let main: MainProcess;
let url: string;
let member: Person;
let atStart: Memory;
let mostBytes: () => Promise<Memory>;

// the product in processes of its own, on the database and folder of the test's
beforeAll(async () => {
  site = await startTestApp();
  main = startMain({
    DATABASE_URL: site.ctx.config.databaseUrl ?? '',
    DATA_DIR: site.ctx.config.dataDir,
    RATE_LIMITS: 'off',
  });
  url = await main.ready();
  member = await makeMember(site.ctx);
  atStart = memoryOf(main.pid);
  mostBytes = watchMemory(main.pid);
});
afterAll(async () => {
  main.signal('SIGTERM');
  await main.ended;
  await site.close();
});

const sent = () => ({ token: member.token, params: { userId: member.user_id } });

/** All that an upload may leave: files of the store, received files, rows. */
async function whatIsThere() {
  const { ctx } = site;
  const keys = (await Array.fromAsync(ctx.files.list())).map(({ key }) => key);
  const uploads = await readdir(join(ctx.config.dataDir, 'uploads')).catch(() => []);
  const rows = await Promise.all([
    ctx.db.selectFrom('photos').select('id').execute(),
    ctx.db.selectFrom('horoscope_files').select('id').execute(),
  ]);
  return { keys, uploads, rows };
}

/** A removed photo may come back for a while; then it is gone, and its files by the next night. */
async function forget(): Promise<void> {
  await site.ctx.db.deleteFrom('photos').execute();
  site.setNow(new Date(Date.now() + 2 * 3_600_000));
  await sweepFiles(site.ctx, KEPT_FILES);
  site.setNow(new Date());
}

const NOTHING = { keys: [], uploads: [], rows: [[], []] };

async function form(field: string, { name, make }: HostileFile): Promise<FormData> {
  return formOf(field, { name, bytes: await make() });
}

async function expectSafe(address: string, type: string, disposition: RegExp): Promise<Buffer> {
  const response = await fetch(url + address, { headers: { accept: 'image/webp,*/*' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(disposition),
  });
  return bytes;
}

/** Nothing but the picture is left of a picture. */
async function expectBare(bytes: Buffer): Promise<void> {
  expect(bytes.includes(SCRIPT)).toBe(false);
  const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
  expect([exif, xmp, icc, iptc, comments]).toEqual(Array(5).fill(undefined));
}

describe('as a photo', () => {
  it.each(HOSTILE_PICTURES)('$what ends as $ends', async (file) => {
    const answer = await callsTo(url)(addPhoto, { ...sent(), form: await form('photo', file) });
    if (file.ends === 'kept') {
      expect([answer.status, answer.error.Code]).toEqual([200, undefined]);
      const [photo] = answer.body as Photo[];
      for (const size of ['large', 'short', 'url'] as const)
        await expectBare(await expectSafe(photo?.[size] ?? '', 'image/webp', /^inline$/));
      const body = { id: photo?.id };
      expect((await callsTo(url)(removePhoto, { ...sent(), body })).status).toBe(200);
    } else expect(answer.error.Code).toBe(file.ends);
    if (file.ends === 'kept') await forget();
    expect(await whatIsThere()).toEqual(NOTHING);
  });
});

describe('as a horoscope file', () => {
  it.each(HOSTILE_DOCUMENTS)('$what ends as $ends', async (file) => {
    const answer = await callsTo(url)(addHoroscopeFiles, {
      ...sent(),
      form: await form('attachment', file),
    });
    if (file.ends === 'kept') {
      expect([answer.status, answer.error.Code]).toEqual([200, undefined]);
      const [kept] = answer.body as HoroscopeFile[];
      expect(kept?.name).toBe(file.shown ?? file.name);
      const [, kind = ''] =
        /filename="Horoscope 1\.(\w+)"/.exec(
          (await fetch(url + kept?.url)).headers.get('content-disposition') ?? '',
        ) ?? [];
      const bytes = await expectSafe(kept?.url ?? '', TYPES[kind] ?? '', /^attachment; /);
      if (kind === 'jpg') await expectBare(bytes);
      const removed = await callsTo(url)(removeHoroscopeFile, {
        ...sent(),
        body: { id: kept?.id },
      });
      expect(removed.body).toEqual([]);
    } else expect(answer.error.Code).toBe(file.ends);
    expect(await whatIsThere()).toEqual(NOTHING);
  });
});

/** 9.6 MB, and as much when it is written anew. */
const SCAN = noisyPng(3100, 256);

it('accepts two simultaneous calls with five scans of 9 MB', async () => {
  const people = [member, await makeMember(site.ctx)];
  const scans = Array.from({ length: 5 }, () => ({ name: 'a.png', bytes: SCAN }));
  const answers = await Promise.all(
    people.map(({ token, user_id }) =>
      callsTo(url)(addHoroscopeFiles, {
        token,
        params: { userId: user_id },
        form: formOf('attachment', ...scans),
      }),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body.length])).toEqual([
    [200, 5],
    [200, 5],
  ]);
  for (const [index, { token, user_id }] of people.entries())
    for (const { id } of answers[index]?.body ?? [])
      await callsTo(url)(removeHoroscopeFile, { token, params: { userId: user_id }, body: { id } });
  expect(await whatIsThere()).toEqual(NOTHING);
});

it('has at least sixty files, none of which exceeded the server’s memory limit', async () => {
  expect(HOSTILE_PICTURES.length + HOSTILE_DOCUMENTS.length).toBeGreaterThanOrEqual(60);
  const more = (await mostBytes()).all - atStart.all;
  expect(more).toBeGreaterThan(50 * 1024 * 1024);
  expect(more).toBeLessThan(MOST_BYTES);
});
