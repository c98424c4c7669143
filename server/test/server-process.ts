import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, vi } from 'vitest';
import type { EmbeddedMessage } from './embedded-process.ts';
import { statusOf } from './process-tree.ts';

export interface ServerProcess {
  child: ChildProcess;
  pid: number;
  url: string;
  /** Sends SIGTERM. */
  stop(): Promise<void>;
}

/** Runs the embedded database of `dataDir` in a separate process and process group. */
export async function startProcess(dataDir: string): Promise<ServerProcess> {
  const script = join(import.meta.dirname, 'embedded-process.ts');
  const child = fork(script, [dataDir], {
    detached: true,
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: inject('compileCache') },
  });
  const exited = once(child, 'exit');
  const [message] = (await once(child, 'message')) as [EmbeddedMessage];
  if ('fault' in message) {
    await exited;
    throw new Error(message.fault);
  }
  if (child.pid === undefined) throw new Error('the process has no id');
  async function stop(): Promise<void> {
    child.send('stop');
    await exited;
  }
  return { child, pid: child.pid, url: message.url, stop };
}

/** Kills processes with SIGKILL, like a power cut, and waits until they are gone. */
export async function killHard(pids: number[]): Promise<void> {
  // all are stopped before the first is killed: none has time to act on the end of another
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const)
    for (const pid of pids) if (isRunning(pid)) process.kill(pid, signal);
  await gone(pids);
}

export async function gone(pids: number[]): Promise<void> {
  // not expect.poll(), which concurrent tests would have to pass here
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), {
    timeout: 120_000,
    interval: 10,
  });
}

export function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`) && !/^State:\s+[ZX]/m.test(statusOf(pid) ?? 'State: X');
}

export function postmasterPid(dataDir: string): number {
  return Number.parseInt(
    readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8'),
    10,
  );
}
