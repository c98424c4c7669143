import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbedded } from '../src/db/embedded.ts';

/** A PostgreSQL of its own, with the durable settings of a real site, and its folder. */
export interface BenchDatabase {
  dataDir: string;
  url: string;
  stop(): Promise<void>;
}

/** What benchmarks log: what goes wrong. */
export const benchLog = pino({ level: 'warn' });

/** Starts it in a temporary folder, which is removed with it. */
export async function startDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mala-bench-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    await chmod(dataDir, 0o711);
    const postgres = await startEmbedded({ dataDir, durable: true, log: benchLog });
    const stop = () => postgres.stop().finally(remove);
    return { dataDir, url: postgres.url, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
