import { Worker } from 'node:worker_threads';
import { count } from './answer.ts';
import type { CountingReply, CountingTask } from './counting-thread.ts';
import type { Counted, Question } from './question.ts';
import type { Store } from './store.ts';

type Asked = Pick<Question, 'conditions' | 'facets'>;

/** Counts of stores, on a thread of their own where they take long. */
export interface Counting {
  /**
   * Counts what is asked, all of one state of the store: `questions` are made when it is their turn, as rows may have moved.
   * @throws {ThreadEnded} if the thread ended twice, or takes too long for this count or for one that this waits for
   * @throws {RangeError} for what the store does not have
   * @throws {Error} for any other fault of the thread, as its cause
   */
  ask(store: Store, questions: () => readonly Asked[]): Promise<Counted[]>;
}

export interface CountingOptions {
  /** from how many rows on the thread counts: for fewer, asking it costs as much (docs/decisions/107-counts-on-a-thread.md) */
  fromRows?: number;
  startThread?: () => Worker;
  /** how long the thread may take for an answer */
  patienceMs?: number;
}

const FROM_ROWS = 100_000;
const PATIENCE_MS = 10_000;
const startCounting = () => new Worker(new URL('counting-thread.ts', import.meta.url));

/** The thread is gone, or was ended because it did not answer. */
export class ThreadEnded extends Error {}

/** The thread starts with the first count that is worth it, holds no process, and is started again if it ends. */
export function createCounting({
  fromRows = FROM_ROWS,
  startThread = startCounting,
  patienceMs = PATIENCE_MS,
}: CountingOptions = {}): Counting {
  let running: Running | null = null;
  let last: Promise<unknown> = Promise.resolve();
  /** how often a thread was ended because it did not answer */
  let hung = 0;
  const idOf = storeIds((id) => running?.forget(id));

  /** At its turn: nothing is changed in the store meanwhile. */
  async function askThread(store: Store, questions: readonly Asked[]): Promise<Counted[]> {
    for (let attempt = 1; ; attempt++) {
      if (!running || running.isEnded) running = new Running(startThread(), patienceMs);
      try {
        return await running.ask(idOf(store), store, questions);
      } catch (error) {
        if (running.isHung) hung += 1;
        if (!(error instanceof ThreadEnded) || running.isHung || attempt > 1) throw error;
      }
    }
  }

  return {
    async ask(store, questions) {
      if (store.live < fromRows) return questions().map((question) => count(store, question));
      // one after the other, so that a change waits for one answer at most
      const before = hung;
      const asked = last.then(() => {
        // has waited as long as anybody may: each of many would wait for all before it
        if (hung !== before) throw new ThreadEnded('the thread that counts did not answer');
        return store.inTurn(() => askThread(store, questions()));
      });
      last = asked.catch(() => {});
      return asked;
    },
  };
}

/** Numbers for stores; `forget` is told those that nobody has any more. */
function storeIds(forget: (id: number) => void): (store: Store) => number {
  const ids = new WeakMap<Store, number>();
  const gone = new FinalizationRegistry<number>(forget);
  let count = 0;
  return (store) => {
    const known = ids.get(store);
    if (known !== undefined) return known;
    ids.set(store, ++count);
    gone.register(store, count);
    return count;
  };
}

/** Only what the question is refused for is the asker's own. */
function thrownBy(fault: Error): Error {
  if (fault instanceof RangeError) return fault;
  return new Error('the thread that counts failed', { cause: fault });
}

/** A thread, asked one thing at a time. */
class Running {
  isEnded = false;
  /** ended because it did not answer */
  isHung = false;
  readonly #thread: Worker;
  readonly #patienceMs: number;
  readonly #known = new Set<number>();
  #waiting: { resolve(reply: CountingReply): void; reject(error: Error): void } | null = null;

  constructor(thread: Worker, patienceMs: number) {
    this.#thread = thread;
    this.#patienceMs = patienceMs;
    thread.unref();
    thread.on('message', (reply: CountingReply) => this.#waiting?.resolve(reply));
    thread.on('error', (error) => this.#end(error));
    thread.on('exit', () => this.#end());
  }

  async ask(id: number, store: Store, questions: readonly Asked[]): Promise<Counted[]> {
    const { layout, memory, starts } = store;
    const isNew = !this.#known.has(id);
    const reply = await this.#send({
      ...{ store: id, blocks: starts.length, questions },
      arena: isNew ? { layout, memory } : null,
    });
    if ('fault' in reply) {
      // whether it knows a new store now is not sure: it is told of it again
      if (isNew) this.#tell({ forget: id });
      throw thrownBy(reply.fault);
    }
    this.#known.add(id);
    return reply.answers;
  }

  forget(id: number): void {
    if (this.#known.delete(id)) this.#tell({ forget: id });
  }

  #tell(task: CountingTask): void {
    this.#thread.postMessage(task);
  }

  async #send(task: CountingTask): Promise<CountingReply> {
    const { promise, resolve, reject } = Promise.withResolvers<CountingReply>();
    this.#waiting = { resolve, reject };
    const late = setTimeout(() => {
      this.isHung = true;
      this.#end();
      void this.#thread.terminate();
    }, this.#patienceMs);
    try {
      this.#thread.ref();
      this.#tell(task);
      return await promise;
    } finally {
      clearTimeout(late);
      this.#thread.unref();
      this.#waiting = null;
    }
  }

  #end(cause?: unknown): void {
    this.isEnded = true;
    this.#waiting?.reject(new ThreadEnded('the thread that counts has ended', { cause }));
  }
}
