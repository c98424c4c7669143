import { randomBytes, randomUUID } from 'node:crypto';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freshDataDir, startedDataDir, startMain, useMainProcesses } from '../test/main-process.ts';
import { descendants } from '../test/process-tree.ts';
import { killHard } from '../test/server-process.ts';
import { cloneDatabase, type TestDatabase } from '../test/test-database.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { ENDED_AFTER_SECONDS, joinProcesses } from './db/running-processes.ts';
import { joinSite } from './join-site.ts';
import { MUST_AGREE, sharedSettings } from './shared-settings.ts';

useMainProcesses();

let database: TestDatabase;
let db: ReturnType<typeof openDatabase>;
beforeEach(async () => {
  database = await cloneDatabase();
  db = openDatabase(database.url, { poolSize: 2 });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

/** No process signs again by itself, however long the test takes. */
function stopBeats(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

const freshSecret = () => randomBytes(32).toString('hex');
const HOUR_AHEAD = `--import=${join(import.meta.dirname, '../test/fixtures/clock-ahead.ts')}`;

/** Puts time forward, for the database. */
const passSeconds = (seconds: number) =>
  sql`update running_processes set seen_at = seen_at - make_interval(secs => ${seconds})`.execute(
    db,
  );

describe('a process that joins a site (faults 19)', () => {
  it('refuses to start with another secret than a running one, until that has ended or was killed', async () => {
    const env = { DATABASE_URL: database.url, DATA_DIR: await freshDataDir() };
    const [secret, other] = [freshSecret(), freshSecret()];
    const first = startMain({ ...env, AUTH_SECRET: secret });
    await first.ready();
    // by the database's clock, whatever that of the machine says
    const second = startMain({ ...env, AUTH_SECRET: other, NODE_OPTIONS: HOUR_AHEAD });
    expect(await second.ended).toBe(1);
    expect(second.faults).toHaveLength(1);
    expect(second.faults[0]).toMatch(/^AUTH_SECRET differs .* for \d+ more seconds$/);
    for (const hidden of [secret, other]) expect(second.faults[0]).not.toContain(hidden);

    await killHard([first.pid, ...descendants(first.pid)]);
    await passSeconds(ENDED_AFTER_SECONDS);
    const third = startMain({ ...env, AUTH_SECRET: other });
    await third.ready();
    third.signal('SIGTERM');
    expect(await third.ended).toBe(0);
    // stopped in order, it leaves nothing to wait for
    expect(await db.selectFrom('running_processes').selectAll().execute()).toEqual([]);
  });

  it('says what is missing while the database keeps nothing, and starts', async () => {
    const standby = openDatabase(database.url, { poolSize: 1 });
    await sql`set default_transaction_read_only = on`.execute(standby);
    const config = readConfig({ DATA_DIR: await freshDataDir(), AUTH_SECRET: freshSecret() });
    const warn = vi.fn();
    const joined = await joinSite(config, standby, { warn } as never, () => []);
    await joined.stop();
    await standby.destroy();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { code: '25006' },
      'the database keeps nothing, so other processes do not know of this one',
    );
  });

  it('starts with another secret after one that ended while the clock of the database ran days ahead', async () => {
    stopBeats();
    const joinAs = async (AUTH_SECRET: string) => {
      const env = { DATABASE_URL: database.url, DATA_DIR: await freshDataDir(), AUTH_SECRET };
      return joinSite(readConfig(env), db, { error: vi.fn() } as never, () => []);
    };
    const killed = await joinAs(freshSecret());
    await passSeconds(-3 * 86_400);
    const next = await joinAs(freshSecret());
    await next.agree();
    await next.stop();
    await killed.stop();
  });

  it('is not ready beside one that was not to be seen when it joined', async () => {
    stopBeats();
    const env = { DATABASE_URL: database.url, DATA_DIR: await freshDataDir() };
    const log = { error: vi.fn() };
    const joinAs = (AUTH_SECRET: string) =>
      joinSite(readConfig({ ...env, AUTH_SECRET }), db, log as never, () => []);
    const first = await joinAs(freshSecret());
    const seen = await db.selectFrom('running_processes').selectAll().executeTakeFirstOrThrow();
    // a crash empties the table, until the next sign
    await db.deleteFrom('running_processes').execute();
    const second = await joinAs(freshSecret());
    await second.agree();
    const again = { ...seen, settings: JSON.stringify(seen.settings), low_disks: '[]' };
    await db.insertInto('running_processes').values(again).execute();
    await first.agree();
    for (let times = 0; times < 2; times += 1) await expect(second.agree()).rejects.toThrow();
    // each says it once
    expect(log.error).toHaveBeenCalledTimes(2);
    await first.stop();
    await second.agree();
    await second.stop();
  });

  it('refuses to start with a copy of the folder of one that runs', async () => {
    const [DATA_DIR, copy] = [await freshDataDir(), await freshDataDir()];
    const log = { error: vi.fn() };
    const joinWith = (folder: string) => {
      const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: folder });
      return joinSite(config, db, log as never, () => []);
    };
    await (await joinWith(DATA_DIR)).stop();
    await cp(DATA_DIR, copy, { recursive: true });
    const first = await joinWith(DATA_DIR);
    await expect(joinWith(copy)).rejects.toThrow(/^DATA_DIR is a copy /);
    // copied while one ran, it is found afterwards
    await cp(DATA_DIR, copy, { recursive: true });
    const second = await joinWith(copy);
    await first.agree();
    expect(log.error).toHaveBeenCalledOnce();
    await first.stop();
    await second.stop();
    expect(await readdir(join(DATA_DIR, 'processes'))).toEqual([]);
  });

  it('with the embedded database starts at once with another secret after it was killed', async () => {
    const DATA_DIR = await startedDataDir();
    const first = startMain({ DATA_DIR, AUTH_SECRET: freshSecret() });
    await first.ready();
    await killHard([first.pid, ...descendants(first.pid)]);
    await startMain({ DATA_DIR, AUTH_SECRET: freshSecret() }).ready();
  });
});

