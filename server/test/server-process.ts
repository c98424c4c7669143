import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { EmbeddedMessage } from './embedded-process.ts';

export interface ServerProcess {
  child: ChildProcess;
  pid: number;
  url: string;
  /** As SIGTERM does it. */
  stop(): Promise<void>;
}

/** Runs the embedded database of `dataDir` in a process, and process group, of its own. */
export async function startProcess(dataDir: string): Promise<ServerProcess> {
  const script = join(import.meta.dirname, 'embedded-process.ts');
  const child = fork(script, [dataDir], { detached: true, execArgv: [] });
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

/** Ids of all processes under `pid`, children of children too. */
export function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(Number(entry));
    if (parent !== undefined) parents.set(Number(entry), parent);
  }
  const children = [...parents].filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** Ends processes as a power cut would, and waits until they are gone. */
export async function killHard(pids: number[]): Promise<void> {
  for (const pid of pids) {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
  await gone(pids);
}

export async function gone(pids: number[]): Promise<void> {
  await expect.poll(() => pids.filter(isRunning), { timeout: 15_000, interval: 10 }).toEqual([]);
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

function parentOf(pid: number): number | undefined {
  const parent = /^PPid:\s+(\d+)/m.exec(statusOf(pid) ?? '')?.[1];
  return parent === undefined ? undefined : Number(parent);
}

function statusOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return undefined;
  }
}
