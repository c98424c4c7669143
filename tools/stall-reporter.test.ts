import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

test('a run that is blocked ends, and says by which file', () => {
  // below the project, whose packages it imports
  const folder = mkdtempSync(join(ROOT, 'node_modules/.stalled-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import StallReporter from '${join(import.meta.dirname, 'stall-reporter.ts')}';
    export default { test: { reporters: [new StallReporter({ afterMs: 30_000 })], teardownTimeout: 100 } };`,
  );
  writeFileSync(
    join(folder, 'blocked.test.ts'),
    `import { test } from 'vitest'; test('never ends', () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); });`,
  );
  const { status, stderr } = spawnSync('node', [VITEST, 'run'], {
    cwd: folder,
    encoding: 'utf8',
    // this worker stands still meanwhile, and so would its test's own limit
    timeout: 240_000,
    killSignal: 'SIGKILL',
  });
  expect(stderr).toContain('Nothing happened for 30 s. Under way:');
  expect(stderr).toContain('blocked.test.ts');
  expect(status).toBe(1);
});
