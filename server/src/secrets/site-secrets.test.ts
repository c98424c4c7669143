import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './site-secrets.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mala-secrets-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

test('creates a secret once, readable only by its owner', async () => {
  const made = await loadSecrets(join(dataDir, 'new/data'));
  expect(made.authSecret).toMatch(/^[\w-]{43}$/);
  expect(await loadSecrets(join(dataDir, 'new/data'))).toEqual(made);
  expect(await loadSecrets(join(dataDir, 'another'))).not.toEqual(made);
  const folder = join(dataDir, 'new/data/secrets');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600);
});

test('restricts a file that others could read', async () => {
  await loadSecrets(dataDir);
  await chmod(join(dataDir, 'secrets/auth-secret'), 0o644);
  await loadSecrets(dataDir);
  expect((await stat(join(dataDir, 'secrets/auth-secret'))).mode & 0o777).toBe(0o600);
});

test('gives processes that start at once the same secret, and leaves no other file', async () => {
  const script = `
    import { loadSecrets } from '${join(import.meta.dirname, 'site-secrets.ts')}';
    console.log((await loadSecrets(process.argv[1])).authSecret);`;
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, dataDir]);
  const outputs = await Promise.all(Array.from({ length: 5 }, run));
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['auth-secret']);
});

test('does not accept an empty file as a secret', async () => {
  await loadSecrets(dataDir);
  await writeFile(join(dataDir, 'secrets/auth-secret'), '');
  await expect(loadSecrets(dataDir)).rejects.toThrow('auth-secret is empty');
});
