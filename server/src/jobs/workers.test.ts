import { once } from 'node:events';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { cloneDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createJobs } from './jobs.ts';
import { startJobWorkers } from './workers.ts';

it('a job that fails is in the log, without what it was about, and waits for another try', async () => {
  const database = await cloneDatabase();
  const db = openDatabase(database.url, { poolSize: 2 });
  const lines: string[] = [];
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const workers = await startJobWorkers(database.url, createLog(to), 0.5);
  try {
    await workers.work('photo-sweep', 1, async () => {
      throw new Error('the disk is gone');
    });
    const { send } = createJobs(db);
    await db.transaction().execute((trx) => send(trx, 'photo-sweep', { of: '9840012345' }));
    await expect.poll(() => lines).toHaveLength(1);
    const { level, queue, msg, err } = JSON.parse(lines[0] ?? '');
    expect([level, queue, msg]).toEqual([40, 'photo-sweep', 'a job failed']);
    expect(err).toMatchObject({ message: 'the disk is gone' });
    expect(lines[0]).not.toContain('9840012345');
  } finally {
    await workers.stop(0);
    await db.destroy();
    await database.drop();
  }
});

it('what waits for many others goes last, though it was queued first', async () => {
  const database = await cloneDatabase();
  const db = openDatabase(database.url, { poolSize: 2 });
  const log = createLog(new Writable({ write: (_, __, done) => done() }));
  const workers = await startJobWorkers(database.url, log, 0.5);
  const done: unknown[] = [];
  try {
    const { send, sendAll } = createJobs(db);
    await db.transaction().execute(async (trx) => {
      await sendAll(trx, 'push', [{ of: 'many' }, { of: 'many' }], { last: true });
      await sendAll(trx, 'push', [{ of: 'later' }], { after: 3600 });
    });
    await db.transaction().execute((trx) => send(trx, 'push', { of: 'one' }));
    await workers.work('push', 1, async ({ data }) => {
      done.push((data as { of: string }).of);
      return 'done';
    });
    await expect.poll(() => done).toEqual(['one', 'many', 'many']);
  } finally {
    await workers.stop(0);
    await db.destroy();
    await database.drop();
  }
});

it('of those that are taken together, one that fails alone is tried again', async () => {
  const database = await cloneDatabase();
  const db = openDatabase(database.url, { poolSize: 2 });
  const log = createLog(new Writable({ write: (_, __, done) => done() }));
  const { sendAll } = createJobs(db);
  const all = ['fails', 'goes on', 'goes on', 'goes on'].map((of) => ({ of }));
  await db.transaction().execute((trx) => sendAll(trx, 'digest-mail', all));
  const workers = await startJobWorkers(database.url, log, 0.5);
  const states = async () =>
    (
      await sql<{ of: string; state: string; retries: number }>`
        SELECT data ->> 'of' AS of, state, retry_count AS retries FROM pgboss.job WHERE name = 'digest-mail' ORDER BY of, state`.execute(
        db,
      )
    ).rows;
  let failed = false;
  try {
    const handle = async (of: string) => {
      if (of === 'fails' && !failed) {
        failed = true;
        throw new Error('not now');
      }
      return 'done' as const;
    };
    await workers.work('digest-mail', 4, ({ data }) => handle((data as { of: string }).of), 4);
    const goesOn = { of: 'goes on', state: 'completed', retries: 0 };
    const wentOn = { of: 'fails', state: 'completed', retries: 1 };
    await expect.poll(states).toEqual([wentOn, goesOn, goesOn, goesOn]);
  } finally {
    await workers.stop(0);
    await db.destroy();
    await database.drop();
  }
});

it('a job waits for a year, also in queues of an earlier version', async () => {
  const database = await cloneDatabase();
  const db = openDatabase(database.url, { poolSize: 2 });
  const log = createLog(new Writable({ write: (_, __, done) => done() }));
  const { send } = createJobs(db);
  await sql`UPDATE pgboss.queue SET retention_seconds = 14 * 86400`.execute(db);
  await (await startJobWorkers(database.url, log, 0.5)).stop(0);
  for (const of of ['a day before', 'a day after'])
    await db.transaction().execute((trx) => send(trx, 'mail', { of }));
  await sql`UPDATE pgboss.job SET keep_until = keep_until - CASE data ->> 'of'
    WHEN 'a day before' THEN interval '364 days' ELSE interval '366 days' END`.execute(db);
  await sql`UPDATE pgboss.queue SET maintain_on = NULL`.execute(db);
  const workers = await startJobWorkers(database.url, log, 0.5);
  try {
    const waiting = async () =>
      (await sql`SELECT data ->> 'of' AS of FROM pgboss.job ORDER BY created_on`.execute(db)).rows;
    await expect.poll(waiting).toEqual([{ of: 'a day before' }]);
  } finally {
    await workers.stop(0);
    await db.destroy();
    await database.drop();
  }
});

