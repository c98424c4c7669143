import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

// No process has it on any system, so PostgreSQL takes the process of its file for ended.
const NO_PROCESS = 2_147_483_647;

/**
 * Deals with what a server that was killed left in `clusterDir`, whose lock the caller holds. A PostgreSQL
 * still running is shut down; an abandoned postmaster.pid is made harmless.
 * @throws when a running one does not end within 20 seconds
 */
export async function endFormerPostmaster(clusterDir: string): Promise<void> {
  const pid = await recordedPid(clusterDir);
  if (pid === undefined) return;
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 10],
  ] as const) {
    if (!(await isPostmaster(pid, clusterDir))) break;
    process.kill(pid, signal);
    await ended(pid, clusterDir, seconds);
  }
  if (await isPostmaster(pid, clusterDir)) {
    throw new Error(
      `PostgreSQL from an earlier start (process ${pid}) does not end: stop it, then start again`,
    );
  }
  await forgetPid(clusterDir);
}

async function recordedPid(clusterDir: string): Promise<number | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
}

/** Whether process `pid` is this folder's PostgreSQL, and not a later process that was given its number. */
async function isPostmaster(pid: number, clusterDir: string): Promise<boolean> {
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

async function ended(pid: number, clusterDir: string, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until && (await isPostmaster(pid, clusterDir))) await delay(20);
}

// PostgreSQL would refuse to start where its old number now belongs to another process (a container that
// was restarted) or to one that nobody has reaped. Only the number is replaced: the rest of the file lets
// it make sure that no worker of the old one still writes.
async function forgetPid(clusterDir: string): Promise<void> {
  const path = join(clusterDir, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(path, text.replace(/^\d+/, String(NO_PROCESS)));
}
