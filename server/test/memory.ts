import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { descendantsNow, statusOf } from './process-tree.ts';

/** Bytes of memory. */
export interface Memory {
  /** of the process itself (resident set size) */
  own: number;
  /** of the process and its descendants, shared memory counted once (proportional set size) */
  all: number;
}

/** What a process takes now. Linux only. */
export function memoryOf(pid: number): Memory {
  const pids = [pid, ...descendantsNow(pid)];
  return { own: residentBytes(pid), all: sum(pids.map(shareOf)) };
}

/** Polls a process until it is stopped, which returns the maximum. Linux only. */
export function watchMemory(pid: number): () => Promise<Memory> {
  const most = { own: 0, all: 0 };
  let mostResident = 0;
  let watching = true;
  function look(): void {
    const pids = [pid, ...descendantsNow(pid)];
    const resident = pids.map(residentBytes);
    most.own = Math.max(most.own, resident[0] ?? 0);
    // the kernel goes through every page to tell the share of a process: only where more is resident than before
    if (sum(resident) <= mostResident) return;
    mostResident = sum(resident);
    most.all = Math.max(most.all, sum(pids.map(shareOf)));
  }
  async function watch(): Promise<void> {
    while (watching) {
      look();
      await setTimeout(100);
    }
  }
  const watched = watch();
  return async () => {
    watching = false;
    await watched;
    return most;
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** 0 of a process that is gone. */
function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(pid) ?? '')?.[1] ?? 0) * 1024;
}

/** The proportional set size; 0 of a process that is gone. */
function shareOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
