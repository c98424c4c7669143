import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { openDatabase } from '../src/db/database.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { createContext } from '../src/start.ts';
import { fill } from './fill.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** A filled site that runs as the product does, in a process of its own. */
export interface Site {
  /** the context of the one who measures: the same database and secrets */
  ctx: Context;
  url: string;
  stop(): Promise<void>;
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface(server.stdout)) {
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the server ended at its start');
}

function startServer(variables: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/** Makes a site of `profiles` made-up people in a temporary folder, with the durable settings of a real one. */
export async function startSite(profiles: number): Promise<Site> {
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
    await migrateToLatest(db);
    await fill(db, profiles);
    const variables = {
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: 'off',
    };
    const server = startServer(variables);
    undo.push(() => endServer(server));
    const ctx = await createContext(readConfig(variables), db, log);
    return { ctx, url: await addressOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
