import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDataDir, startedDataDir, useMainProcesses } from '../../test/main-process.ts';
import { descendants } from '../../test/process-tree.ts';
import {
  gone,
  isRunning,
  killHard,
  postmasterPid,
  type ServerProcess,
  startProcess,
} from '../../test/server-process.ts';
import { startEmbedded } from './embedded.ts';

vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
let running: ServerProcess[] = [];

useMainProcesses();
beforeEach(async () => {
  dataDir = await startedDataDir();
});

afterEach(async () => {
  const pids = running.flatMap(({ pid }) => [pid, ...descendants(pid)]);
  running = [];
  await killHard(pids);
});

async function start(folder = dataDir): Promise<ServerProcess> {
  const server = await startProcess(folder);
  running.push(server);
  return server;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Inserts 1, 2, 3 … until the connection breaks; `acknowledged` is the last one that was confirmed. */
async function insertUntilBroken(url: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('create table given (number integer primary key)');
  const progress = { acknowledged: 0, broken: Promise.resolve() };
  progress.broken = (async () => {
    for (let number = 1; ; number += 1) {
      await client.query('insert into given values ($1)', [number]);
      progress.acknowledged = number;
    }
  })().catch(() => {});
  return progress;
}

test('keeps data from one start to the next, for a role that is not a superuser', async () => {
  dataDir = await freshDataDir();
  const first = await start();
  await ask(first.url, 'create table kept as select 1 as one');
  await first.stop();
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
  expect(
    await ask(
      second.url,
      `select rolsuper, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('listen_addresses') as addresses, pg_encoding_to_char(encoding) as encoding
         from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    ),
  ).toEqual([{ rolsuper: false, fsync: 'on', commit: 'on', addresses: '', encoding: 'UTF8' }]);
});

test('asks for the password, which only its owner can read', async () => {
  const { url } = await start();
  const path = join(dataDir, 'secrets/database-password');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(url).toContain((await readFile(path, 'utf8')).trim());
});

test('reports a stored password that does not match the database', async () => {
  await (await start()).stop();
  await writeFile(join(dataDir, 'secrets/database-password'), 'another\n');
  await expect(start()).rejects.toThrow('is not the password of the database');
});

test('stop() leaves no process behind, even with a session open', async () => {
  const server = await start();
  const client = new Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  const pids = descendants(server.pid);
  expect(pids.length).toBeGreaterThan(2);
  await server.stop();
  expect(pids.filter(isRunning)).toEqual([]);
});

test('rejects a second process on the same folder until the first has ended', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`${dataDir} is in use by process ${first.pid}`);
  await first.stop();
  await start();
});

test('lets exactly one of several processes start at once', async () => {
  dataDir = await freshDataDir();
  const starts = await Promise.allSettled(Array.from({ length: 4 }, () => start()));
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('Ctrl-C in the terminal does not reach the database', async () => {
  const server = await start();
  process.kill(-server.pid, 'SIGINT');
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('starts a killed database again, at the same address (faults 18)', async () => {
  const options = { dataDir, durable: false, log: { debug() {}, warn() {} } };
  const database = await startEmbedded(options);
  try {
    for (let times = 0; times < 2; times++) {
      const pid = postmasterPid(dataDir);
      process.kill(pid, 'SIGKILL');
      await gone([pid]);
      const answer = () => ask(database.url, 'select 1 as one').catch(() => 'none');
      await expect.poll(answer).toEqual([{ one: 1 }]);
    }
  } finally {
    await database.stop();
  }
  await (await start()).stop();
});

describe('kill -9', () => {
  test('of all processes loses no acknowledged write', async () => {
    const server = await start();
    const progress = await insertUntilBroken(server.url);
    await expect.poll(() => progress.acknowledged).toBeGreaterThan(100);
    await killHard([server.pid, ...descendants(server.pid)]);
    await progress.broken;

    const { url } = await start();
    const [row] = await ask(url, `select count(*)::int as rows, max(number) as last from given`);
    // One more may have been written whose confirmation never arrived.
    const { acknowledged } = progress;
    expect([acknowledged, acknowledged + 1]).toContain((row as { last: number }).last);
    expect((row as { rows: number }).rows).toBe((row as { last: number }).last);
  });

  test('of the server alone also stops the database', async () => {
    const server = await start();
    const postmaster = postmasterPid(dataDir);
    await killHard([server.pid]);
    await gone([postmaster]);
  });

  test('of the server, with an immediate restart, loses nothing', async () => {
    const server = await start();
    const progress = await insertUntilBroken(server.url);
    await expect.poll(() => progress.acknowledged).toBeGreaterThan(100);
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');

    const { url } = await start();
    await progress.broken;
    const [row] = await ask(url, `select count(*)::int as rows from given`);
    expect((row as { rows: number }).rows).toBeGreaterThanOrEqual(progress.acknowledged);
  });

  test('of the server and its guard: the next start stops the orphaned database first', async () => {
    const server = await start();
    const orphan = postmasterPid(dataDir);
    let guard: number[] = [];
    // what the start ran once may still be on its way out
    await expect
      .poll(() => {
        const ofDatabase = [orphan, ...descendants(orphan)];
        guard = descendants(server.pid).filter((pid) => !ofDatabase.includes(pid));
        return guard;
      })
      .toHaveLength(1);
    await killHard([...guard, server.pid]);
    expect(isRunning(orphan)).toBe(true);

    await start();
    expect(isRunning(orphan)).toBe(false);
  });

  test('of all processes, when the old process id has been reused', async () => {
    const server = await start();
    await killHard([server.pid, ...descendants(server.pid)]);
    const { uid, gid } = await stat(join(dataDir, 'database/cluster'));
    const stranger = spawn('sleep', ['600'], { uid, gid });
    const path = join(dataDir, 'database/cluster/postmaster.pid');
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^\d+/, String(stranger.pid)));
    try {
      await start();
      expect(stranger.exitCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  test('during the first start leaves a folder that can be started', async () => {
    dataDir = await freshDataDir();
    await mkdir(join(dataDir, 'database/cluster.new'), { recursive: true });
    await writeFile(join(dataDir, 'database/cluster.new/PG_VERSION'), '15\n');
    await writeFile(join(dataDir, 'database/password.new'), 'half');
    await start();
  });
});

test('works under a folder that other users may not enter', async () => {
  dataDir = await freshDataDir();
  await chmod(dataDir, 0o700);
  const { url } = await start();
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('works under a path too long for a socket, with spaces and quotes', async () => {
  dataDir = await freshDataDir();
  const folder = join(dataDir, `it's "a" long, long name `.repeat(5));
  const server = await start(folder);
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('refuses the files of another major version', async () => {
  dataDir = await freshDataDir();
  await mkdir(join(dataDir, 'database/cluster'), { recursive: true });
  await writeFile(join(dataDir, 'database/cluster/PG_VERSION'), '16\n');
  await expect(start()).rejects.toThrow('was made by PostgreSQL 16');
});
