import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { count } from './answer.ts';
import { createCounting, ThreadEnded } from './counting.ts';
import { idOf } from './ids.ts';
import type { Condition } from './question.ts';
import { Store } from './store.ts';

const SCHEMA = {
  categories: [
    { name: 'food', values: 4, bitmaps: true },
    { name: 'caste', values: 90, bitmaps: false },
  ],
  quantities: [{ name: 'born', bytes: 2 as const }],
};
const PEOPLE = 70_000;

function filled(people = PEOPLE) {
  const store = new Store(SCHEMA);
  const ids = Array.from({ length: people }, () => idOf(randomUUID()));
  for (const [time, id] of ids.entries()) store.put({ id, time, mark: 1, values: valuesAt(time) });
  return { store, ids };
}

const valuesAt = (at: number) => ({ food: at % 4, caste: at % 89, born: at % 1000 });
const threadOf = () => new Worker(new URL('counting-thread.ts', import.meta.url));
const FACETS = ['food', 'caste', 'born'];
const CONDITIONS: readonly Condition[][] = [
  [],
  [{ field: 'food', any: [1, 2] }],
  [
    { field: 'caste', any: [1, 2, 80] },
    { field: 'born', from: 10, to: 400 },
    { field: 'shortlist', rows: Uint32Array.of(3, 90, 69_999), not: true },
  ],
];

it('on the thread is as here, also of stores that grow and of several of them', async () => {
  const counting = createCounting({ fromRows: 0 });
  const { store } = filled(1000);
  const other = filled(10).store;
  for (let round = 0; round < 3; round++) {
    for (const conditions of CONDITIONS)
      for (const one of [store, other]) {
        const facets = [
          ...FACETS,
          ...conditions.flatMap(({ field }) => (field === 'shortlist' ? [field] : [])),
        ];
        const question = { conditions, facets };
        const [there] = await counting.ask(one, () => [question]);
        expect(there).toEqual(count(one, question));
      }
    // past the end of a block, for which the memory grows
    for (let time = 0; time < 40_000; time++)
      store.put({ id: idOf(randomUUID()), time: 2000 + time, mark: 1, values: valuesAt(time) });
  }
});

it('is of one state: no change is seen by halves', async () => {
  const counting = createCounting({ fromRows: 0 });
  const { store, ids } = filled();
  const put = (at: number, food: number) => {
    const id = ids[at] ?? expect.fail();
    store.put({ id, time: at, mark: 2, values: { ...valuesAt(at), food } });
  };
  const expected = count(store, { conditions: [], facets: ['food'] }).facets.get('food');
  const conditions = [{ field: 'born', from: 0, to: 65_535 }];
  // each change takes somebody from a value, and brings another one to it
  const changes = Array.from({ length: 200 }, (_, n) =>
    store.inTurn(() => {
      put(n * 8, 1);
      put(n * 8 + 1, 0);
    }),
  );
  const counts = Array.from({ length: 100 }, () =>
    counting.ask(store, () => [{ conditions, facets: ['food'] }]),
  );
  await Promise.all(changes);
  for (const [answer] of await Promise.all(counts))
    expect(answer?.facets.get('food')).toEqual(expected);
});

it('is made when it is its turn, after what has changed', async () => {
  const counting = createCounting({ fromRows: 0 });
  const { store, ids } = filled(100);
  const removed = store.inTurn(() => store.remove(ids[0] ?? expect.fail()));
  const after = counting.ask(store, () => [
    { conditions: [{ field: 'food', any: [store.live === 99 ? 0 : 1] }], facets: [] },
  ]);
  await removed;
  expect((await after)[0]?.count).toBe(24);
});

it('is answered by another thread where one ended, also in the middle', async () => {
  const threads: Worker[] = [];
  const startThread = () => {
    const thread = threadOf();
    threads.push(thread);
    return thread;
  };
  const counting = createCounting({ fromRows: 0, startThread });
  const { store } = filled();
  const question = { conditions: [{ field: 'food', any: [1] }], facets: FACETS };
  const expected = count(store, question);
  const ask = () => counting.ask(store, () => [question]);
  expect(await ask()).toEqual([expected]);
  await threads[0]?.terminate();
  expect(await ask()).toEqual([expected]);
  const asked = Promise.all([ask(), ask()]);
  await threads[1]?.terminate();
  expect(await asked).toEqual([[expected], [expected]]);
  expect(threads.length).toBeGreaterThan(1);
});