describe('what processes share', () => {
  const AUTH_SECRET = freshSecret();
  const S3 = 's3://photos?endpoint=http://a.example.in&region=x&accessKeyId=a&secretAccessKey=b';
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await freshDataDir();
  });

  /** Joins as a process with these variables; the settings that differ and need not agree. */
  async function join(env: Record<string, string> = {}, isAlone = false): Promise<string[]> {
    const config = readConfig({ DATA_DIR: dataDir, AUTH_SECRET, ...env });
    const settings = await sharedSettings(config);
    return joinProcesses(db, { id: randomUUID(), settings, mustAgree: MUST_AGREE, isAlone });
  }

  it.each([
    ['AUTH_SECRET', {}, { AUTH_SECRET: freshSecret() }],
    ['AUTH_SECRET', { AUTH_SECRET: '' }, { AUTH_SECRET }],
    ['STORAGE_URL', {}, { STORAGE_URL: S3 }],
    ['STORAGE_URL', { STORAGE_URL: S3 }, { STORAGE_URL: S3.replace('photos', 'pictures') }],
    ['STORAGE_URL', { STORAGE_URL: S3 }, { STORAGE_URL: S3.replace('a.example', 'b.example') }],
    ['SMTP_URL', {}, { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.in' }],
  ])('%s must be the same', async (name, one, other) => {
    await join(one);
    await expect(join(other)).rejects.toThrow(new RegExp(`^${name} differs`));
    await expect(join(one)).resolves.toEqual([]);
  });

  it('the folder of files must be the same, under whatever path', async () => {
    await join();
    await expect(join({ DATA_DIR: await freshDataDir() })).rejects.toThrow(/^STORAGE_URL differs/);
  });

  it('keys of the bucket and the address of the mail server may change', async () => {
    const SMTP = { SMTP_URL: 'smtp://one.example.in', MAIL_FROM: 'a@example.in' };
    await join({ STORAGE_URL: S3, ...SMTP });
    const later = { ...SMTP, SMTP_URL: 'smtp://user:password@two.example.in' };
    expect(await join({ STORAGE_URL: S3.replace('=b', '=c'), ...later })).toEqual([]);
  });

  it('names what else differs, so that it can be changed while processes run', async () => {
    await join();
    const changed = { APP_URL: 'https://mala.example.in', SITE_HOSTS: 'tamilmala=t.example.in' };
    const differing = await join({ ...changed, RATE_LIMITS: 'off' });
    expect(differing.sort()).toEqual(['APP_URL', 'ASSETS_URL', 'RATE_LIMITS', 'SITE_HOSTS']);
  });

  it('of two that differ and join at once, one does', async () => {
    const joined = await Promise.allSettled([join(), join({ AUTH_SECRET: freshSecret() })]);
    expect(joined.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is kept as keyed hashes, which say nothing without the secret', async () => {
    await join({ STORAGE_URL: S3 });
    const stored = JSON.stringify(await db.selectFrom('running_processes').selectAll().execute());
    for (const hidden of [AUTH_SECRET, 'photos', 'example.in'])
      expect(stored).not.toContain(hidden);
  });

  it('says how long a killed process counts', async () => {
    await join();
    const refused = () => join({ AUTH_SECRET: freshSecret() }).catch(({ message }) => message);
    const secondsLeft = async () => Number(/for (\d+) more seconds/.exec(await refused())?.[1]);
    // less by the seconds that the test takes
    const left = await secondsLeft();
    expect(left).toBeLessThanOrEqual(ENDED_AFTER_SECONDS);
    expect(left).toBeGreaterThan(ENDED_AFTER_SECONDS / 2);
    await passSeconds(ENDED_AFTER_SECONDS / 2);
    expect(await secondsLeft()).toBeLessThanOrEqual(left - ENDED_AFTER_SECONDS / 2);
    await passSeconds(ENDED_AFTER_SECONDS / 2);
    await join({ AUTH_SECRET: freshSecret() });
  });
});
