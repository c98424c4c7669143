/** Values by key; keys that lead to nothing are missing. */
type Read<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface Batch<Key, Value> {
  keys: Set<Key>;
  found: Promise<ReadonlyMap<Key, Value>>;
  start(): void;
}

/**
 * Reads what is asked for by key: what one turn of the event loop asks for together, and while `atOnce` readings run, all that
 * waits for them; under load one query serves many requests. A reading begins after whoever waits for it asked, so it shows
 * what was true then or later.
 */
export function batchedReads<Key, Value>(
  read: Read<Key, Value>,
  atOnce = 2,
): (key: Key) => Promise<Value | undefined> {
  let running = 0;
  let waiting: Batch<Key, Value> | null = null;
  let isDue = false;

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
    // what else this turn of the event loop asks for comes along
    setImmediate(() => {
      isDue = false;
      waiting?.start();
      waiting = null;
    });
  }

  return async (key) => {
    waiting ??= newBatch();
    const { keys, found } = waiting;
    keys.add(key);
    startWaiting();
    return (await found).get(key);
  };
}
