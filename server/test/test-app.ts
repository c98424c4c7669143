import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { type DatabaseOptions, openDatabase } from '../src/db/database.ts';
import { workMails } from '../src/features/mail/index.ts';
import { mailings } from '../src/features.ts';
import { startJobWorkers } from '../src/jobs/workers.ts';
import { createMediaPool } from '../src/media/pool.ts';
import { createCounting } from '../src/search-engine/counting.ts';
import { createPasswords } from '../src/secrets/passwords.ts';
import { createContext, type HeavyWork, UPLOADS } from '../src/start.ts';
import { type Calls, callsTo } from './calls.ts';
import { PATIENT_READERS } from './patient-readers.ts';
import { cloneDatabase } from './test-database.ts';

/** A server with its own database, called over HTTP. */
export interface TestApp {
  ctx: Context;
  /** http://127.0.0.1:port */
  url: string;
  call: Calls;
  /** when its addresses of files are signed, unless a clock is set */
  addressTime: Date;
  /** sets the server's clock; tokens use the real one */
  setNow(now: Date): void;
  /** starts the workers that send queued mails, as in the product; they stop with the server */
  startWorkers(): Promise<void>;
  /** makes the jobs due that wait for another try */
  retryNow(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Shared by the servers of all files: the processes that read files take half a second to start. Passwords are hashed by
 * the least that argon2 allows; what the product takes is shown by run.test.ts.
 */
const HEAVY_WORK = {
  media: createMediaPool({ ...UPLOADS, ...PATIENT_READERS }),
  passwords: createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
  counting: createCounting(),
};

/** No statement fails because others have the machine: what a database that is slow or silent leads to has tests of its own. */
const PATIENT = { connectMs: 60_000, statementSeconds: 60, silenceMs: 70_000 };

/**
 * Starts a server as in the product, on a clone of the migrated template. `env` adds variables.
 * `heavyWork` takes the place of what the servers share. Addresses are signed as of `addressTime`, so that those of
 * one file are equal; pages wait for the settings, and readiness for its checks, however slow the machine is.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  database: DatabaseOptions = {},
  heavyWork: Partial<HeavyWork> = {},
  addressTime = new Date(),
): Promise<TestApp> {
  const clone = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'mala-app-'));
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: clone.url, ...env });
  const db = openDatabase(config.databaseUrl ?? clone.url, {
    ...PATIENT,
    poolSize: 5,
    ...database,
  });
  let now: Date | null = null;
  const log = pino({ level: 'silent' });
  const ctx = await createContext(config, db, log, {
    now: () => now ?? new Date(),
    tokenNow: () => new Date(),
    addressNow: () => now ?? addressTime,
    heavyWork: { ...HEAVY_WORK, ...heavyWork },
    settingsPatienceMs: 60_000,
    readinessPatienceMs: 60_000,
  });
  const app = await createApp(ctx, null);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  let stopWorkers = async () => {};
  return {
    ctx,
    url,
    addressTime,
    setNow: (date) => {
      now = date;
    },
    call: callsTo(url),
    async startWorkers() {
      const workers = await startJobWorkers(config.databaseUrl ?? clone.url, ctx.log, 0.5);
      const mailer = await workMails(ctx, workers, mailings);
      stopWorkers = async () => {
        await workers.stop(0);
        mailer.close();
      };
    },
    retryNow: () =>
      sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db),
    async close() {
      await stopWorkers();
      await app.close();
      await ctx.search.stop();
      await db.destroy();
      await clone.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a second process of the site of another server. */
export function startBeside(
  { ctx, addressTime }: TestApp,
  env: Record<string, string> = {},
): Promise<TestApp> {
  const { databaseUrl = '', dataDir } = ctx.config;
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env };
  return startTestApp(variables, {}, {}, addressTime);
}

/** A server for the tests of one file; read it inside tests only. */
export function useTestApp(
  env: Record<string, string> = {},
  heavyWork: Partial<HeavyWork> = {},
): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await startTestApp(env, {}, heavyWork);
  });
  afterAll(async () => {
    await app?.close();
  });
  return () => {
    if (!app) throw new Error('the server runs inside tests only');
    return app;
  };
}
