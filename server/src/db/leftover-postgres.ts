import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

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
