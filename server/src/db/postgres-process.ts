import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type PostgresUser, spawnAs } from './postgres-user.ts';

/** The log of the database, e.g. the server's. */
export interface DatabaseLog {
  debug(message: string): void;
  warn(message: string): void;
}

export interface PostgresProcess {
  /** Settles if PostgreSQL ends without having been stopped. */
  died: Promise<Error>;
  /** ends open sessions and PostgreSQL, within 9 seconds */
  stop(): Promise<void>;
}

export interface PostgresCommand {
  postgres: string;
  args: string[];
  user: PostgresUser;
  log: DatabaseLog;
}

/**
 * Runs PostgreSQL until stop(), or until this process ends.
 * @throws with PostgreSQL's last messages if it does not start
 */
export async function runPostgres(command: PostgresCommand): Promise<PostgresProcess> {
  // the workers of a killed PostgreSQL end within moments; until then it does not start again
  const until = Date.now() + 10_000;
  for (;;) {
    try {
      return await runOnce(command);
    } catch (error) {
      const isBusy = error instanceof Error && error.message.includes('is still in use');
      if (!isBusy || Date.now() > until) throw error;
      await delay(50);
    }
  }
}

async function runOnce({ postgres, args, user, log }: PostgresCommand): Promise<PostgresProcess> {
  const child = spawnAs(user, postgres, args, ['ignore', 'ignore', 'pipe']);
  const exited = once(child, 'exit');
  await ready(child, exited, log);

  const guard = guardAgainstOurEnd(child, user, log);
  let stopping = false;
  const died = exited.then(([code, signal]) => {
    guard.kill('SIGKILL');
    if (stopping) return new Promise<never>(() => {});
    return new Error(`PostgreSQL ended by itself (${signal ?? `code ${code}`})`);
  });

  async function stop(): Promise<void> {
    stopping = true;
    child.kill('SIGINT');
    // the fast shutdown writes everything out; if that takes long, the next start recovers
    const hurry = setTimeout(() => child.kill('SIGQUIT'), 7000);
    await exited;
    clearTimeout(hurry);
  }
  return { died, stop };
}

/** Whether PostgreSQL or initdb says that the disk is full; a write that was cut short means the same. */
export const tellsFullDisk = (line: string) =>
  /No space left on device|could not extend file|wrote only \d+ of/.test(line);

async function ready(
  child: ChildProcess,
  exited: Promise<unknown[]>,
  log: DatabaseLog,
): Promise<void> {
  const said: string[] = [];
  if (!child.stderr) throw new Error('PostgreSQL was started without its messages');
  const lines = createInterface({ input: child.stderr });
  const silent = once(lines, 'close');
  const isReady = new Promise<true>((resolve) => {
    lines.on('line', (line) => {
      // other errors are reported by the application that caused them
      if (/ (FATAL|PANIC): /.test(line)) log.warn(`PostgreSQL: ${line}`);
      else log.debug(`PostgreSQL: ${line}`);
      said.push(line);
      if (line.includes('database system is ready to accept connections')) resolve(true);
    });
  });
  const gone = exited.then(() => silent).then(() => false as const);
  if (!(await Promise.race([isReady, gone]))) {
    if (said.some(tellsFullDisk))
      throw new Error('PostgreSQL did not start, because its disk is full: make room');
    throw new Error(`PostgreSQL did not start: ${said.slice(-5).join(' / ')}`);
  }
}

// when this process ends, its end of the pipe closes and the shell shuts PostgreSQL down
function guardAgainstOurEnd(
  postgres: ChildProcess,
  user: PostgresUser,
  log: DatabaseLog,
): ChildProcess {
  const script = ['-c', 'read -r _; kill -INT "$1"', 'sh', String(postgres.pid)];
  const guard = spawnAs(user, 'sh', script, ['pipe', 'ignore', 'ignore']);
  guard.on('error', (error) =>
    log.warn(`the database would outlive a killed server: ${error.message}`),
  );
  return guard;
}

const run = promisify(execFile);

// never a process id, so PostgreSQL takes the recorded process for ended
const NO_PROCESS = 2_147_483_647;

/**
 * Cleans up after a server that was killed. A PostgreSQL that it left running in `clusterDir` is shut down, and the
 * process id in a stale postmaster.pid is overwritten. The caller holds the lock of the folder.
 * @throws when the running one does not end within 20 seconds
 */
export async function stopLeftoverPostgres(clusterDir: string): Promise<void> {
  const pid = await recordedPid(clusterDir);
  if (pid === undefined) return;
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 10],
  ] as const) {
    if (!(await isOurPostgres(pid, clusterDir))) break;
    process.kill(pid, signal);
    await waitUntilEnded(pid, clusterDir, seconds);
  }
  if (await isOurPostgres(pid, clusterDir)) {
    throw new Error(
      `PostgreSQL from an earlier start (process ${pid}) does not end: stop it, then start again`,
    );
  }
  await invalidatePidFile(clusterDir);
}

async function recordedPid(clusterDir: string): Promise<number | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
}

/** Whether process `pid` is this folder's PostgreSQL, and not a later process that was given its number. */
async function isOurPostgres(pid: number, clusterDir: string): Promise<boolean> {
  try {
    if (process.platform !== 'linux') {
      const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']);
      return stdout.includes('postgres') && stdout.includes(clusterDir);
    }
    const [name, folder] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8'),
      readlink(`/proc/${pid}/cwd`),
    ]);
    return name.trim() === 'postgres' && folder === (await realpath(clusterDir));
  } catch {
    return false;
  }
}

async function waitUntilEnded(pid: number, clusterDir: string, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until && (await isOurPostgres(pid, clusterDir))) await delay(20);
}

// PostgreSQL refuses to start while the process id in this file belongs to a running process, which may be an
// unrelated one (after a container restart) or a zombie. Only the id is replaced: from the rest of the file
// PostgreSQL makes sure that no worker of the old server still writes.
async function invalidatePidFile(clusterDir: string): Promise<void> {
  const path = join(clusterDir, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(path, text.replace(/^\d+/, String(NO_PROCESS)));
}
