import { AppError } from './errors.ts';

export type RunQueued = <T>(work: () => Promise<T>) => Promise<T>;

/** Sent as Retry-After when the queue is full. */
const RETRY_SECONDS = 5;

/**
 * Runs at most `atOnce` tasks at a time, the others first in, first out.
 * @throws AppError TOO_MANY when `waiting` tasks wait already.
 */
export function createQueue(limits: { atOnce: number; waiting: number }): RunQueued {
  const line: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < limits.atOnce) {
      running += 1;
    } else {
      if (line.length >= limits.waiting)
        throw new AppError('TOO_MANY', { retryAfter: RETRY_SECONDS });
      // the task that ends passes its slot on, so `running` stays the same
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
