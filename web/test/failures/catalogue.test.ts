import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { ERRORS, type ErrorCode } from '@mala/contract/errors.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { catalogueText } from './markdown.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ROWS = Object.values(CATALOGUE).flat();

/** The calls that the web does not make, or makes only if our server did not render the page. */
const NOT_OF_THE_WEB = ['GET /api/options/:domain', 'GET /api/site'];

/** Calls whose screens are not built yet. */
const WITHOUT_SCREEN = ['POST /api/admin/photo/:id/lookalikes'];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

/** Method and path of every endpoint of the contract, with its error codes. */
async function callsOfContract(): Promise<Map<string, readonly ErrorCode[]>> {
  const folder = join(ROOT, 'contract/src');
  const files = await readdir(folder, { recursive: true });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  // the calls of the sections are grouped in objects
  const values = modules.flatMap((one) => Object.values(one));
  const inner = values.flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [],
  );
  const endpoints = [...values, ...inner].filter(isEndpoint);
  return new Map(endpoints.map((one) => [`${one.method} ${one.path}`, codesOf(one)]));
}

/** The codes that an endpoint names, and those that follow from its access and limit. */
function codesOf({ errors = [], access, limit }: Endpoint): readonly ErrorCode[] {
  return [
    ...errors,
    ...(typeof access === 'object' && !access.or ? (['FORBIDDEN'] as const) : []),
    ...(limit ? (['TOO_MANY'] as const) : []),
  ];
}

test('docs/errors.md matches the rows', async () => {
  const page = await readFile(join(ROOT, 'docs/errors.md'), 'utf8');
  const [, tables = ''] = page.split('## The catalogue\n\n');
  expect(tables.trim()).toBe(catalogueText().trim());
});

test('docs/errors.md names every error code', async () => {
  const page = await readFile(join(ROOT, 'docs/errors.md'), 'utf8');
  const codes = Object.entries(ERRORS).map(([code, status]) => `${status} ${code}`);
  expect(codes.filter((one) => !page.includes(one))).toEqual([]);
});

test('every row has a unique id and a test', async () => {
  const ids = ROWS.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const files = await readdir(import.meta.dirname);
  const specs = files.filter((file) => file.endsWith('.browser.ts'));
  const sources = await Promise.all(
    specs.map((file) => readFile(join(import.meta.dirname, file), 'utf8')),
  );
  const source = sources.join('\n');
  const driven = [...source.matchAll(/eachRow\('(\w+)'/g)].map(([, screen]) => screen);
  const sections = source.includes('rowsFor(section)') ? SECTIONS : [];
  expect([...new Set([...driven, ...sections])].sort()).toEqual(Object.keys(CATALOGUE).sort());
});

test('every call that the web makes has rows', async () => {
  const calls = [...(await callsOfContract()).keys()];
  expect(calls.length).toBeGreaterThan(40);
  const told = new Set([...ROWS.map(({ call }) => call), ...NOT_OF_THE_WEB, ...WITHOUT_SCREEN]);
  expect(calls.filter((call) => !told.has(call))).toEqual([]);
  expect([...told].filter((call) => !calls.includes(call))).toEqual([]);
});

test('every error code of a call has a row', async () => {
  const told = new Set(ROWS.map(({ call, failure }) => `${call} ${failure}`));
  const without = new Set([...NOT_OF_THE_WEB, ...WITHOUT_SCREEN]);
  const named = [...(await callsOfContract())]
    .filter(([call]) => !without.has(call))
    .flatMap(([call, codes]) => codes.map((code) => `${call} ${code}`));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((one) => !told.has(one))).toEqual([]);
});
