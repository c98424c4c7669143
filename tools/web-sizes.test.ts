import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Build, LIMITS, measureSizes, type PageSize, sizeTable } from './web-sizes.ts';

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true });
});

/** A script with static and dynamic imports. */
const script = (name: string, imports: string[] = [], later: string[] = []) => ({
  name,
  bytes: 1,
  imports,
  later,
});

/** A minimal build; the given scripts have these sizes in bytes. */
function build(bytes: Record<string, number> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'mala-sizes-'));
  dirs.push(dir);
  const scripts: Build['scripts'] = {
    entry: script('entry'),
    root: script('root'),
    login: script('login', ['field'], ['login-checks']),
    'login-checks': script('login-checks', ['schemas']),
    field: script('field'),
    schemas: script('schemas'),
    shared: script('shared'),
    layout: script('layout'),
    basic: script('basic', [], ['step-checks', 'toaster-1']),
    'step-checks': script('step-checks', ['schemas']),
    'toaster-1': script('toaster'),
  };
  for (const [name, size] of Object.entries(bytes))
    scripts[name] = { ...(scripts[name] ?? script(name)), bytes: size };
  const written: Build = {
    pages: [
      { address: '/login', scripts: ['root', 'login'] },
      { address: '/offline', scripts: ['root'] },
    ],
    routes: {
      'routes/public/login': { scripts: ['entry', 'root', 'login'] },
      'routes/public/shared-profile': { scripts: ['entry', 'root', 'shared', 'field'] },
      'routes/wizard/layout': { scripts: ['entry', 'root', 'layout'] },
      'routes/wizard/basic': { scripts: ['entry', 'root', 'layout', 'basic', 'field'] },
    },
    scripts,
  };
  writeFileSync(join(dir, 'pages.json'), JSON.stringify(written));
  return dir;
}

function tooLarge(sizes: PageSize[]): string[] {
  return sizes.filter(({ bytes, limit }) => bytes > limit).map(({ name }) => name);
}

it('measures each prerendered page, the page of a link and each step of the wizard', () => {
  const sizes = measureSizes(build());
  expect(sizes.map(({ name, limit }) => [name, limit])).toEqual([
    ['/login', LIMITS['/login']],
    ['/shared', LIMITS['/shared']],
    ['wizard/basic opened, beyond login', LIMITS.wizardStep],
    ['wizard/basic filled in, beyond login', LIMITS.wizardStep],
  ]);
  expect(tooLarge(sizes)).toEqual([]);
  expect(sizeTable(sizes)).not.toContain('TOO LARGE');
});

it.each(['root', 'login', 'field'])('reports a page too large for its %s', (name) => {
  const sizes = measureSizes(build({ [name]: LIMITS['/login'] }));
  expect(tooLarge(sizes)).toEqual(['/login']);
  expect(sizeTable(sizes)).toMatch(/^\/login .* TOO LARGE$/m);
});

it('reports the page of a link too large', () => {
  expect(tooLarge(measureSizes(build({ shared: LIMITS['/shared'] })))).toEqual(['/shared']);
});

const OPENED = 'wizard/basic opened, beyond login';
const FILLED_IN = 'wizard/basic filled in, beyond login';

it.each([
  ['basic', [OPENED, FILLED_IN]],
  ['layout', [OPENED, FILLED_IN]],
  ['step-checks', [FILLED_IN]],
])('reports a step of the wizard too large for its %s', (name, names) => {
  expect(tooLarge(measureSizes(build({ [name]: LIMITS.wizardStep })))).toEqual(names);
});

it('counts for a step neither what the login has loaded nor what loads on events', () => {
  for (const name of ['field', 'schemas', 'toaster-1'])
    expect(tooLarge(measureSizes(build({ [name]: LIMITS.wizardStep }))), name).toEqual([]);
});

it('counts no dynamic imports of a public page', () => {
  expect(tooLarge(measureSizes(build({ 'login-checks': LIMITS['/login'] })))).toEqual([]);
});

it('reports a missing build', () => {
  expect(() => measureSizes(join(tmpdir(), 'mala-no-such-build'))).toThrow();
});
