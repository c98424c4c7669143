import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMember, type Person } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { copyDatabase, swapDatabases, type TestDatabase } from '../../../test/test-database.ts';
import type { Group } from '../../access/profiles.ts';
import { activeCode } from './days.ts';
import { readPieces, writePieces } from './framed-file.ts';
import { createIndexCache, type IndexCache } from './index-cache.ts';
import type { ProfileIndex } from './profile-index.ts';
import { createStates } from './state-queries.ts';

const HOUR = 3_600_000;
const GROUP: Group = { domain: 'tamilmala', gender: 'female' };

let app: TestApp;
let brides: Person[];
let copy: TestDatabase | undefined;
const started: IndexCache[] = [];
const log = { warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  app = await startTestApp();
  brides = [];
  for (const city of ['Salem', 'Erode', 'Vadugapatti Pudur'])
    brides.push(await makeMember(app.ctx, { gender: 'female', basic: { city } }));
  log.warn.mockClear();
  log.error.mockClear();
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((cache) => cache.stop()));
  await app.close();
  await copy?.drop();
  copy = undefined;
});

const folder = () => join(app.ctx.config.dataDir, 'search');
const file = () => join(folder(), 'tamilmala-female');

/** The index of a process that starts now. */
async function start(large = 1): Promise<{ cache: IndexCache; profiles: ProfileIndex }> {
  const { db, now, config } = app.ctx;
  const { dataDir } = config;
  const cache = createIndexCache(db, { log: log as never, now, dataDir, large });
  started.push(cache);
  await cache.prepare(GROUP);
  const asked = cache.tick();
  const { origin, versions } = await createStates(db, { now, known: () => [] })({
    domain: GROUP.domain,
    viewerId: brides[0]?.user_id ?? '',
  });
  const seen = { origin, version: versions.female, asked, told: cache.tick() };
  const profiles = await cache.at(GROUP, seen);
  return { cache, profiles: profiles ?? expect.fail('the index does not stand') };
}

async function saveOne(): Promise<void> {
  const { cache } = await start();
  await cache.save(GROUP);
}

/** Writes the file again with another first piece. */
async function changeHead(change: (head: object) => object): Promise<void> {
  const [head, ...rest] = await Array.fromAsync(readPieces(file()));
  const changed = Buffer.from(JSON.stringify(change(JSON.parse(String(head)))));
  async function* pieces() {
    yield* [changed, ...rest];
  }
  await writePieces(file(), pieces(), async () => {});
}

const isFromFile = ({ profiles }: { profiles: ProfileIndex }) => profiles.activeSince !== undefined;

function idsIn({ profiles: { store } }: { profiles: ProfileIndex }): string[] {
  const rows = Array.from({ length: store.end }, (_, row) => row);
  const live = rows.filter((row) => store.isLive(row));
  return live
    .map((row) =>
      Buffer.from(Uint32Array.from(store.idAt(row)).buffer)
        .swap32()
        .toString('hex'),
    )
    .sort();
}

const idsOf = (people: readonly (Person | undefined)[]) =>
  people.map((person) => (person?.user_id ?? '').replaceAll('-', '')).sort();

const setStatus = (person: Person | undefined, status: 0 | 200) =>
  app.ctx.db
    .updateTable('profiles')
    .set({ status, approved_at: new Date() })
    .where('user_id', '=', person?.user_id ?? '')
    .execute();

/** As a process leaves it that was killed so long ago. */
async function leaveDraft(ago = HOUR): Promise<void> {
  const draft = `${file()}.unfinished`;
  await writeFile(draft, '');
  const then = new Date(Date.now() - ago);
  await utimes(draft, then, then);
}

describe('the next start', () => {
  it('reads the file, and what changed since', async () => {
    await saveOne();
    await setStatus(brides[0], 0);
    const newest = await makeMember(app.ctx, { gender: 'female' });
    const again = await start();
    expect(isFromFile(again)).toBe(true);
    expect(idsIn(again)).toEqual(idsOf([brides[1], brides[2], newest]));
  });

  it('reads everybody where few are saved', async () => {
    const { db, now, config } = app.ctx;
    const cache = createIndexCache(db, { log: log as never, now, dataDir: config.dataDir });
    started.push(cache);
    await cache.prepare(GROUP);
    await cache.save(GROUP);
    await expect(readdir(folder())).rejects.toThrow('ENOENT');
  });

  it('leaves nothing in the file of who was taken out', async () => {
    const [gone] = brides;
    const id = Buffer.from(idsOf([gone])[0] ?? '', 'hex').swap32();
    const isThere = async () => {
      const bytes = await readFile(file());
      return [bytes.includes(id), bytes.includes('salem')];
    };
    await saveOne();
    expect(await isThere()).toEqual([true, true]);
    const { cache } = await start();
    await setStatus(gone, 0);
    await cache.save(GROUP);
    expect(await isThere()).toEqual([false, false]);
  });

  it('leaves no file of a group that has become small', async () => {
    await saveOne();
    const { cache } = await start(brides.length);
    await setStatus(brides[0], 0);
    await leaveDraft();
    await cache.save(GROUP);
    expect(await readdir(folder())).toEqual([]);
  });

  it('leaves nothing of what a killed process did not finish', async () => {
    await saveOne();
    await leaveDraft();
    await app.ctx.search.prepare();
    expect(await readdir(folder())).toEqual(['tamilmala-female']);
  });

  it('leaves what another process may be writing', async () => {
    await saveOne();
    await leaveDraft(60_000);
    await app.ctx.search.prepare();
    expect(await readdir(folder())).toHaveLength(2);
  });

  it('nor do what is saved again, and a disk that has no room', async () => {
    const { cache } = await start();
    await cache.save(GROUP);
    for (const clear of [cache.save, cache.sweep]) {
      await setStatus(brides[0], 200);
      await leaveDraft();
      await clear(GROUP);
      expect(await readdir(folder())).toEqual(['tamilmala-female']);
    }
  });
});

