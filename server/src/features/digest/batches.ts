import { setTimeout as wait } from 'node:timers/promises';

/** Members of one transaction: few enough that it is short, and what a kill undoes is little. */
export const BATCH = 100;

/** Who was approved in the last minute waits for the next time: an approval is committed a moment after its time. */
const SETTLED = 60_000;
export const settledBefore = (now: Date) => new Date(now.getTime() - SETTLED);

/** How long one run goes on; the next one begins a minute later. */
const RUN_MS = 50_000;

/** How long a run goes on, and how long it rests after a batch in parts of what that took. */
export interface Run {
  runMs?: number;
  rest?: number;
  /** aborted where the process stops: the run ends after the batch in hand */
  stopping?: AbortSignal | undefined;
}

/** How many members a batch took, and how many of them are told. */
export interface Made {
  taken: number;
  made: number;
}

/**
 * Makes batches until nothing is due: each is made once, by however many processes, and one that is killed leaves its batch to the
 * others. Between batches it rests as long as it worked, for those who search. Resolves to how many members are told.
 */
export async function inBatches(
  makeBatch: () => Promise<Made>,
  { runMs = RUN_MS, rest = 1, stopping }: Run = {},
): Promise<number> {
  const end = performance.now() + runMs;
  let all = 0;
  while (performance.now() < end && !stopping?.aborted) {
    const began = performance.now();
    const { taken, made } = await makeBatch();
    all += made;
    if (taken < BATCH) break;
    // a stop ends it at once
    await wait((performance.now() - began) * rest, undefined, { signal: stopping }).catch(() => {});
  }
  return all;
}
