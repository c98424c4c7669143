import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { descendants } from './process-tree.ts';

/** Bytes of memory. */
export interface Memory {
  /** that the process itself holds (resident set) */
  own: number;
  /** that it and all under it hold, what they share counted once (proportional set) */
  all: number;
}

/** Looks at a process again and again until it is stopped, which tells the most that was seen. Linux only. */
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
