import { randomBytes } from 'node:crypto';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { openDatabase, openForLongWork } from '../src/db/database.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { createContext } from '../src/start.ts';
import { benchLog, startDatabase } from './database.ts';
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

export interface SiteOptions {
  limits: boolean;
  /** further ones of the server's process, by its folder */
  variables?: (dataDir: string) => Record<string, string>;
}

/**
 * Makes a site of `profiles` made-up people in a temporary folder, with the durable settings of a real one, and without
 * limits, which the load of most benchmarks would reach.
 */
export async function startSite(
  profiles: number,
  { limits, variables: more }: SiteOptions = { limits: false },
): Promise<Site> {
  const undo: (() => Promise<unknown>)[] = [];
  async function stop(): Promise<void> {
    for (const step of undo.reverse()) await step();
  }
  try {
    const postgres = await startDatabase();
    undo.push(postgres.stop);
    const db = openDatabase(postgres.url);
    undo.push(() => db.destroy());
    const filling = openForLongWork(postgres.url);
    undo.push(() => filling.destroy());
    await migrateToLatest(filling);
    await fill(filling, profiles);
    const variables = {
      PORT: '0',
      DATA_DIR: postgres.dataDir,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: limits ? 'on' : 'off',
    };
    const product = await runProduct({ ...variables, ...more?.(postgres.dataDir) });
    undo.push(product.stop);
    const ctx = await createContext(readConfig(variables), db, benchLog);
    return { ctx, url: product.url, pid: product.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
