import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { command, freshFolder, makeMemberWithFiles, useBackupFolders } from '../../test/backups.ts';
import { startBucket } from '../../test/bucket.ts';
import { dumpSchema } from '../../test/schema-dump.ts';
import { useTestApp } from '../../test/test-app.ts';
import { emptyDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded.ts';
import { refuseUnfinishedRestore } from '../db/unfinished-restore.ts';
import { KEPT_FILES } from '../features.ts';
import { whileAlone } from './alone.ts';
import { backUp } from './back-up.ts';
import { connect, isEmptyDatabase } from './catalogue-queries.ts';
import { inWords } from './in-words.ts';
import { runInProcess } from './nightly.ts';
import { openPlace } from './open-place.ts';
import type { Place } from './place.ts';
import { LeftBehind, type Restore, restore } from './restore.ts';
import { createOpener, makeKeyPair } from './seal.ts';

useBackupFolders();
const app = useTestApp();

let place: string;
let site: Record<string, string>;
let keys: Awaited<ReturnType<typeof makeKeyPair>>;

beforeAll(async () => {
  const { ctx } = app();
  place = await freshFolder();
  keys = await makeKeyPair();
  site = {
    DATABASE_URL: ctx.config.databaseUrl ?? '',
    DATA_DIR: ctx.config.dataDir,
    BACKUP_PASSPHRASE: '',
    BACKUP_RECIPIENT: keys.recipient,
  };
  await makeMemberWithFiles(ctx);
  expect(await command('backup', join(place, 'site.age'), site)).toMatch(/^Backed up/);
});

/** A place where what is named so does not come until `fail` is called, which fails. */
async function stalledPlace(stalls = 'objects/') {
  const opened = await openPlace(place);
  const asked = Promise.withResolvers<void>();
  const stalled = Promise.withResolvers<never>();
  stalled.promise.catch(() => {});
  const read: Place['read'] = (name) => {
    if (!name.startsWith(stalls)) return opened.read(name);
    asked.resolve();
    return stalled.promise;
  };
  return { place: { ...opened, read }, asked: asked.promise, fail: stalled.reject };
}

const into = (url: string | undefined, dataDir: string, from: Place): Restore => ({
  place: from,
  name: 'site.age',
  opener: createOpener([keys.identity]),
  target: { dataDir, databaseUrl: url },
  moreErasures: [],
  log: { debug() {}, warn() {} },
});

test('a database that is being restored is no site, and no target of another restore', async () => {
  const target = await emptyDatabase();
  const stalled = await stalledPlace();
  const restoring = restore(into(target.url, await freshFolder(), stalled.place));
  const failed = expect(restoring).rejects.toThrow('the bucket is gone');
  await stalled.asked;

  const db = openDatabase(target.url);
  await expect(refuseUnfinishedRestore(db)).rejects.toThrow('was interrupted');
  const other = into(target.url, await freshFolder(), await openPlace(place));
  await expect(restore(other)).rejects.toThrow('the database is not empty');
  const env = { ...site, DATABASE_URL: target.url, AUTH_SECRET: 'x'.repeat(32) };
  // its tables are there once they are migrated
  await expect
    .poll(() => command('backup', join(place, 'half.age'), env), { timeout: 240_000 })
    .toMatch('the database holds a restore that is running or was interrupted');

  stalled.fail(new Error('the bucket is gone'));
  await failed;
  await refuseUnfinishedRestore(db);
  const client = await connect(target.url);
  expect(await isEmptyDatabase(client)).toBe(true);
  await client.end();
  await db.destroy();
  await target.drop();
});

test('a data folder is no site from the first moment of a restore to its end', async () => {
  const dataDir = await freshFolder();
  const stalled = await stalledPlace('site.age');
  const restoring = restore(into(undefined, dataDir, stalled.place));
  const failed = expect(restoring).rejects.toThrow('the bucket is gone');
  await stalled.asked;
  // as a kill would leave it
  const start = () => startEmbedded({ dataDir, durable: false, log: { debug() {}, warn() {} } });
  await expect(start()).rejects.toThrow(`${dataDir} is of a restore that is running or was`);
  const other = restore(into(undefined, dataDir, await openPlace(place)));
  await expect(other).rejects.toThrow(`${dataDir} is of a restore that is running or was`);
  stalled.fail(new Error('the bucket is gone'));
  await failed;
  expect(await readdir(dataDir)).toEqual([]);
});

test('a database is no site while the backup is still read', async () => {
  const target = await emptyDatabase();
  const stalled = await stalledPlace('site.age');
  const restoring = restore(into(target.url, await freshFolder(), stalled.place));
  const failed = expect(restoring).rejects.toThrow(LeftBehind);
  await stalled.asked;
  const db = openDatabase(target.url);
  await expect(refuseUnfinishedRestore(db)).rejects.toThrow('was interrupted');
  await db.destroy();
  // nor does it become one where it cannot be cleared
  await target.drop();
  stalled.fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' }));
  await failed;
  expect(inWords(await restoring.catch((error) => error), '').message).toMatch(
    /^the connection .* broke off: see that both answer, and try again\. What was restored so far could not be removed: delete it/,
  );
});

test('a restored database has all indexes and constraints, and none is invalid', async () => {
  const target = await emptyDatabase();
  await restore(into(target.url, await freshFolder(), await openPlace(place)));
  const db = openDatabase(target.url);
  await refuseUnfinishedRestore(db);
  expect(await dumpSchema(db)).toBe(await dumpSchema(app().ctx.db));
  await db.destroy();
  await target.drop();
});

test('a backup that breaks off while tables are filled leaves an empty database', async () => {
  const target = await emptyDatabase();
  const opened = await openPlace(place);
  let reads = 0;
  const read: Place['read'] = async (name) => {
    const contents = await opened.read(name);
    if (name !== 'site.age' || ++reads === 1) return contents;
    const whole = await buffer(contents);
    // the bytes that come are good, and no more come
    return Readable.from(
      (function* () {
        yield whole.subarray(0, whole.length - 100);
        throw new Error('the connection broke');
      })(),
    );
  };
  const restoring = restore(into(target.url, await freshFolder(), { ...opened, read }));
  await expect(restoring).rejects.toThrow('could not be read to its end');
  const client = await connect(target.url);
  expect(await isEmptyDatabase(client)).toBe(true);
  await client.end();
  await target.drop();
});

test('what a backup sent that broke off is not sent again', async () => {
  const { ctx } = app();
  const folder = await freshFolder();
  const opened = await openPlace(folder);
  const listed = Promise.withResolvers<void>();
  let [objects, lists] = [0, 0];
  const breaking: Place = {
    ...opened,
    async put(name, contents) {
      if (name.startsWith('objects/') && ++objects > 2) {
        await listed.promise;
        throw new Error('killed');
      }
      await opened.put(name, contents);
      if (name === 'one.age.objects' && ++lists === 2) listed.resolve();
    },
  };
  const options = {
    databaseUrl: ctx.config.databaseUrl ?? '',
    storage: ctx.config,
    authSecret: 'a secret of at least 32 characters',
    kept: KEPT_FILES,
    recipient: keys.recipient,
    listEvery: 1,
  };
  const first = backUp({ ...options, place: breaking, name: 'one.age' });
  await expect(first).rejects.toThrow('killed');
  const there = await readdir(join(folder, 'objects'));
  expect(there.length).toBe(2);
  const { sent } = await backUp({ ...options, place: opened, name: 'two.age' });
  expect(sent.size).toBeGreaterThan(0);
  expect(there.filter((name) => sent.has(name))).toEqual([]);
});

test('of two backups of a site at once the later one says so', async () => {
  const { databaseUrl = '' } = app().ctx.config;
  const file = join(place, 'second.age');
  await whileAlone(databaseUrl, async () => {
    expect(await command('backup', file, site)).toBe(
      'FAULT another backup of this site is running: try again once it has ended',
    );
  });
  expect(await command('backup', file, site)).toMatch(/^Backed up/);
});

test('a broken connection is not taken for damage, and a full bucket gets nothing', async () => {
  const bucket = await startBucket();
  const file = bucket.address('/site.age');
  expect(await command('backup', file, site)).toMatch(/^Backed up/);
  const target = await emptyDatabase();
  const identity = join(await freshFolder(), 'identity');
  await writeFile(identity, `${keys.identity}\n`);
  const env = {
    DATABASE_URL: target.url,
    DATA_DIR: await freshFolder(),
    BACKUP_IDENTITY: identity,
  };
  bucket.cuts = true;
  expect(await command('restore', file, env)).toBe(
    'FAULT the backup could not be read to its end: try again',
  );
  bucket.cuts = false;

  const store = await startBucket();
  store.maxBytes = 1;
  expect(await command('restore', file, { ...env, STORAGE_URL: store.address() })).toBe(
    'FAULT there is no space left in DATA_DIR or the bucket of STORAGE_URL: make room and try again',
  );
  expect(store.objects.size).toBe(0);
  store.close();
  expect(await command('restore', file, env)).toMatch(/^Restored/);
  bucket.close();
  await target.drop();
});

test('a nightly process that does not end is killed', async () => {
  const { databaseUrl = '', dataDir } = app().ctx.config;
  const job = {
    backupUrl: place,
    recipient: keys.recipient,
    keep: { daily: 1, weekly: 0, monthly: 0 },
    databaseUrl,
    storage: { dataDir },
    authSecret: 'secret',
    now: Date.now(),
  };
  await expect(runInProcess(job, 1)).rejects.toThrow('ended with SIGKILL');
});
