import { countSearch, search } from '@mala/contract/search.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CountingThreads, countingThreads } from '../../../test/counting-threads.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

// what happens to the thread that counts reaches nobody, or is said so
let app: TestApp;
let groom: Person;
let threads: CountingThreads;

beforeEach(async () => {
  threads = countingThreads();
  app = await startTestApp({}, {}, { counting: threads.counting });
  groom = await makeMember(app.ctx, { gender: 'male' });
  await makeMember(app.ctx);
  await app.ctx.search.prepare();
});
afterEach(() => app.close());

const counted = () => app.call(countSearch, { token: groom.token, body: {} });
const listed = () => app.call(search, { token: groom.token, params: { page: 1 }, body: {} });

it('counts go on when the thread has ended, and are as recent as before', async () => {
  expect((await counted()).body.count).toBe(1);
  await makeMember(app.ctx);
  expect((await counted()).body.count).toBe(2);
  await threads.started[0]?.terminate();
  await makeMember(app.ctx);
  const [{ body }, list] = await Promise.all([counted(), listed()]);
  expect([body.count, list.body.count]).toEqual([3, 3]);
  expect(threads.started).toHaveLength(2);
});

it('counts are 503 while no thread lives, and lists are as ever', async () => {
  expect((await counted()).body.count).toBe(1);
  threads.isBroken = true;
  await threads.started[0]?.terminate();
  const { status, headers, error } = await counted();
  expect([status, headers.get('retry-after'), error.Code]).toEqual([503, '1', 'UNAVAILABLE']);
  await makeMember(app.ctx);
  expect((await listed()).body.count).toBe(2);
  threads.isBroken = false;
  expect((await counted()).body.count).toBe(2);
});
