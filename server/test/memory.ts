import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { descendants } from './process-tree.ts';

/** Bytes of memory. */
export interface Memory {
  /** of the process itself (resident set size) */
  own: number;
  /** of the process and its descendants, shared memory counted once (proportional set size) */
  all: number;
}

/** Polls a process until it is stopped, which returns the maximum. Linux only. */
export function watchMemory(pid: number): () => Promise<Memory> {
  const most = { own: 0, all: 0 };
  let watching = true;
  function look(): void {
    most.own = Math.max(most.own, bytesOf(pid, 'Rss'));
    const all = [pid, ...descendants(pid)].reduce((sum, one) => sum + bytesOf(one, 'Pss'), 0);
    most.all = Math.max(most.all, all);
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

/** 0 of a process that is gone. */
function bytesOf(pid: number, kind: 'Rss' | 'Pss'): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
