import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { BATCH, inBatches } from './batches.ts';

const full = { taken: BATCH, made: 1 };

it('batches go on until one is not full', async () => {
  const batches = [full, full, { taken: 1, made: 1 }, full];
  expect(await inBatches(async () => batches.shift() ?? full, { rest: 0 })).toBe(3);
});

it('batches end with a stop in the pause between two, without waiting for its end', async () => {
  const stop = new AbortController();
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  try {
    const run = inBatches(
      async () => {
        time += 1000;
        // the pause has begun by then
        setImmediate(() => stop.abort());
        return full;
      },
      // the whole pause is longer than a test may take
      { rest: 10_000, stopping: stop.signal },
    );
    expect(await run).toBe(1);
  } finally {
    clock.mockRestore();
  }
});

it('a batch in hand is made to its end where a stop comes, and no further one', async () => {
  const stop = new AbortController();
  const run = async () => {
    stop.abort();
    await nextTurn();
    return full;
  };
  expect(await inBatches(run, { stopping: stop.signal })).toBe(1);
  expect(await inBatches(run, { stopping: stop.signal })).toBe(0);
});
