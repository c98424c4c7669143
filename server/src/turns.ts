import { AppError } from './errors.ts';

export interface Turn {
  /** To be called once the work is done. */
  giveBack(): void;
  /** Leaves its place to others while the work waits for something else; `who` has no second turn until it is given back. */
  standAside(): void;
}

/** Waits for a turn of `who`. @throws AppError TOO_MANY */
export type TakeTurn = (who: string) => Promise<Turn>;

interface Waiter {
  begin(): void;
  refuse(): void;
}

/** Sent as Retry-After where too much waits. */
const RETRY_SECONDS = 5;

/**
 * Turns for at most `atOnce` people at a time, of each of them one: whoever had one waits behind all others. At most
 * `ofOne` wait for one person, and `waiting` in all; beyond that, the last one of the longest line makes room for
 * somebody with a shorter one.
 */
export function createTurns(limits: { atOnce: number; waiting: number; ofOne: number }): TakeTurn {
  // the people in the order of their next turns, each with what waits for them
  const lines = new Map<string, Waiter[]>();
  const working = new Set<string>();
  let aside = 0;
  let waiting = 0;

  function beginNext(): void {
    if (working.size - aside >= limits.atOnce) return;
    const next = [...lines].find(([who]) => !working.has(who));
    if (!next) return;
    const [who, line] = next;
    working.add(who);
    waiting -= 1;
    lines.delete(who);
    line.shift()?.begin();
    if (line.length > 0) lines.set(who, line);
  }

  /** Whether there is room for one more of somebody with so many, made if need be. */
  function makeRoom(own: number): boolean {
    if (own >= limits.ofOne) return false;
    if (waiting < limits.waiting) return true;
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= own + 1) return false;
    waiting -= 1;
    longest.pop()?.refuse();
    return true;
  }

  return async (who) => {
    const line = lines.get(who) ?? [];
    if (!makeRoom(line.length)) throw refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.push({ begin: resolve, refuse: () => reject(refusal()) });
    lines.set(who, line);
    waiting += 1;
    beginNext();
    await promise;
    let isAside = false;
    return {
      giveBack() {
        working.delete(who);
        if (isAside) aside -= 1;
        beginNext();
      },
      standAside() {
        if (isAside) return;
        isAside = true;
        aside += 1;
        beginNext();
      },
    };
  };
}

function refusal(): AppError {
  return new AppError('TOO_MANY', { retryAfter: RETRY_SECONDS });
}
