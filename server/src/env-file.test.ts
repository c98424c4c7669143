import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'config.ts');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mala-env-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** What a process in that folder has as HOST and MAIL_FROM, and all that it printed. */
async function start(): Promise<string> {
  const code = `import { readEnvFile } from ${JSON.stringify(MODULE)};
    readEnvFile();
    console.log(process.env.HOST, process.env.MAIL_FROM);`;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { cwd: folder, env: { HOST: '127.0.0.1' } },
  );
  return stdout + stderr;
}

test('environment variables take precedence over the file', async () => {
  await writeFile(join(folder, '.env'), 'HOST=0.0.0.0\nMAIL_FROM="Mala <mala@example.in>"\n');
  expect(await start()).toBe('127.0.0.1 Mala <mala@example.in>\n');
});

test('a missing file is not an error', async () => {
  expect(await start()).toBe('127.0.0.1 undefined\n');
});
