import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe } from 'vitest';
import { test } from '../../test/embedded-places.ts';
import { descendants } from '../../test/process-tree.ts';
import { gone, isRunning, killHard, postmasterPid } from '../../test/server-process.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { startEmbedded } from './embedded.ts';
import { reachEmbedded } from './running.ts';

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

test.concurrent('keeps data from one start to the next, for a role that is not a superuser', async ({
  emptyDir,
  start,
  expect,
}) => {
  const first = await start(emptyDir);
  await ask(first.url, 'create table kept as select 1 as one');
  await first.stop();
  const second = await start(emptyDir);
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

test.concurrent('asks for the password, which only its owner can read', async ({
  dataDir,
  start,
  expect,
}) => {
  const { url } = await start(dataDir);
  const path = join(dataDir, 'secrets/database-password');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(url).toContain((await readFile(path, 'utf8')).trim());
});

test.concurrent('reports a stored password that does not match the database', async ({
  dataDir,
  start,
  expect,
}) => {
  await (await start(dataDir)).stop();
  await writeFile(join(dataDir, 'secrets/database-password'), 'another\n');
  await expect(start(dataDir)).rejects.toThrow('is not the password of the database');
});

test.concurrent('stop() leaves no process behind, even with a session open', async ({
  dataDir,
  start,
  expect,
}) => {
  const server = await start(dataDir);
  const client = new Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  const pids = descendants(server.pid);
  expect(pids.length).toBeGreaterThan(2);
  await server.stop();
  await gone(pids);
});

test.concurrent('rejects a second process on the same folder until the first has ended', async ({
  dataDir,
  start,
  expect,
}) => {
  const first = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow(`${dataDir} is in use by process ${first.pid}`);
  await first.stop();
  await start(dataDir);
});

test.concurrent('lets exactly one of several processes start at once', async ({
  emptyDir,
  start,
  expect,
}) => {
  const starts = await Promise.allSettled(Array.from({ length: 4 }, () => start(emptyDir)));
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.concurrent('Ctrl-C in the terminal does not reach the database', async ({
  dataDir,
  start,
  expect,
}) => {
  const server = await start(dataDir);
  process.kill(-server.pid, 'SIGINT');
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test.concurrent('starts a killed database again, at the same address (faults 18)', async ({
  dataDir,
  start,
  expect,
}) => {
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
  await (await start(dataDir)).stop();
});

describe('kill -9', () => {
  test.concurrent('of all processes loses no acknowledged write', async ({
    dataDir,
    start,
    expect,
  }) => {
    const server = await start(dataDir);
    const progress = await insertUntilBroken(server.url);
    await expect.poll(() => progress.acknowledged).toBeGreaterThan(100);
    await killHard([server.pid, ...descendants(server.pid)]);
    await progress.broken;

    const { url } = await start(dataDir);
    const [row] = await ask(url, `select count(*)::int as rows, max(number) as last from given`);
    // One more may have been written whose confirmation never arrived.
    const { acknowledged } = progress;
    expect([acknowledged, acknowledged + 1]).toContain((row as { last: number }).last);
    expect((row as { rows: number }).rows).toBe((row as { last: number }).last);
  });

  test.concurrent('of the server alone also stops the database', async ({ dataDir, start }) => {
    const server = await start(dataDir);
    const postmaster = postmasterPid(dataDir);
    await killHard([server.pid]);
    await gone([postmaster]);
  });

  test.concurrent('of the server, with an immediate restart, loses nothing', async ({
    dataDir,
    start,
    expect,
  }) => {
    const server = await start(dataDir);
    const progress = await insertUntilBroken(server.url);
    await expect.poll(() => progress.acknowledged).toBeGreaterThan(100);
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');

    const { url } = await start(dataDir);
    await progress.broken;
    const [row] = await ask(url, `select count(*)::int as rows from given`);
    expect((row as { rows: number }).rows).toBeGreaterThanOrEqual(progress.acknowledged);
  });

  test.concurrent('of the server and its guard: the next start stops the orphaned database first', async ({
    dataDir,
    start,
    expect,
  }) => {
    const server = await start(dataDir);
    const orphan = postmasterPid(dataDir);
    let guard: number[] = [];
    // commands that the start ran may not have exited yet
    await expect
      .poll(() => {
        const ofDatabase = [orphan, ...descendants(orphan)];
        guard = descendants(server.pid).filter((pid) => !ofDatabase.includes(pid));
        return guard;
      })
      .toHaveLength(1);
    await killHard([...guard, server.pid]);
    expect(isRunning(orphan)).toBe(true);

    await start(dataDir);
    expect(isRunning(orphan)).toBe(false);
  });

  test.concurrent('of all processes, when the old process id has been reused', async ({
    dataDir,
    start,
    expect,
  }) => {
    const server = await start(dataDir);
    await killHard([server.pid, ...descendants(server.pid)]);
    const { uid, gid } = await stat(join(dataDir, 'database/cluster'));
    const stranger = spawn('sleep', ['600'], { uid, gid });
    const path = join(dataDir, 'database/cluster/postmaster.pid');
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^\d+/, String(stranger.pid)));
    try {
      await start(dataDir);
      expect(stranger.exitCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  test.concurrent('during the first start leaves a folder that can be started', async ({
    emptyDir,
    start,
  }) => {
    await mkdir(join(emptyDir, 'database/cluster.new'), { recursive: true });
    await writeFile(join(emptyDir, 'database/cluster.new/PG_VERSION'), '15\n');
    await writeFile(join(emptyDir, 'database/password.new'), 'half');
    await start(emptyDir);
  });
});

test.concurrent('works under a folder that other users may not enter', async ({
  emptyDir,
  start,
  expect,
}) => {
  await chmod(emptyDir, 0o700);
  const { url } = await start(emptyDir);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.concurrent('works under a path too long for a socket, with spaces and quotes', async ({
  emptyDir,
  start,
  expect,
}) => {
  const folder = join(emptyDir, `it's "a" long, long name `.repeat(5));
  const server = await start(folder);
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test.concurrent('refuses the files of another major version', async ({
  emptyDir,
  start,
  expect,
}) => {
  await mkdir(join(emptyDir, 'database/cluster'), { recursive: true });
  await writeFile(join(emptyDir, 'database/cluster/PG_VERSION'), '16\n');
  await expect(start(emptyDir)).rejects.toThrow('was made by PostgreSQL 16');
});

test.concurrent('a program beside a site whose database does not answer says so (backups 24)', async ({
  emptyDir,
  expect,
}) => {
  await mkdir(join(emptyDir, 'database'));
  const site = await lockDataDir(emptyDir);
  const reaching = reachEmbedded(emptyDir, { debug() {}, warn() {} }, 0);
  await expect(reaching).rejects.toThrow('the site runs, but its database does not answer');
  site.release();
});
