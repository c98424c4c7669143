import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecret } from './site-secrets.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mala-secrets-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

test('creates a secret once, readable only by its owner', async () => {
  const made = await keptSecret(join(dataDir, 'new/data'), 'auth-secret');
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(await keptSecret(join(dataDir, 'new/data'), 'auth-secret')).toEqual(made);
  expect(await keptSecret(join(dataDir, 'another'), 'auth-secret')).not.toEqual(made);
  const folder = join(dataDir, 'new/data/secrets');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600);
});

test('restricts a file that others could read', async () => {
  await keptSecret(dataDir, 'auth-secret');
  await chmod(join(dataDir, 'secrets/auth-secret'), 0o644);
  await keptSecret(dataDir, 'auth-secret');
  expect((await stat(join(dataDir, 'secrets/auth-secret'))).mode & 0o777).toBe(0o600);
});

test('gives processes that start at once the same secret, and leaves no other file', async () => {
  const script = `
    import { keptSecret } from '${join(import.meta.dirname, 'site-secrets.ts')}';
    console.log(await keptSecret(process.argv[1], 'auth-secret'));`;
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, dataDir]);
  const outputs = await Promise.all(Array.from({ length: 5 }, run));
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['auth-secret']);
});

test('does not accept an empty file as a secret', async () => {
  await keptSecret(dataDir, 'auth-secret');
  await writeFile(join(dataDir, 'secrets/auth-secret'), '');
  await expect(keptSecret(dataDir, 'auth-secret')).rejects.toThrow('auth-secret is empty');
});
