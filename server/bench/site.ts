import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { startClock } from '../src/db/clock.ts';
import { openDatabase, openForLongWork } from '../src/db/database.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import type { Database } from '../src/db/schema/database.ts';
import { createContext } from '../src/start.ts';
import { benchLog, startDatabase } from './database.ts';
import { fill } from './fill.ts';
import { type Product, runProduct } from './product.ts';

/** A filled site whose server runs in a separate process. */
export interface Site {
  /** the benchmark's own context: the same database, clock and secrets */
  ctx: Context;
  /** the same database, for queries that take longer than the product lets them */
  unhurried: Kysely<Database>;
  url: string;
  /** of the server's process */
  pid: number;
  /** Starts another server of the site, which whoever asked stops. */
  startBeside(): Promise<Product>;
  stop(): Promise<void>;
}

export interface SiteOptions {
  limits: boolean;
  /** further ones of the server's process, by its folder */
  variables?: (dataDir: string) => Record<string, string>;
  /** done in the filled database before a server starts */
  prepare?: (db: Kysely<Database>) => Promise<void>;
}

/**
 * Makes a site of `profiles` made-up people in a temporary folder, with the durable settings of a real one, and without
 * limits, which the load of most benchmarks would reach.
 */
export async function startSite(
  profiles: number,
  { limits, variables: more, prepare }: SiteOptions = { limits: false },
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
    const unhurried = openDatabase(postgres.url, { silenceMs: 0, statementSeconds: 0 });
    undo.push(() => unhurried.destroy());
    const filling = openForLongWork(postgres.url);
    undo.push(() => filling.destroy());
    await migrateToLatest(filling);
    await fill(filling, profiles);
    await prepare?.(filling);
    const variables = {
      PORT: '0',
      DATA_DIR: postgres.dataDir,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: limits ? 'on' : 'off',
    };
    const startBeside = () => runProduct({ ...variables, ...more?.(postgres.dataDir) });
    const product = await startBeside();
    undo.push(product.stop);
    const clock = await startClock(db, benchLog);
    undo.push(async () => clock.stop());
    const ctx = await createContext(readConfig(variables), db, benchLog, { now: clock.now });
    return { ctx, unhurried, url: product.url, pid: product.pid, startBeside, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
