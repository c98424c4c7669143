import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('runs a limited number at once, the rest in order', async () => {
  const queued = createQueue({ atOnce: 2, waiting: 10 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const works = [0, 1, 2, 3, 4, 5].map((number) =>
    queued(async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await delay(2);
      running -= 1;
      return number;
    }),
  );
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('rejects work when the queue is full, and accepts more once there is room', async () => {
  const queued = createQueue({ atOnce: 1, waiting: 1 });
  const first = queued(() => delay(5, 'first'));
  const second = queued(() => delay(1, 'second'));
  await expect(queued(() => delay(1))).rejects.toMatchObject({
    appCode: 'TOO_MANY',
    retryAfter: 5,
  });
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await queued(async () => 'third')).toBe('third');
});

test('frees the slot of failed work', async () => {
  const queued = createQueue({ atOnce: 1, waiting: 5 });
  const failing = queued(() => Promise.reject(new Error('no')));
  const next = queued(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
