import { expect, it, vi } from 'vitest';
import { batchedReads } from './batched-reads.ts';

/** Readings that end when they are told to. */
function heldReads(atOnce: number, apartMs = 0) {
  const readings: { keys: readonly string[]; end(): void; fail(): void }[] = [];
  const read = batchedReads(
    (keys: readonly string[]) => {
      const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
      const found = keys
        .filter((key) => key !== 'unknown')
        .map((key) => [key, `of ${key}`] as const);
      const end = () => resolve(new Map(found));
      readings.push({ keys, end, fail: () => reject(new Error('no database')) });
      return promise;
    },
    { atOnce, apartMs },
  );
  return { read, readings };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('reads together what is asked for at once, and what waits', async () => {
  const { read, readings } = heldReads(2);
  const answers = [read('a')];
  await settled();
  answers.push(read('b'), read('a'));
  await settled();
  expect(readings.map(({ keys }) => keys)).toEqual([['a'], ['b', 'a']]);
  answers.push(...['c', 'd', 'c', 'unknown'].map((key) => read(key)));
  await settled();
  expect(readings).toHaveLength(2);
  readings[0]?.end();
  await expect(answers[0]).resolves.toBe('of a');
  await settled();
  expect(readings[2]?.keys).toEqual(['c', 'd', 'unknown']);
  for (const { end } of readings) end();
  await expect(Promise.all(answers)).resolves.toEqual(
    ['a', 'b', 'a', 'c', 'd', 'c'].map((key) => `of ${key}`).concat(undefined as never),
  );
});

it('never answers from a reading that began before', async () => {
  const { read, readings } = heldReads(1);
  const first = read('a');
  await settled();
  const second = read('a');
  readings[0]?.end();
  await first;
  await settled();
  expect(readings).toHaveLength(2);
  readings[1]?.end();
  await expect(second).resolves.toBe('of a');
});

it('tells those of a failed reading, and reads on', async () => {
  const { read, readings } = heldReads(1);
  const first = read('a');
  await settled();
  const [second, third] = [read('b'), read('c')];
  readings[0]?.fail();
  await expect(first).rejects.toThrow('no database');
  await settled();
  expect(readings[1]?.keys).toEqual(['b', 'c']);
  readings[1]?.fail();
  await expect(second).rejects.toThrow('no database');
  await expect(third).rejects.toThrow('no database');
  await settled();
  const later = read('d');
  await settled();
  readings[2]?.end();
  await expect(later).resolves.toBe('of d');
});

it('lets readings begin some time apart, and the first one at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  try {
    const { read, readings } = heldReads(2, 3);
    void read('a');
    await settled();
    expect(readings).toHaveLength(1);
    void read('b');
    await settled();
    void read('c');
    vi.advanceTimersByTime(2);
    await settled();
    expect(readings).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(readings[1]?.keys).toEqual(['b', 'c']);
    readings[0]?.end();
    await settled();
    vi.advanceTimersByTime(3);
    void read('d');
    await settled();
    expect(readings[2]?.keys).toEqual(['d']);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['others', (index: number) => `${index}`],
  ['the same', () => 'a'],
])('lets other work in between when many wait for one reading, of %s', async (_of, keyOf) => {
  const { read, readings } = heldReads(1);
  let answered = 0;
  const answers = Array.from({ length: 20 }, async (_, index) => {
    await read(keyOf(index));
    answered += 1;
  });
  await settled();
  readings[0]?.end();
  const turns: number[] = [];
  while (answered < answers.length) {
    const before = answered;
    await settled();
    turns.push(answered - before);
  }
  expect(Math.max(...turns)).toBeLessThanOrEqual(8);
});