it('days of activity stand in a file before it says so', async () => {
  const [bride] = brides;
  const user_id = bride?.user_id ?? '';
  const { db, now, config } = app.ctx;
  await saveOne();
  await changeHead((head) => ({ ...head, told: new Date(Date.now() - 3 * HOUR).toISOString() }));
  const active_on = '2026-11-20';
  await db.insertInto('visits').values({ user_id, seen_at: new Date(), active_on }).execute();
  // longer ago than what is read again because it may have been committed late
  const changed_at = new Date(Date.now() - HOUR);
  await db.updateTable('visits').set({ changed_at }).where('user_id', '=', user_id).execute();
  // nobody searches in the process that saves
  const { dataDir } = config;
  const cache = createIndexCache(db, { log: log as never, now, dataDir, large: 1 });
  started.push(cache);
  await cache.prepare(GROUP);
  await makeMember(app.ctx, { gender: 'female' });
  await cache.save(GROUP);
  const again = await start();
  expect(isFromFile(again)).toBe(true);
  const { profiles } = again;
  const rows = Array.from({ length: profiles.store.end }, (_, row) => profiles.entryAt(row));
  const { active } = rows.find((row) => row.user_id === user_id) ?? {};
  expect(active).toBe(activeCode(active_on));
});

describe('a file that is not to be trusted', () => {
  async function isRefused(): Promise<void> {
    const again = await start();
    expect(isFromFile(again)).toBe(false);
    expect(idsIn(again)).toEqual(idsOf(brides));
  }

  it.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('{"id": 1}'.repeat(100))],
    [
      'damaged',
      (bytes: Buffer) => {
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
        return bytes;
      },
    ],
  ])('is removed if it is %s', async (_, damage) => {
    await saveOne();
    await writeFile(file(), damage(await readFile(file())));
    await isRefused();
    expect(await readdir(folder())).toEqual([]);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('is not read if other code wrote it', async () => {
    await saveOne();
    await changeHead((head) => ({ ...head, code: 'other' }));
    await isRefused();
  });

  it('is not read where the database is a copy from before', async () => {
    const { databaseUrl = '' } = app.ctx.config;
    copy = await copyDatabase(databaseUrl);
    await saveOne();
    await swapDatabases(databaseUrl, copy.url);
    await isRefused();
  });

  it('is not read where versions were set back', async () => {
    await saveOne();
    const { db } = app.ctx;
    await db.updateTable('search_versions').set({ version: 1 }).execute();
    await db.updateTable('search_versions').set({ version: 1000 }).execute();
    await isRefused();
  });
});

it('a file stays while the database is away, and is read once it is back', async () => {
  await saveOne();
  const { db, now, config } = app.ctx;
  const away = db.withPlugin({
    transformQuery: () => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    },
    transformResult: async ({ result }) => result,
  });
  const { dataDir } = config;
  const cache = createIndexCache(away, { log: log as never, now, dataDir, large: 1 });
  started.push(cache);
  await cache.prepare(GROUP);
  expect(log.error).toHaveBeenCalledOnce();
  expect(isFromFile(await start())).toBe(true);
});

it('a file stays where a newer one could not be read again', async () => {
  await saveOne();
  async function* pieces() {
    yield Buffer.alloc(64 * 1024 * 1024 + 1);
  }
  await expect(writePieces(file(), pieces(), async () => {})).rejects.toThrow(RangeError);
  expect(isFromFile(await start())).toBe(true);
});

it('a folder that cannot be written holds up nobody', async () => {
  await writeFile(folder(), 'not a folder');
  const { cache } = await start();
  await cache.save(GROUP);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(idsIn(await start())).toEqual(idsOf(brides));
});
