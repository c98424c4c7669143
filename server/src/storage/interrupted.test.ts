import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { addPhoto, listPhotos } from '@mala/contract/photos/album.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callsTo } from '../../test/calls.ts';
import { makeMember, type Person } from '../../test/factories.ts';
import { pdfOf } from '../../test/fixtures/hostile-files/document-parts.ts';
import { noisyPng } from '../../test/fixtures/hostile-files/picture-parts.ts';
import { formOf, picture } from '../../test/fixtures/uploads.ts';
import { startMain, useMainProcesses } from '../../test/main-process.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { KEPT_FILES } from '../features.ts';
import { sweepFiles } from './sweep.ts';

useMainProcesses();

const undo: (() => unknown)[] = [];
let site: TestApp;
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A server for the test that is running. */
async function startOwn(env?: Record<string, string>): Promise<void> {
  site = await startTestApp(env);
  undo.push(() => site.close());
}

const sent = ({ token, user_id }: Person) => ({ token, params: { userId: user_id } });

async function keys(): Promise<string[]> {
  return (await Array.fromAsync(site.ctx.files.list())).map(({ key }) => key);
}
function uploads(): string[] {
  return readdirSync(join(site.ctx.config.dataDir, 'uploads'));
}
async function photoRows() {
  return site.ctx.db.selectFrom('photos').select('id').execute();
}
async function sweepLater(): Promise<void> {
  site.setNow(new Date(Date.now() + 2 * 3_600_000));
  await sweepFiles(site.ctx, KEPT_FILES);
  site.setNow(new Date());
}
async function upload(url: string, person: Person, photo: Buffer = NOISY) {
  return callsTo(url)(addPhoto, { ...sent(person), form: formOf('photo', photo) });
}

const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 60 };

/** A picture that does not pack well, of some 700 KB. */
const NOISY = await sharp({
  create: { width: 1200, height: 900, channels: 3, noise: NOISE, background: '#888' },
})
  .jpeg({ quality: 90 })
  .toBuffer();

