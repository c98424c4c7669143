import { Worker } from 'node:worker_threads';
import { type Counting, createCounting } from '../src/search-engine/counting.ts';

const THREAD = new URL('../src/search-engine/counting-thread.ts', import.meta.url);

/** Counting whose threads a test ends; `isBroken`: they end by themselves as soon as they start. */
export interface CountingThreads {
  counting: Counting;
  started: Worker[];
  isBroken: boolean;
}

/** Counts from so many rows on are made on a thread. */
export function countingThreads(fromRows = 0): CountingThreads {
  const threads: CountingThreads = {
    started: [],
    isBroken: false,
    counting: createCounting({
      fromRows,
      startThread() {
        const thread = threads.isBroken
          ? new Worker('process.exit(1)', { eval: true })
          : new Worker(THREAD);
        threads.started.push(thread);
        return thread;
      },
    }),
  };
  return threads;
}
