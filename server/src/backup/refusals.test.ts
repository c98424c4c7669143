import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  command,
  freshFolder,
  freshPlace,
  makeMemberWithFiles,
  useBackupFolders,
} from '../../test/backups.ts';
import { useTestApp } from '../../test/test-app.ts';
import { emptyDatabase, type TestDatabase } from '../../test/test-database.ts';
import { connect, isEmptyDatabase } from './catalogue-queries.ts';
import { FORMAT } from './format.ts';
import { createOpener, createSeal, makeKeyPair } from './seal.ts';

useBackupFolders();
const app = useTestApp();

let place: string;
let identity: string;
let recipient: string;
let identityFile: string;
let target: TestDatabase;
let dataDir: string;

const DAMAGED = 'FAULT the backup is damaged: take another one';

beforeAll(async () => {
  const { ctx } = app();
  place = await freshFolder();
  ({ identity, recipient } = await makeKeyPair());
  identityFile = await writeIdentity(identity);
  await makeMemberWithFiles(ctx);
  const env = {
    DATABASE_URL: ctx.config.databaseUrl ?? '',
    DATA_DIR: ctx.config.dataDir,
    BACKUP_PASSPHRASE: '',
    BACKUP_RECIPIENT: recipient,
  };
  expect(await command('backup', join(place, 'good.age'), env)).toMatch(/^Backed up/);
  target = await emptyDatabase();
  dataDir = await freshFolder();
});
afterAll(() => target.drop());

async function writeIdentity(key: string): Promise<string> {
  const path = join(await freshFolder(), 'identity');
  await writeFile(path, `${key}\n`);
  return path;
}

function restoreOf(name: string, more: Record<string, string> = {}): Promise<string> {
  return command('restore', join(place, name), {
    DATABASE_URL: target.url,
    DATA_DIR: dataDir,
    BACKUP_IDENTITY: identityFile,
    ...more,
  });
}

/** Nothing that a restore wrote is left. */
async function expectNothing(): Promise<void> {
  const client = await connect(target.url);
  expect(await isEmptyDatabase(client)).toBe(true);
  await client.end();
  const left = await readdir(dataDir, { recursive: true, withFileTypes: true });
  expect(left.filter((one) => one.isFile())).toEqual([]);
}

/** The good backup with another text, sealed as well. */
async function forge(name: string, change: (text: string) => string): Promise<void> {
  const opened = await createOpener([identity]).openBytes(await readFile(join(place, 'good.age')));
  const text = change(zstdDecompressSync(opened).toString());
  const sealed = await createSeal([recipient]).sealStream(
    Readable.from([zstdCompressSync(Buffer.from(text))]),
  );
  await writeFile(join(place, name), await buffer(sealed));
}

test.each(['head', 'middle', 'end'] as const)(
  'a flipped bit at the %s is noticed',
  async (where) => {
    const contents = await readFile(join(place, 'good.age'));
    const at = { head: 30, middle: contents.length >> 1, end: contents.length - 1 }[where];
    contents[at] = (contents[at] ?? 0) ^ 4;
    await writeFile(join(place, 'flipped.age'), contents);
    expect(await restoreOf('flipped.age')).toMatch(
      /^FAULT the backup is (damaged|sealed to another)/,
    );
    await expectNothing();
  },
);

test('a backup that was cut off is noticed, wherever (backups 24)', async () => {
  const contents = await readFile(join(place, 'good.age'));
  for (const length of [0, 100, contents.length >> 1, contents.length - 1]) {
    await writeFile(join(place, 'cut.age'), contents.subarray(0, length));
    expect(await restoreOf('cut.age')).toBe(DAMAGED);
  }
  await expectNothing();
});

test('a text that is not what the manifest says is noticed', async () => {
  await forge('changed.age', (text) => text.replace('Sundaram', 'Sundaran'));
  expect(await restoreOf('changed.age')).toBe(DAMAGED);
  await forge('short.age', (text) => text.slice(0, -100));
  expect(await restoreOf('short.age')).toBe(DAMAGED);
  await expectNothing();
});

