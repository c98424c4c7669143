/** Values by key; keys that lead to nothing are missing. */
type Read<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface Batch<Key, Value> {
  keys: Set<Key>;
  found: Promise<ReadonlyMap<Key, Value>>;
  start(): void;
}

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
    const keys = new Set<Key>();
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<Key, Value>>();
    const end = () => {
      running -= 1;
      startWaiting();
    };
    const start = () => {
      running += 1;
      read([...keys])
        .then(resolve, reject)
        .finally(end);
    };
    return { keys, found: promise, start };
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

  return async (key) => {
    waiting ??= newBatch();
    const { keys, found } = waiting;
    keys.add(key);
    startWaiting();
    return (await found).get(key);
  };
}
