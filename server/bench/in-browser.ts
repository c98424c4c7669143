import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runProduct } from './product.ts';

const SCRIPTS = join(import.meta.dirname, '../../e2e/bench');

/**
 * Runs a script of e2e/bench, which measures in a browser, against the demonstration in a process of its own; the lines that it
 * prints.
 */
export async function* measureInBrowser(script: string): AsyncGenerator<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mala-bench-'));
  // the database runs as another user when we are root
  await chmod(dataDir, 0o711);
  try {
    const variables = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' };
    const product = await runProduct(variables, 'demonstration');
    try {
      const browser = spawn(process.execPath, [join(SCRIPTS, script), product.url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      yield* createInterface(browser.stdout);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