it('fails where no thread lives, and one that does not answer is ended; changes go on', async () => {
  const { store, ids } = filled(100);
  for (const script of [
    'process.exit(1)',
    "throw new Error('broken')",
    'setInterval(() => {}, 1e6)',
  ]) {
    const startThread = () => new Worker(script, { eval: true });
    const counting = createCounting({ fromRows: 0, startThread, patienceMs: 500 });
    const ask = () => counting.ask(store, () => [{ conditions: [], facets: [] }]);
    await expect(ask()).rejects.toThrow(ThreadEnded);
    await store.inTurn(() => store.remove(ids.pop() ?? expect.fail()));
    await expect(ask()).rejects.toThrow(ThreadEnded);
  }
  expect(store.live).toBe(97);
});

it('is asked of a silent thread once: whoever waited for it is refused with it, and later ones are not', async () => {
  const { store } = filled(100);
  const threads: Worker[] = [];
  let isSilent = true;
  const startThread = () => {
    const thread = isSilent ? new Worker('setInterval(() => {}, 1e6)', { eval: true }) : threadOf();
    threads.push(thread);
    return thread;
  };
  const counting = createCounting({ fromRows: 0, startThread, patienceMs: 500 });
  const ask = () => counting.ask(store, () => [{ conditions: [], facets: [] }]);
  const asked = await Promise.allSettled([ask(), ask(), ask()]);
  for (const one of asked) expect(one).toMatchObject({ reason: expect.any(ThreadEnded) });
  expect(threads).toHaveLength(1);
  isSilent = false;
  // a thread that answers, however slow the machine is
  const patient = createCounting({ fromRows: 0, startThread });
  expect(await patient.ask(store, () => [{ conditions: [], facets: [] }])).toMatchObject([
    { count: 100 },
  ]);
});

it('is refused for what the store does not have', async () => {
  const counting = createCounting({ fromRows: 0 });
  const { store } = filled(10);
  const ask = (facets: string[]) => counting.ask(store, () => [{ conditions: [], facets }]);
  await expect(ask(['city'])).rejects.toThrow(RangeError);
  expect(await ask(['food'])).toMatchObject([{ count: 10 }]);
});

it('tells a bug of the thread from what the store does not have, with where it is', async () => {
  const counting = createCounting({ fromRows: 0 });
  const { store } = filled(10);
  const conditions = null as unknown as Condition[];
  const failed = counting.ask(store, () => [{ conditions, facets: [] }]);
  const error = await failed.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RangeError);
  expect((error as Error).cause).toBeInstanceOf(TypeError);
  expect((error as { cause: Error }).cause.stack).toContain('block-pass.ts');
});

/** Refuses the first store that it is told of, as one without memory does. */
const REFUSES_ONE = `
  let told = 0;
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ arena, forget }) => {
    if (forget) return;
    if (arena) told += 1;
    const answers = [{ count: 10, facets: new Map() }];
    const fault = new RangeError('a store that nobody told of');
    parentPort.postMessage(told === 2 ? { answers } : { fault });
  });`;

it('is made of a store whose first count failed on the thread: that is told of it again', async () => {
  const startThread = () => new Worker(REFUSES_ONE, { eval: true });
  const counting = createCounting({ fromRows: 0, startThread });
  const { store } = filled(10);
  const ask = () => counting.ask(store, () => [{ conditions: [], facets: [] }]);
  await expect(ask()).rejects.toThrow(RangeError);
  expect(await ask()).toMatchObject([{ count: 10 }]);
  expect(await ask()).toMatchObject([{ count: 10 }]);
});

it('that cannot be sent to the thread leaves nothing that ends it later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const counting = createCounting({ fromRows: 0 });
    const { store } = filled(10);
    const facets = [(() => {}) as never];
    await expect(counting.ask(store, () => [{ conditions: [], facets }])).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
    expect(await counting.ask(store, () => [{ conditions: [], facets: [] }])).toMatchObject([
      { count: 10 },
    ]);
  } finally {
    vi.useRealTimers();
  }
});
