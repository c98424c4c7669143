import { search } from '@mala/contract/search.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { makeMember } from '../../test/factories.ts';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { startTestApp } from '../../test/test-app.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createJobs } from '../jobs/jobs.ts';
import { startJobWorkers } from '../jobs/workers.ts';
import { openDatabase } from './database.ts';
import { SILENCE_MS, STATEMENT_SECONDS } from './watched-client.ts';

let proxy: TcpProxy;
let database: TestDatabase;
let url: string;

beforeEach(async () => {
  const { hostname } = new URL(inject('postgresUrl'));
  proxy = await startTcpProxy(`${decodeURIComponent(hostname)}/.s.PGSQL.5432`);
  database = await cloneDatabase();
  const { username, password, pathname } = new URL(database.url);
  url = `postgresql://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`;
});

afterEach(async () => {
  await proxy.close();
  await database.drop();
});

it('lets a statement end before its connection counts as silent', () => {
  expect(STATEMENT_SECONDS * 1000).toBeLessThan(SILENCE_MS);
});

it('recovers with a pool full of connections that a broken network left silent (faults 16)', async () => {
  const app = await startTestApp({ DATABASE_URL: url }, { silenceMs: 5000, connectMs: 5000 });
  try {
    const { token } = await makeMember(app.ctx);
    const list = async () => {
      const { status } = await app.call(search, { token, params: { page: 1 }, body: {} });
      return status;
    };
    expect(await Promise.all(Array.from({ length: 8 }, list))).not.toContain(503);
    proxy.silence();
    const stuck = Promise.all(Array.from({ length: 12 }, list));
    // more than the pool holds, so that every connection is affected
    await expect.poll(list).toBe(503);
    proxy.restore();
    await expect.poll(list).toBe(200);
    expect(new Set(await stuck)).toEqual(new Set([503]));
  } finally {
    await app.close();
  }
});

it('goes on with the jobs after a silence (faults 16)', async () => {
  const db = openDatabase(database.url);
  const workers = await startJobWorkers(url, pino({ level: 'silent' }), 0.5, 5000);
  try {
    const done: unknown[] = [];
    await workers.work('photo-sweep', 1, async ({ data }) => {
      done.push(data);
      return 'done';
    });
    proxy.silence();
    const polled = proxy.opened();
    // one connection was given up, and another one is tried
    await expect.poll(() => proxy.opened() - polled).toBeGreaterThan(0);
    proxy.restore();
    const { send } = createJobs(db);
    await db.transaction().execute((trx) => send(trx, 'photo-sweep', { after: 'the silence' }));
    await expect.poll(() => done).toEqual([{ after: 'the silence' }]);
  } finally {
    await workers.stop(0);
    await db.destroy();
  }
});