/** Sends a part of an upload, waits until the server has that on its disk, and breaks the connection off. */
async function sendPart(
  person: Person,
  field: 'photo' | 'attachment',
  part: number,
): Promise<void> {
  const whole = new Response(formOf(field, NOISY));
  const type = whole.headers.get('content-type');
  const bytes = Buffer.from(await whole.arrayBuffer());
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = [
    `POST /api/profile/${person.user_id}/${field} HTTP/1.1`,
    `host: ${hostname}`,
    `authorization: Bearer ${person.token}`,
    `content-type: ${type}`,
    `content-length: ${bytes.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(bytes.subarray(0, Math.floor(bytes.length * part)));
  await expect.poll(() => uploads().length, { interval: 10 }).toBe(1);
  socket.destroy();
}

describe('a connection that breaks', () => {
  const PARTS = [0.01, 0.5, 0.99];
  let member: Person;

  beforeAll(async () => {
    site = await startTestApp();
    member = await makeMember(site.ctx);
    // creates the folder that uploads() reads
    expect((await upload(site.url, member)).status).toBe(200);
  });
  afterAll(() => site.close());

  it.each(PARTS)('after %f of a photo leaves nothing, and the next one works', async (part) => {
    const before = [await keys(), await photoRows()];
    await sendPart(member, 'photo', part);
    await expect.poll(uploads, { interval: 10 }).toEqual([]);
    expect([await keys(), await photoRows()]).toEqual(before);
    expect((await upload(site.url, member)).status).toBe(200);
    expect(await photoRows()).toHaveLength((before[1]?.length ?? 0) + 1);
  });

  it.each(PARTS)(
    'after %f of a horoscope file leaves nothing, and the next one works',
    async (part) => {
      const sender = await makeMember(site.ctx);
      const before = await keys();
      await sendPart(sender, 'attachment', part);
      await expect.poll(uploads, { interval: 10 }).toEqual([]);
      expect(await keys()).toEqual(before);
      const form = formOf('attachment', NOISY);
      const { body } = await site.call(addHoroscopeFiles, { ...sent(sender), form });
      expect(body).toHaveLength(1);
      expect(await keys()).toHaveLength(before.length + 1);
    },
  );
});

describe('a disk that fails', () => {
  it('is reported as a server error, and the next try works', async () => {
    await startOwn();
    const { ctx, call } = site;
    const member = await makeMember(ctx);
    const folder = join(ctx.config.dataDir, 'uploads');
    writeFileSync(folder, 'no folder');
    const form = formOf('photo', await picture());
    const { status, error } = await call(addPhoto, { ...sent(member), form });
    expect([status, error.Code]).toEqual([500, 'INTERNAL']);
    expect(error.Message).not.toContain('uploads');
    rmSync(folder);
    expect((await upload(site.url, member)).body).toHaveLength(1);
  });
});

describe('a process that is killed', () => {
  it('between the files and the row leaves files that the sweep removes', async () => {
    await startOwn();
    const { ctx } = site;
    const member = await makeMember(ctx);
    const main = startMain({
      DATABASE_URL: ctx.config.databaseUrl ?? '',
      DATA_DIR: ctx.config.dataDir,
    });
    const url = await main.ready();
    const small = await picture();
    // whoever holds the profile's row keeps the photo's row from being made
    await ctx.db.transaction().execute(async (trx) => {
      // however long a slow machine takes for the photo
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
      await trx
        .selectFrom('profiles')
        .where('user_id', '=', member.user_id)
        .select('user_id')
        .forUpdate()
        .execute();
      const broken = upload(url, member, small).catch(() => 'no answer');
      // photos are read at low priority, long after all else that a busy machine does
      await expect.poll(async () => (await keys()).length).toBe(3);
      main.signal('SIGKILL');
      await main.ended;
      expect(await broken).toBe('no answer');
    });
    expect(await photoRows()).toEqual([]);
    expect(uploads()).toHaveLength(1);
    await sweepFiles(ctx, KEPT_FILES);
    expect(await keys()).toHaveLength(3);
    await sweepLater();
    expect([await keys(), uploads()]).toEqual([[], []]);
    const { status, body } = await upload(site.url, member);
    expect([status, body.length]).toEqual([200, 1]);
    expect(await keys()).toHaveLength(3);
  });
});

/** A folder that holds so many MB, or null where this process may mount none. */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'mala-disk-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  undo.push(() => execFileSync('umount', [folder]));
  return folder;
}

describe('a full disk', () => {
  it('is a 507; files stay readable, nothing is left behind, and the next try with room works', async ({
    skip,
  }) => {
    const disk = smallDisk(6);
    if (disk === null) {
      skip('a small disk can be mounted as root only');
      return;
    }
    await startOwn({ DATA_DIR: disk });
    const { ctx, call } = site;
    const member = await makeMember(ctx);
    const [photo] = (await upload(site.url, member)).body;
    const before = await keys();

    // while it is received
    const form = formOf('attachment', pdfOf(9_000_000));
    const received = await call(addHoroscopeFiles, { ...sent(member), form });
    expect([received.status, received.error.Code]).toEqual([507, 'STORAGE_FULL']);
    expect(received.error.Message).toMatch(/no room for more files/);
    expect([await keys(), uploads()]).toEqual([before, []]);

    // while it is stored: received it fits, a second time it does not
    const twice = formOf('attachment', noisyPng(1870, 256));
    const stored = await call(addHoroscopeFiles, { ...sent(member), form: twice });
    expect([stored.status, stored.error.Code]).toEqual([507, 'STORAGE_FULL']);
    expect([await keys(), uploads()]).toEqual([before, []]);
    expect(await ctx.db.selectFrom('horoscope_files').select('id').execute()).toEqual([]);

    // nothing more can be written, and everything stored can be read
    await ctx.files.put('attachment/filler', Buffer.alloc(3_000_000));
    let fill = 0;
    while (
      await ctx.files.put(`attachment/filler-${fill}`, Buffer.alloc(40_000)).then(
        () => true,
        () => false,
      )
    )
      fill += 1;
    const full = await upload(site.url, member);
    expect([full.status, full.error.Code]).toEqual([507, 'STORAGE_FULL']);
    expect((await call(listPhotos, sent(member))).body).toHaveLength(1);
    const read = await fetch(site.url + photo?.large);
    expect(read.status).toBe(200);
    expect((await sharp(await read.arrayBuffer()).metadata()).width).toBe(1200);

    // the files that fill the disk have no rows
    await sweepLater();
    expect(await keys()).toEqual(before);
    const again = formOf('photo', await picture());
    expect((await call(addPhoto, { ...sent(member), form: again })).body).toHaveLength(2);
  });
});
