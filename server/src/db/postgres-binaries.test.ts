import { mkdir, mkdtemp, readdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparePostgresBinaries } from './postgres-binaries.ts';

let root: string;

// As npm unpacks the package when it runs no scripts: no links, and perhaps no executable bits.
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mala-install-'));
  await mkdir(join(root, 'native/bin'), { recursive: true });
  await mkdir(join(root, 'native/lib'), { recursive: true });
  for (const file of ['bin/initdb', 'bin/postgres', 'lib/libpq.so.5.15']) {
    await writeFile(join(root, 'native', file), '', { mode: 0o644 });
  }
  const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'];
  const source = 'native/lib/libpq.so.5.15';
  const list = links.map((target) => ({ source, target }));
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(list));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

test('creates the links and executable bits missing after the install, once', async () => {
  const binaries = await preparePostgresBinaries(root);
  expect(binaries.postgres).toBe(join(root, 'native/bin/postgres'));
  expect(await readlink(join(root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.15');
  expect((await stat(binaries.initdb)).mode & 0o777).toBe(0o755);
  expect((await stat(binaries.postgres)).mode & 0o777).toBe(0o755);
  expect(await preparePostgresBinaries(root)).toEqual(binaries);
});

test('works when several processes start at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => preparePostgresBinaries(root)));
  const files = (await readdir(join(root, 'native/lib'))).toSorted();
  expect(files).toEqual(['libpq.so', 'libpq.so.5', 'libpq.so.5.15']);
});

test('repairs a broken link', async () => {
  await symlink('libpq.so.5.14', join(root, 'native/lib/libpq.so'));
  await preparePostgresBinaries(root);
  expect(await readlink(join(root, 'native/lib/libpq.so'))).toBe('libpq.so.5.15');
});
