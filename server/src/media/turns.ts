import { AppError } from '../errors.ts';

/** Waits for a turn of `who`. Call what it gives once the work is done. @throws AppError TOO_MANY */
export type TakeTurn = (who: string) => Promise<() => void>;

/** Sent as Retry-After where too much waits. */
const RETRY_SECONDS = 5;

/**
 * Turns for at most `atOnce` people at a time, of each of them one: whoever had one waits behind all others. At most
 * `ofOne` wait for one person, and `waiting` in all.
 */
export function createTurns(limits: { atOnce: number; waiting: number; ofOne: number }): TakeTurn {
  // the people in the order of their next turns, each with what waits for them
  const lines = new Map<string, (() => void)[]>();
  const working = new Set<string>();
  let waiting = 0;

  function beginNext(): void {
    if (working.size >= limits.atOnce) return;
    const next = [...lines].find(([who]) => !working.has(who));
    if (!next) return;
    const [who, line] = next;
    working.add(who);
    waiting -= 1;
    lines.delete(who);
    line.shift()?.();
    if (line.length > 0) lines.set(who, line);
  }

  return async (who) => {
    const line = lines.get(who) ?? [];
    if (waiting >= limits.waiting || line.length >= limits.ofOne)
      throw new AppError('TOO_MANY', { retryAfter: RETRY_SECONDS });
    const { promise, resolve } = Promise.withResolvers<void>();
    line.push(resolve);
    lines.set(who, line);
    waiting += 1;
    beginNext();
    await promise;
    return () => {
      working.delete(who);
      beginNext();
    };
  };
}
