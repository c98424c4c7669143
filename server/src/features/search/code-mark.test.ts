import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markOf, sourcesOf } from './code-mark.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Loads what an index is made by, and prints which module loads which, and which files were read. */
const LOAD = `
  import fs from 'node:fs';
  import { registerHooks, syncBuiltinESMExports } from 'node:module';
  const loads = [];
  const files = [];
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context);
      loads.push([context.parentURL ?? '', found.url]);
      return found;
    },
  });
  const { readFileSync } = fs;
  fs.readFileSync = (path, ...more) => {
    files.push(String(path));
    return readFileSync(path, ...more);
  };
  syncBuiltinESMExports();
  for (const name of ['entry-queries', 'saved-indexes'])
    await import(process.argv[1] + '/server/src/features/search/' + name + '.ts');
  console.log(JSON.stringify({ loads, files }));
`;

const run = promisify(execFile);

it('follows whatever Node loads, but calls', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', LOAD, ROOT], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  const { loads, files } = JSON.parse(stdout) as { loads: [string, string][]; files: string[] };
  const ofOurs = (address: string) =>
    address.replace(/^file:\/\//, '').startsWith(`${ROOT}/`) && !address.includes('/node_modules/');
  const pathOf = (address: string) => address.replace(/^file:\/\//, '').slice(ROOT.length + 1);
  const loaded = new Set(
    ['entry-queries', 'saved-indexes'].map((name) => `server/src/features/search/${name}.ts`),
  );
  for (const path of loaded)
    for (const [by, module] of loads)
      if (ofOurs(module) && ofOurs(by) && pathOf(by) === path && !module.endsWith('/routes.ts'))
        loaded.add(pathOf(module));
  const sources = [...(await sourcesOf(ROOT)).keys()];
  // Node reads modules in the same way
  const data = files
    .filter(ofOurs)
    .map(pathOf)
    .filter((path) => !/\.(ts|json)$/.test(path));
  expect(loaded.size).toBeGreaterThan(50);
  expect(data).toContain('server/src/ephemeris/places/places.tsv');
  expect([...loaded, ...data].filter((path) => !sources.includes(path))).toEqual([]);
  expect(sources).not.toContain('server/src/http/route.ts');
});

describe('the mark of a copy of the code', () => {
  let copy: string;

  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'mala-code-'));
    for (const path of (await sourcesOf(ROOT)).keys()) {
      await mkdir(dirname(join(copy, path)), { recursive: true });
      await cp(join(ROOT, path), join(copy, path));
    }
  });
  afterEach(() => rm(copy, { recursive: true }));

  it('is the same in another folder, and with other code elsewhere', async () => {
    const before = await markOf(ROOT);
    await writeFile(join(copy, 'server/src/features/search/orders.ts'), 'export {};');
    await writeFile(join(copy, 'server/src/db/migrations/9998-mails.ts'), '// of mails');
    expect(await markOf(copy)).toBe(before);
  });

  it.each([
    'server/src/features/search/words.ts',
    'server/src/features/match/places.ts',
    'server/src/ephemeris/places/places.tsv',
    'server/src/search-engine/layout.ts',
    'contract/src/communities/lists/towns.ts',
    'contract/src/profiles/wishes.ts',
    'server/src/db/migrations/9999-profiles.ts',
  ])('is another one with another %s', async (path) => {
    await appendFile(join(copy, path), '\n// profiles');
    expect(await markOf(copy)).not.toBe(await markOf(ROOT));
  });

  it.each(['icu', 'unicode'])('is another one with another %s', async (name) => {
    const versions = { ...process.versions, [name]: '1.0' };
    expect(await markOf(copy, versions)).not.toBe(await markOf(copy));
  });
});
