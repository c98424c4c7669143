import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { renewSignIn } from '@mala/contract/auth/kept-sign-in.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { addPhoto, listPhotos } from '@mala/contract/photos/album.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import { activateSubscription, readSubscription } from '@mala/contract/subscriptions.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { command, freshPlace, PASSPHRASE, useBackupFolders } from '../../test/backups.ts';
import { createBrowser, signInHere } from '../../test/browser-cookies.ts';
import { startBucket } from '../../test/bucket.ts';
import { callsTo } from '../../test/calls.ts';
import { PASSWORD } from '../../test/factories/accounts.ts';
import { makeAdmin, makeMember, type Person } from '../../test/factories.ts';
import { formOf, PDF, picture } from '../../test/fixtures/uploads.ts';
import { freshDataDir, startMain, useMainProcesses } from '../../test/main-process.ts';
import { useTestApp } from '../../test/test-app.ts';
import { emptyDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { originOf } from '../db/origin.ts';

useMainProcesses();
useBackupFolders();
const app = useTestApp();

let place: string;
let member: Person;
let env: Record<string, string>;

beforeAll(async () => {
  const { ctx, call } = app();
  place = await freshPlace();
  env = { DATABASE_URL: ctx.config.databaseUrl ?? '', DATA_DIR: ctx.config.dataDir };
  member = await makeMember(ctx);
  const sent = { token: member.token, params: { userId: member.user_id } };
  expect(await call(addPhoto, { ...sent, form: formOf('photo', await picture()) })).toMatchObject({
    status: 200,
  });
  const form = formOf('attachment', { name: 'star.pdf', bytes: PDF });
  expect(await call(addHoroscopeFiles, { ...sent, form })).toMatchObject({ status: 200 });
  const admin = await makeAdmin(ctx);
  const activated = await call(activateSubscription, {
    token: admin.token,
    params: { id: member.user_id },
    body: { package: 'gold', payment_reference: 'UPI 1234' },
  });
  expect(activated.status).toBe(200);
});

const MAIN = join(import.meta.dirname, 'main.ts');

/** `npm run backup` in a process of its own. */
function startBackup(file: string, variables: Record<string, string>) {
  return spawn(process.execPath, [MAIN, 'backup', file], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: inject('compileCache'),
      BACKUP_PASSPHRASE: PASSPHRASE,
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** What a member sees after logging in. */
async function seenBy(url: string, person: Person) {
  const call = callsTo(url);
  const { body } = await call(login, {
    body: { mobile_no: person.mobile_no, password: PASSWORD },
  });
  const sent = { token: body.token, params: { userId: person.user_id } };
  const photos = await call(listPhotos, sent);
  const picture = await fetch(new URL(photos.body[0]?.url ?? '', url));
  const bytes = Buffer.from(await picture.arrayBuffer());
  return {
    status: picture.status,
    basic: (await call(readSection.basic, sent)).body,
    subscription: (await call(readSubscription, sent)).body,
    photo: bytes.toString('base64'),
  };
}

/** All stored files by key. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const contents = await Promise.all(
    files.sort().map(async (path) => [path.slice(folder.length), await readFile(path, 'base64')]),
  );
  return Object.fromEntries(contents);
}

describe('a backup of a running site (backups 24)', () => {
  test('is restored into an empty data folder, where everything is as it was', async () => {
    const file = join(place, 'first.age');
    const { browser } = await signInHere(app(), member, true);
    expect(await command('backup', file, env)).toMatch(
      /^Backed up \d+ tables with \d+ rows and \d+ files, \d+ of them new$/m,
    );
    const dataDir = await freshDataDir();
    expect(await command('restore', file, { DATA_DIR: dataDir })).toMatch(
      /^Restored \d+ tables with \d+ rows and \d+ files of 20\S+Z$/,
    );
    expect(await filesOf(dataDir)).toEqual(await filesOf(app().ctx.config.dataDir));
    const restored = await startMain({ DATA_DIR: dataDir }).ready();
    const now = await seenBy(restored, member);
    expect(now).toEqual(await seenBy(app().url, member));
    expect(now).toMatchObject({ status: 200, subscription: { package: 'gold' } });
    // who was signed in still is
    const { status } = await callsTo(restored)(readSection.basic, {
      token: member.token,
      params: { userId: member.user_id },
    });
    expect(status).toBe(200);
    // for no longer than the token: a sign-in may have been ended since, with a lost phone
    const kept = createBrowser(callsTo(restored), browser.cookies());
    expect((await kept.call(renewSignIn)).status).toBe(401);
    expect((await browser.call(renewSignIn)).status).toBe(200);
  });

  test('moves an embedded site to a PostgreSQL of its own', async () => {
    const { ctx } = app();
    // from outside into an embedded one, which is then stopped
    const embedded = await freshDataDir();
    const file = join(place, 'moved.age');
    expect(await command('backup', file, env)).toMatch(/^Backed up/);
    expect(await command('restore', file, { DATA_DIR: embedded })).toMatch(/^Restored/);
    expect(await command('backup', file, { DATA_DIR: embedded })).toMatch(/^Backed up/);
    const outside = await emptyDatabase();
    const dataDir = await freshDataDir();
    expect(
      await command('restore', file, { DATA_DIR: dataDir, DATABASE_URL: outside.url }),
    ).toMatch(/^Restored/);
    expect(await filesOf(dataDir)).toEqual(await filesOf(ctx.config.dataDir));
    const db = openDatabase(outside.url);
    const people = await db.selectFrom('users').select('id').orderBy('id').execute();
    expect(people).toEqual(await ctx.db.selectFrom('users').select('id').orderBy('id').execute());
    // no process may trust what it kept of the former database
    const origin = sql<{ origin: string }>`select ${originOf('search_versions')} as origin`;
    const [former, now] = [await origin.execute(ctx.db), await origin.execute(db)];
    expect(now.rows[0]?.origin).not.toBe(former.rows[0]?.origin);
    await db.destroy();
    await outside.drop();
  });

  test('leaves the former one whole if it is killed', async () => {
    const file = join(place, 'killed.age');
    expect(await command('backup', file, env)).toMatch(/^Backed up/);
    const former = await readFile(file);
    const bucket = await startBucket();
    bucket.silent = true;
    const listing = new Promise<void>((resolve) => {
      bucket.onAsked = (method) => method === 'LIST' && resolve();
    });
    const backup = startBackup(file, { ...env, STORAGE_URL: bucket.address() });
    const ended = once(backup, 'exit');
    // it has written the tables, and waits for the list of files
    expect(await Promise.race([listing, ended])).toBeUndefined();
    backup.kill('SIGKILL');
    await ended;
    bucket.close();
    expect(await readFile(file)).toEqual(former);
    // the database may take a moment to notice that the killed one is gone
    const again = () => command('backup', file, env);
    // each attempt takes seconds
    await expect.poll(again, { timeout: 240_000 }).toMatch(/ 0 of them new$/m);
  });

  test('ends with 1 if it fails', async () => {
    const failed = startBackup(join(place, 'failed.age'), {
      ...env,
      BACKUP_PASSPHRASE: 'another passphrase',
    });
    const [said, [code]] = await Promise.all([text(failed.stderr), once(failed, 'exit')]);
    expect(said).toBe('the passphrase is not the one of the backups in this place\n');
    expect(code).toBe(1);
  });
});
