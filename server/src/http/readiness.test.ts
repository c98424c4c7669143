import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTcpProxy } from '../../test/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { createReadiness, type ReadinessReport } from './readiness.ts';

async function ask(app: TestApp, path: string) {
  const reply = await fetch(`${app.url}/api/health/${path}`);
  return {
    status: reply.status,
    body: (await reply.json()) as ReadinessReport,
    cached: reply.headers.get('cache-control'),
  };
}

const WELL = {
  database: { status: 'ok' },
  migrations: { status: 'ok' },
  storage: { status: 'ok' },
};

describe('the calls (faults 21)', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  it('say that the process turns and that it is ready, for nobody to keep', async () => {
    expect(await ask(app, 'live')).toEqual({
      status: 200,
      body: { status: 'ok' },
      cached: 'no-store',
    });
    const body = { status: 'ok', checks: WELL };
    expect(await ask(app, 'ready')).toEqual({ status: 200, body, cached: 'no-store' });
  });

  it('tell a lost database from a process that turns', async () => {
    // a pool that was never used cannot be destroyed
    expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
    await app.ctx.db.destroy();
    expect((await ask(app, 'live')).status).toBe(200);
    const { status, body } = await ask(app, 'ready');
    expect(status).toBe(503);
    expect(body).toEqual({
      status: 'unavailable',
      checks: { ...WELL, database: { status: 'failed' }, migrations: { status: 'failed' } },
    });
  });

  it('notice tables of another version', async () => {
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
      app.ctx.db,
    );
    const { status, body } = await ask(app, 'ready');
    expect(status).toBe(503);
    expect(body.checks).toEqual({ ...WELL, migrations: { status: 'failed' } });
  });

  it('turn at the first moment of a stop, while calls are still answered', async () => {
    app.ctx.readiness.stop();
    expect(await ask(app, 'ready')).toMatchObject({ status: 503, body: { status: 'stopping' } });
    const call = await fetch(`${app.url}/api/health`);
    expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
    expect((await ask(app, 'live')).status).toBe(200);
  });
});

it('notices a bucket that is silent, without its address and keys (faults 21)', async () => {
  const bucket = await startTcpProxy(0);
  bucket.silence();
  const endpoint = `http://127.0.0.1:${bucket.port}`;
  const app = await startTestApp({
    STORAGE_URL: `s3://photos?endpoint=${endpoint}&region=x&accessKeyId=a-key&secretAccessKey=a-secret`,
  });
  try {
    const { status, body } = await ask(app, 'ready');
    expect(status).toBe(503);
    expect(body.checks).toEqual({ ...WELL, storage: { status: 'failed' } });
  } finally {
    await app.close();
    await bucket.close();
  }
});

it('does not wait for a check that never ends', async () => {
  const readiness = createReadiness(10);
  readiness.add('storage', () => new Promise<void>(() => {}));
  readiness.add('backup', async () => {});
  expect(await readiness.report()).toEqual({
    status: 'unavailable',
    checks: { storage: { status: 'failed' }, backup: { status: 'ok' } },
  });
});

it('checks once for all who ask within a second, and gives details', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const readiness = createReadiness();
  let checks = 0;
  readiness.add('backup', async () => {
    checks += 1;
    return { last_success: null };
  });
  expect(readiness.isWatched()).toBe(false);
  const reports = await Promise.all([readiness.report(), readiness.report()]);
  vi.advanceTimersByTime(1000);
  reports.push(await readiness.report());
  expect(checks).toBe(1);
  for (const report of reports)
    expect(report).toEqual({
      status: 'ok',
      checks: { backup: { status: 'ok', last_success: null } },
    });
  expect(readiness.isWatched()).toBe(true);
  vi.advanceTimersByTime(1);
  await readiness.report();
  expect(checks).toBe(2);
});

afterEach(() => {
  vi.useRealTimers();
});
