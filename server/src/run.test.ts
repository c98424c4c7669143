import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { OWNER } from '@mala/contract/access/role-places.ts';
import { me } from '@mala/contract/auth/me.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { makeFirstOwner } from '@mala/contract/staff.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { callsTo } from '../test/calls.ts';
import { freshMobile, PASSWORD } from '../test/factories/accounts.ts';
import { sampleSections } from '../test/factories/sections.ts';
import { formOf, PDF } from '../test/fixtures/uploads.ts';
import { freshDataDir, startedDataDir, startMain, useMainProcesses } from '../test/main-process.ts';
import { descendants } from '../test/process-tree.ts';
import { gone, killHard } from '../test/server-process.ts';
import { slowUpload } from '../test/slow-upload.ts';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../test/test-database.ts';
import { openDatabase } from './db/database.ts';
import type { ReadinessReport } from './http/readiness.ts';

useMainProcesses();

async function isHealthy(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/health`);
  return response.status === 200 && (await response.text()) === '{"status":"ok"}';
}

async function listening(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = await listening();
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function newcomer() {
  return { user_name: 'Kamala', mobile_no: freshMobile(), password: PASSWORD };
}

test('prints its URL when ready; a second one on the same folder refuses to start', async () => {
  const dataDir = await freshDataDir();
  const first = startMain({ DATA_DIR: dataDir });
  const url = await first.ready();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  expect(await isHealthy(url)).toBe(true);

  const second = startMain({ DATA_DIR: dataDir });
  expect(await second.ended).toBe(1);
  expect(second.faults).toEqual([
    `${dataDir} is in use by process ${first.pid}: stop it, or set another DATA_DIR`,
  ]);
  expect(second.said).toEqual([]);
  expect(await isHealthy(url)).toBe(true);
});

test('reports every invalid variable without secrets, and starts no database', async () => {
  const dataDir = await freshDataDir();
  const main = startMain({
    DATA_DIR: dataDir,
    PORT: 'http',
    AUTH_SECRET: 'too-short-to-sign',
    ADMIN_PASSWORD: 'hushed',
    DATABASE_URL: 'mysql://mala:whispered@localhost/mala',
  });
  expect(await main.ended).toBe(1);
  expect(main.faults).toEqual([
    'PORT must be a number from 0 to 65535',
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
    'AUTH_SECRET must have at least 32 characters',
    'ADMIN_PASSWORD must have 8 to 128 characters',
    'ADMIN_MOBILE must be set with ADMIN_PASSWORD',
  ]);
  expect(await readdir(dataDir)).toEqual([]);
});

test('SIGTERM finishes the current upload, then stops the database, within 10 seconds', async () => {
  const main = startMain({ DATA_DIR: await startedDataDir() });
  const url = await main.ready();
  const call = callsTo(url);
  const { body } = await call(signup, { body: newcomer() });
  const { body: account } = await call(me, { token: body.token });
  const begun = { token: body.token, params: { userId: account.user_id } };
  const { basic } = sampleSections(account.domain);
  expect((await call(saveSection.basic, { ...begun, body: basic as never })).status).toBe(200);
  // the first file also starts the process that reads files: not what this stop waits for
  const first = formOf('attachment', { name: 'first.pdf', bytes: PDF });
  expect((await call(addHoroscopeFiles, { ...begun, form: first })).status).toBe(200);
  const upload = await slowUpload({
    url,
    endpoint: addHoroscopeFiles,
    params: { userId: account.user_id },
    token: body.token,
    form: formOf('attachment', { name: 'chart.pdf', bytes: PDF }),
  });
  const processes = descendants(main.pid);
  expect(processes.length).toBeGreaterThan(2);

  main.signal('SIGTERM');
  // new connections are refused while the current upload finishes
  await expect.poll(() => isHealthy(url).catch(() => 'closed')).toBe('closed');
  const answer = await upload.finish();
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('"name":"chart.pdf"');
  // it would be 1 after ten seconds
  expect(await main.ended).toBe(0);
  await gone(processes);
});

test('SIGTERM turns readiness first, and answers calls until a proxy has noticed (faults 20)', async () => {
  const main = startMain({ DATA_DIR: await startedDataDir(), STOP_GRACE_SECONDS: '4' });
  const url = await main.ready();
  const ready = async () => {
    const response = await fetch(`${url}/api/health/ready`);
    return [response.status, ((await response.json()) as ReadinessReport).status];
  };
  // its checks are given up after some seconds
  await expect.poll(ready).toEqual([200, 'ok']);
  main.signal('SIGTERM');
  await expect.poll(ready, { interval: 5 }).toEqual([503, 'stopping']);
  const call = await fetch(`${url}/api/health`);
  expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
  expect(await main.ended).toBe(0);
});

test('kill -9 of all processes right after a signup loses no account', async () => {
  const dataDir = await startedDataDir();
  const first = startMain({ DATA_DIR: dataDir });
  const person = newcomer();
  const signedUp = await callsTo(await first.ready())(signup, { body: person });
  await killHard([first.pid, ...descendants(first.pid)]);
  expect(signedUp.status).toBe(200);

  const second = startMain({ DATA_DIR: dataDir });
  const call = callsTo(await second.ready());
  const { mobile_no, password } = person;
  expect((await call(login, { body: { mobile_no, password } })).status).toBe(200);
  // the session that was open is still one
  expect((await call(me, { token: signedUp.body.token })).body.mobile_no).toBe(mobile_no);
});

test('a port in use gives one line of output, and the database is stopped again', async () => {
  const other = await listening();
  const { port } = other.address() as AddressInfo;
  const dataDir = await startedDataDir();
  const main = startMain({ DATA_DIR: dataDir, PORT: String(port) });
  try {
    expect(await main.ended).toBe(1);
    expect(main.faults).toEqual([
      `port ${port} of 127.0.0.1 is in use by another program: stop it, or set another PORT`,
    ]);
    expect(await readdir(`${dataDir}/database/cluster`)).not.toContain('postmaster.pid');
  } finally {
    other.close();
  }
});

test('an unreachable database gives one line of output without its password', async () => {
  const port = await freePort();
  const main = startMain({
    DATA_DIR: await freshDataDir(),
    DATABASE_URL: `postgres://mala:whispered@localhost:${port}/mala`,
  });
  expect(await main.ended).toBe(1);
  expect(main.faults).toEqual([
    expect.stringMatching(/^the database cannot be reached: .*ECONNREFUSED/),
  ]);
  expect(main.faults[0]).not.toContain('whispered');
});

