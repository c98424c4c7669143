import { countSearch } from '@mala/contract/search.ts';
import { expect, it } from 'vitest';
import { countingThreads } from '../../../test/counting-threads.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

/** What waits to be counted. */
const held: (() => void)[] = [];
const { counting } = countingThreads(1);
const ask: typeof counting.ask = async (store, questions) => {
  await new Promise<void>((resolve) => held.push(resolve));
  return counting.ask(store, questions);
};
const app = useTestApp({ RATE_LIMITS: 'off' }, { counting: { ask } });

const counted = ({ token }: Person) => app().call(countSearch, { token, body: {} });

it('who counts often waits for himself, and the others go first', async () => {
  await app().ctx.search.prepare();
  const often = await makeMember(app().ctx, { gender: 'male' });
  const once = await makeMember(app().ctx, { gender: 'male' });
  const statuses: number[] = [];
  const all = Array.from({ length: 30 }, async () => {
    statuses.push((await counted(often)).status);
  });
  // one is counted, and ten wait
  await expect.poll(() => statuses).toEqual(Array(19).fill(429));
  const other = counted(once);
  await expect.poll(() => held.length).toBe(2);
  held.pop()?.();
  expect((await other).status).toBe(200);
  for (let answered = 20; answered <= 30; answered++) {
    held.shift()?.();
    await expect.poll(() => statuses.length).toBe(answered);
  }
  await Promise.all(all);
  expect(statuses.slice(19)).toEqual(Array(11).fill(200));
});
