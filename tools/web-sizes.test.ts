import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { LIMITS, measureSizes, type PageSize, sizeTable } from './web-sizes.ts';

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true });
});

const ROUTES = {
  root: { module: '/assets/root.js', imports: [] },
  'routes/public/login': { parentId: 'root', module: '/assets/login.js', imports: [] },
  'routes/member/search': { parentId: 'root', module: '/assets/search.js', imports: [] },
  'routes/wizard/layout': { parentId: 'root', module: '/assets/layout.js', imports: [] },
  'routes/wizard/basic': {
    parentId: 'routes/wizard/layout',
    module: '/assets/basic.js',
    imports: ['/assets/search.js'],
  },
};

/** A comment that stays above `bytes` when compressed. */
function filler(bytes: number): string {
  return `/*${randomBytes(Math.ceil(bytes * 1.1)).toString('base64')}*/`;
}

/** A build in small; what is given stands in the place of the file of that name. */
function build(files: Record<string, string> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'mala-sizes-'));
  dirs.push(dir);
  const entry = { module: '/assets/entry.js', imports: [] };
  const manifest = JSON.stringify({ entry, routes: ROUTES });
  const all: Record<string, string> = {
    'assets/manifest-1.js': `window.__reactRouterManifest=${manifest};`,
    'assets/entry.js': '',
    'assets/root.js': '',
    'assets/login.js': 'import{a as b}from"./field.js";import("./later.js")',
    'assets/field.js': '',
    'assets/later.js': '',
    'assets/search.js': '',
    'assets/layout.js': '',
    'assets/basic.js': '',
    'login/index.html':
      '<link rel="modulepreload" href="/assets/root.js"><script>import * as a from "/assets/login.js"</script>',
    '__spa-fallback.html': '',
    ...files,
  };
  for (const folder of ['assets', 'login']) mkdirSync(join(dir, folder));
  for (const [name, text] of Object.entries(all)) writeFileSync(join(dir, name), text);
  return dir;
}

function tooLarge(sizes: PageSize[]): string[] {
  return sizes.filter(({ bytes, limit }) => bytes > limit).map(({ name }) => name);
}

it('measures each prerendered page and each step of the wizard', () => {
  const sizes = measureSizes(build());
  expect(sizes.map(({ name, limit }) => [name, limit])).toEqual([
    ['/login', LIMITS.publicPage],
    ['wizard/basic, beyond search', LIMITS.wizardStep],
  ]);
  expect(tooLarge(sizes)).toEqual([]);
  expect(sizeTable(sizes)).not.toContain('TOO LARGE');
});

it.each(['root.js', 'login.js', 'field.js'])('finds a page too large for its %s', (file) => {
  const script = file === 'login.js' ? 'import"./field.js"' : '';
  const dir = build({ [`assets/${file}`]: script + filler(LIMITS.publicPage) });
  const sizes = measureSizes(dir);
  expect(tooLarge(sizes)).toEqual(['/login']);
  expect(sizeTable(sizes)).toMatch(/^\/login .* TOO LARGE$/m);
});

it.each(['basic.js', 'layout.js'])('finds a step of the wizard too large for its %s', (file) => {
  const sizes = measureSizes(build({ [`assets/${file}`]: filler(LIMITS.wizardStep) }));
  expect(tooLarge(sizes)).toEqual(['wizard/basic, beyond search']);
});

it('counts neither what is fetched when it is wanted, nor for a step what the search has loaded', () => {
  const large = filler(LIMITS.publicPage);
  expect(tooLarge(measureSizes(build({ 'assets/later.js': large })))).toEqual([]);
  expect(tooLarge(measureSizes(build({ 'assets/search.js': large })))).toEqual([]);
});

it('says so where there is no build', () => {
  expect(() => measureSizes(join(tmpdir(), 'mala-no-such-build'))).toThrow();
});
