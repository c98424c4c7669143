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
  'routes/wizard/layout': { parentId: 'root', module: '/assets/layout.js', imports: [] },
  'routes/wizard/basic': {
    parentId: 'routes/wizard/layout',
    module: '/assets/basic.js',
    imports: ['/assets/field.js'],
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
    'assets/login.js': 'import{a as b}from"./field.js";import("./login-checks.js")',
    'assets/login-checks.js': 'import"./schemas.js"',
    'assets/field.js': '',
    'assets/schemas.js': '',
    'assets/layout.js': '',
    'assets/basic.js': 'import("./step-checks.js");import(`./toaster-1.js`)',
    'assets/step-checks.js': 'import"./schemas.js"',
    'assets/toaster-1.js': '',
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
    ['wizard/basic opened, beyond login', LIMITS.wizardStep],
    ['wizard/basic filled in, beyond login', LIMITS.wizardStep],
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

const OPENED = 'wizard/basic opened, beyond login';
const FILLED_IN = 'wizard/basic filled in, beyond login';

it.each([
  ['basic.js', [OPENED, FILLED_IN]],
  ['layout.js', [OPENED, FILLED_IN]],
  ['step-checks.js', [FILLED_IN]],
])('finds a step of the wizard too large for its %s', (file, names) => {
  const sizes = measureSizes(build({ [`assets/${file}`]: filler(LIMITS.wizardStep) }));
  expect(tooLarge(sizes)).toEqual(names);
});

it('counts for a step neither what the login has loaded nor what only an event brings', () => {
  const large = filler(LIMITS.wizardStep);
  for (const file of ['field.js', 'schemas.js', 'toaster-1.js'])
    expect(tooLarge(measureSizes(build({ [`assets/${file}`]: large }))), file).toEqual([]);
});

it('counts for a public page nothing that is fetched when it is wanted', () => {
  const large = filler(LIMITS.publicPage);
  expect(tooLarge(measureSizes(build({ 'assets/login-checks.js': large })))).toEqual([]);
});

it('says so where there is no build', () => {
  expect(() => measureSizes(join(tmpdir(), 'mala-no-such-build'))).toThrow();
});