describe('with DATABASE_URL', () => {
  let database: TestDatabase;
  afterEach(() => database.drop());

  async function envOf(made: Promise<TestDatabase>) {
    database = await made;
    return { DATABASE_URL: database.url, DATA_DIR: await freshDataDir() };
  }

  test('two processes that start at once on an empty database serve one site', async () => {
    const env = await envOf(emptyDatabase());
    const urls = await Promise.all([startMain(env).ready(), startMain(env).ready()]);
    expect(await Promise.all(urls.map(isHealthy))).toEqual([true, true]);
    const [first, second] = urls.map(callsTo);
    const person = newcomer();
    const { body } = (await first?.(signup, { body: person })) ?? {};
    const seen = await second?.(me, { token: body?.token });
    expect(seen?.body.mobile_no).toBe(person.mobile_no);
  });

  test('a site without an owner prints where the first one is made, and nowhere else', async () => {
    const env = await envOf(cloneDatabase());
    const main = startMain(env);
    const url = await main.ready();
    const printed = () =>
      main.said.map((line) => /becomes the owner.* (\S+)$/.exec(line)?.[1] ?? '');
    await expect.poll(() => printed().join('')).toMatch(/\/admin\/first-start#[\w-]{43}$/);
    const [secret = ''] = printed().flatMap((address) => address.split('#').slice(1));
    // a start that fails does not end it
    expect(await startMain({ ...env, PORT: new URL(url).port }).ended).toBe(1);
    const call = callsTo(url);
    const body = { ...newcomer(), secret };
    expect((await call(makeFirstOwner, { body })).status).toBe(200);
    main.signal('SIGTERM');
    expect(await main.ended).toBe(0);
    // of its folder and its log
    for (const name of await readdir(env.DATA_DIR, { recursive: true }))
      expect(await readFile(join(env.DATA_DIR, name), 'utf8').catch(() => '')).not.toContain(
        secret,
      );
    const again = startMain(env);
    await again.ready();
    again.signal('SIGTERM');
    await again.ended;
    expect(again.said.join('\n')).not.toContain('first-start');
  });

  test('the first administrator is created once, and never with an easy password (abuse 5)', async () => {
    const mobile_no = freshMobile();
    const admin = { ...(await envOf(cloneDatabase())), ADMIN_MOBILE: mobile_no };
    const easy = startMain({ ...admin, ADMIN_PASSWORD: 'password123' });
    expect(await easy.ended).toBe(1);
    expect(easy.faults).toEqual(['ADMIN_PASSWORD is easily guessed: choose other words']);
    const first = startMain({ ...admin, ADMIN_PASSWORD: 'the first password' });
    await first.ready();
    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);

    // it does not matter any more, however easy it is
    const call = callsTo(await startMain({ ...admin, ADMIN_PASSWORD: 'password123' }).ready());
    expect((await call(login, { body: { mobile_no, password: 'password123' } })).status).toBe(401);
    const { body } = await call(login, { body: { mobile_no, password: 'the first password' } });
    expect((await call(me, { token: body.token })).body.role).toBe('ADMIN');

    // the servers of other tests hash by less
    const db = openDatabase(admin.DATABASE_URL);
    const owners = db.selectFrom('users').innerJoin('staff_roles', 'user_id', 'users.id');
    const account = owners.select('password_hash').where('role', '=', OWNER);
    const { password_hash } = await account.executeTakeFirstOrThrow();
    await db.destroy();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('rejects a database migrated by a newer version', async () => {
    const env = await envOf(cloneDatabase());
    const db = openDatabase(env.DATABASE_URL);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`.execute(
      db,
    );
    await db.destroy();
    const main = startMain(env);
    expect(await main.ended).toBe(1);
    expect(main.faults).toEqual([
      'the database is newer than this program: it has 9999-later; install the newer program',
    ]);
  });
});
