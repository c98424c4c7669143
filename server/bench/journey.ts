import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { runProduct } from './product.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * From the signup to the first list on a slow phone and slow 4G, in each language of each community: the demonstration
 * in one process, a browser that fills in its screens in another (e2e/bench).
 */
export async function* measureJourney(): AsyncIterable<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'web/build.ts')]);
  yield stdout.trim();
  const dataDir = await mkdtemp(join(tmpdir(), 'mala-bench-'));
  // the database runs as another user when we are root
  await chmod(dataDir, 0o711);
  try {
    const variables = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' };
    const product = await runProduct(variables, 'demonstration');
    try {
      const journey = spawn(process.execPath, [join(ROOT, 'e2e/bench/journey.ts'), product.url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      yield* createInterface(journey.stdout);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
