import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { openDatabase, openForLongWork } from '../src/db/database.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { createContext } from '../src/start.ts';
import { fill } from './fill.ts';
import { runProduct } from './product.ts';

/** A filled site whose server runs in a separate process. */
export interface Site {
  /** the benchmark's own context: the same database and secrets */
  ctx: Context;
  url: string;
  /** of the server's process */
  pid: number;
  stop(): Promise<void>;
}

/**
 * Makes a site of `profiles` made-up people in a temporary folder, with the durable settings of a real one, and without
 * limits, which the load of most benchmarks would reach.
 */
export async function startSite(
  profiles: number,
  { limits }: { limits: boolean } = { limits: false },
): Promise<Site> {
  const undo: (() => Promise<unknown>)[] = [];
  async function stop(): Promise<void> {
    for (const step of undo.reverse()) await step();
  }
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'mala-bench-'));
    undo.push(() => rm(dataDir, { recursive: true, force: true }));
    await chmod(dataDir, 0o711);
    const log = pino({ level: 'warn' });
    const postgres = await startEmbedded({ dataDir, durable: true, log });
    undo.push(postgres.stop);
    const db = openDatabase(postgres.url);
    undo.push(() => db.destroy());
    const filling = openForLongWork(postgres.url);
    undo.push(() => filling.destroy());
    await migrateToLatest(filling);
    await fill(filling, profiles);
    const variables = {
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: limits ? 'on' : 'off',
    };
    const product = await runProduct(variables);
    undo.push(product.stop);
    const ctx = await createContext(readConfig(variables), db, log);
    return { ctx, url: product.url, pid: product.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
