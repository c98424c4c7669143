import { AppError } from './errors.ts';

export type RunQueued = <T>(work: () => Promise<T>) => Promise<T>;

/** By then a full line has moved on. */
const RETRY_SECONDS = 5;

/**
 * Runs at most `atOnce` pieces of work at a time, the rest in their order of arrival.
 * @throws AppError TOO_MANY when `waiting` pieces wait already.
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
      // Whoever finishes hands its place over, so `running` does not change here.
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
