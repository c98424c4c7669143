import { setImmediate as nextTurn } from 'node:timers/promises';

/** Values by key; keys that lead to nothing are missing. */
type Read<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface Batch<Key, Value> {
  of(key: Key): Promise<Value | undefined>;
  start(): void;
}

/** So many callers go on in one turn of the event loop: what each does then may take half a millisecond, and others wait for the turn. */
const IN_ONE_TURN = 8;

/**
 * Readings that follow each other begin so far apart at least: a wake-up of two processes for one request costs each of them more than
 * another request in the same query.
 */
const APART_MS = 3;

/**
 * Reads what is asked for by key: what one turn of the event loop asks for together, and while `atOnce` readings run or one has just
 * begun, all that waits; under load one query serves many requests. A reading begins after whoever waits for it asked, so it
 * shows what was true then or later.
 */
export function batchedReads<Key, Value>(
  read: Read<Key, Value>,
  { atOnce = 2, apartMs = APART_MS } = {},
): (key: Key) => Promise<Value | undefined> {
  let running = 0;
  let waiting: Batch<Key, Value> | null = null;
  let isDue = false;
  let begun = Number.NEGATIVE_INFINITY;

  function newBatch(): Batch<Key, Value> {
    const calls: (PromiseWithResolvers<Value | undefined> & { key: Key })[] = [];
    const end = () => {
      running -= 1;
      startWaiting();
    };
    async function work(): Promise<void> {
      try {
        const found = await read([...new Set(calls.map(({ key }) => key))]).finally(end);
        let answered = 0;
        for (const { key, resolve } of calls) {
          resolve(found.get(key));
          if (++answered % IN_ONE_TURN === 0) await nextTurn();
        }
      } catch (error) {
        for (const { reject } of calls) reject(error);
      }
    }
    return {
      of(key) {
        const call = Promise.withResolvers<Value | undefined>();
        calls.push({ key, ...call });
        return call.promise;
      },
      start() {
        running += 1;
        void work();
      },
    };
  }

  function startWaiting(): void {
    if (!waiting || isDue || running >= atOnce) return;
    isDue = true;
    const begin = () => {
      isDue = false;
      begun = performance.now();
      waiting?.start();
      waiting = null;
    };
    const left = begun + apartMs - performance.now();
    if (left > 0) setTimeout(begin, left);
    // what else this turn of the event loop asks for comes along
    else setImmediate(begin);
  }

  return (key) => {
    waiting ??= newBatch();
    const found = waiting.of(key);
    startWaiting();
    return found;
  };
}