it('the work of a night that a killed process left half done waits for another try', async () => {
  const database = await cloneDatabase();
  const db = openDatabase(database.url, { poolSize: 2 });
  const log = createLog(new Writable({ write: (_, __, done) => done() }));
  const { send } = createJobs(db);
  await db.transaction().execute((trx) => send(trx, 'mail-nightly', {}));
  await sql`UPDATE pgboss.job SET state = 'active', retry_count = 0, started_on = now() - interval '2 minutes',
    heartbeat_on = now() - interval '2 minutes'`.execute(db);
  const workers = await startJobWorkers(database.url, log, 0.5);
  try {
    const state = async () =>
      (await sql`SELECT state FROM pgboss.job WHERE name = 'mail-nightly'`.execute(db)).rows;
    await expect.poll(state).toEqual([{ state: 'retry' }]);
  } finally {
    await workers.stop(0);
    await db.destroy();
    await database.drop();
  }
});

it('goes on after a clock of this machine that was days ahead', async () => {
  const database = await cloneDatabase();
  const db = openDatabase(database.url, { poolSize: 2 });
  const log = createLog(new Writable({ write: (_, __, done) => done() }));
  const now = Date.now.bind(Date);
  const ahead = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3 * 86_400_000);
  const workers = await startJobWorkers(database.url, log, 0.5);
  const looked = async () => {
    const { rows } = await sql`SELECT FROM pgboss.queue WHERE monitor_on IS NOT NULL`.execute(db);
    return rows.length;
  };
  /** Whether the run that looked has ended, after which the next one is planned. */
  const isQuiet = async () => {
    const { rows } = await sql`SELECT FROM pg_stat_activity WHERE application_name = 'mala-jobs'
      AND datname = current_database() AND now() - state_change < interval '1 second'`.execute(db);
    return rows.length === 0;
  };
  try {
    await expect.poll(looked).toBeGreaterThan(0);
    await expect.poll(isQuiet).toBe(true);
    ahead.mockRestore();
    await sql`UPDATE pgboss.queue SET monitor_on = NULL`.execute(db);
    await expect.poll(looked).toBeGreaterThan(0);
  } finally {
    ahead.mockRestore();
    await workers.stop(0);
    await db.destroy();
    await database.drop();
  }
});

it('goes on at once after a clock of the database that was days ahead', async () => {
  const database = await cloneDatabase();
  const db = openDatabase(database.url, { poolSize: 2 });
  const lines: string[] = [];
  const to = new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) });
  const { send } = createJobs(db);
  await db.transaction().execute((trx) => send(trx, 'mail', { of: 'then' }));
  await db.transaction().execute((trx) => send(trx, 'mail', { of: 'tomorrow' }, { after: 40_000 }));
  await sql`UPDATE pgboss.job SET created_on = now() + interval '3 days',
    start_after = now() + interval '3 days' WHERE data ->> 'of' = 'then'`.execute(db);
  await sql`UPDATE pgboss.version SET cron_on = now() + interval '3 days'`.execute(db);
  await sql`UPDATE pgboss.queue SET monitor_on = now() + interval '3 days'`.execute(db);
  const workers = await startJobWorkers(database.url, createLog(to), 0.5);
  const done: unknown[] = [];
  try {
    await workers.work('mail', 1, async ({ data }) => {
      done.push((data as { of: string }).of);
      return 'done';
    });
    await expect.poll(() => done).toEqual(['then']);
    const { rows } = await sql`SELECT FROM pgboss.version, pgboss.queue
      WHERE cron_on > now() OR monitor_on > now()`.execute(db);
    expect(rows).toEqual([]);
    expect(lines).toEqual([expect.stringContaining('clock of the database was set back')]);
  } finally {
    await workers.stop(0);
    await db.destroy();
    await database.drop();
  }
});

it('a task that is repeated hears of a stop while the workers wait for it', async () => {
  const database = await cloneDatabase();
  const db = openDatabase(database.url, { poolSize: 2 });
  const log = createLog(new Writable({ write: (_, __, done) => done() }));
  const workers = await startJobWorkers(database.url, log, 0.5);
  const said: string[] = [];
  try {
    await workers.repeat('digest', '0 0 1 1 *', async (stopping) => {
      said.push('begun');
      await once(stopping, 'abort');
      said.push('ended');
    });
    await db.transaction().execute((trx) => createJobs(db).send(trx, 'digest', {}));
    await expect.poll(() => said).toEqual(['begun']);
    await workers.stop(60);
    expect(said).toEqual(['begun', 'ended']);
  } finally {
    await workers.stop(0);
    await db.destroy();
    await database.drop();
  }
});