test('a backup of a newer program is refused', async () => {
  const newer = /^FAULT the backup is of a newer program/;
  await forge('format.age', (text) => text.replace(`"format":${FORMAT}`, `"format":${FORMAT + 1}`));
  expect(await restoreOf('format.age')).toMatch(newer);
  await forge('migration.age', (text) =>
    text.replace('"migrations":[', '"migrations":["9999-from-the-future",'),
  );
  expect(await restoreOf('migration.age')).toMatch(newer);
  await forge('jobs.age', (text) => text.replace(/"jobs":\d+/, '"jobs":99999'));
  expect(await restoreOf('jobs.age')).toMatch(newer);
  await expectNothing();
});

test('a missing and a damaged file are noticed', async () => {
  const [object = ''] = await readdir(join(place, 'objects'));
  const path = join(place, 'objects', object);
  const kept = await readFile(path);
  await rm(path);
  expect(await restoreOf('good.age')).toBe(
    `FAULT objects/${object} is missing beside the backup: bring the whole folder along, or take another backup`,
  );
  await expectNothing();
  const other = await createSeal([recipient]).sealBytes(Buffer.from('another picture'));
  await writeFile(path, other);
  expect(await restoreOf('good.age')).toBe(
    `FAULT objects/${object} of the backup is damaged: take another one`,
  );
  await expectNothing();
  await writeFile(path, kept);
});

test('another key, another passphrase and no backup are each one line', async () => {
  const other = await writeIdentity((await makeKeyPair()).identity);
  expect(await restoreOf('good.age', { BACKUP_IDENTITY: other })).toMatch(
    /^FAULT the backup is sealed to another key or with another passphrase: set /,
  );
  expect(await restoreOf('none.age')).toBe('FAULT there is no backup none.age in that place');
  expect(await restoreOf('good.age', { BACKUP_IDENTITY: '/nowhere' })).toBe(
    'FAULT the file of BACKUP_IDENTITY cannot be read',
  );
  expect(await restoreOf('good.age', { BACKUP_IDENTITY: '' })).toMatch(
    /^FAULT objects\/key.age is missing beside the backup: .* set BACKUP_IDENTITY/,
  );
  await expectNothing();
});

test('a damaged key of the place is not taken for another passphrase', async () => {
  const other = await freshPlace();
  const path = join(other, 'objects/key.age');
  const key = await readFile(path);
  for (const length of [0, 40, 120, key.length - 1]) {
    await writeFile(path, key.subarray(0, length));
    expect(await command('restore', join(other, 'good.age'), {})).toBe(
      'FAULT objects/key.age is damaged: bring it from another copy of the folder',
    );
  }
  await writeFile(path, key);
  const said = await command('restore', join(other, 'good.age'), { BACKUP_PASSPHRASE: 'another' });
  expect(said).toBe('FAULT the passphrase is not the one of the backups in this place');
});

test('a place that cannot be written and a short new passphrase are each one line', async () => {
  const env = {
    DATABASE_URL: app().ctx.config.databaseUrl ?? '',
    DATA_DIR: app().ctx.config.dataDir,
  };
  const inFile = join(identityFile, 'site.age');
  const keys = { BACKUP_PASSPHRASE: '', BACKUP_RECIPIENT: recipient };
  expect(await command('backup', inFile, { ...env, ...keys })).toMatch(
    /^FAULT .*identity cannot be read or written \(EEXIST\): check that folder$/,
  );
  const short = { ...env, BACKUP_PASSPHRASE: 'elevenchars' };
  const file = join(await freshFolder(), 'site.age');
  expect(await command('backup', file, short)).toMatch(
    /^FAULT a new passphrase must have at least/,
  );
});

test('what is not empty is refused, and what was refused before is restored then', async () => {
  const full = app().ctx.config.databaseUrl ?? '';
  expect(await restoreOf('good.age', { DATABASE_URL: full })).toMatch(
    /^FAULT the database is not empty: /,
  );
  await expectNothing();
  const used = await freshFolder();
  await copyFile(identityFile, join(used, 'database'));
  expect(await restoreOf('good.age', { DATABASE_URL: '', DATA_DIR: used })).toMatch(
    /\/database is not empty: /,
  );
  expect(await restoreOf('good.age')).toMatch(/^Restored /);
  expect(await restoreOf('good.age')).toMatch(/is not empty: /);
});
