import fs from 'node:fs';
import zlib from 'node:zlib';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { ERRORS, WIRE_CODES } from '@mala/contract/errors.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '../../test/all-endpoints.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();

interface Operation {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

let document: Document;

beforeAll(async () => {
  const response = await fetch(`${app().url}/api/docs/json`);
  expect(response.status).toBe(200);
  document = (await response.json()) as Document;
});

function operationOf({ path, method }: Endpoint): Operation | undefined {
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

describe.each(['json', 'yaml'])('the description as %s', (format) => {
  const read = (headers: Record<string, string>) =>
    fetch(`${app().url}/api/docs/${format}`, { headers });

  it('is serialized and compressed once', async () => {
    await (await read({})).text();
    const serialized = vi.spyOn(JSON, 'stringify');
    const compressed = vi.spyOn(zlib, 'createBrotliCompress');
    for (const encoding of ['br', 'gzip', 'identity'])
      await (await read({ 'accept-encoding': encoding })).text();
    const documents = serialized.mock.results.filter(({ value }) => value?.includes('"openapi"'));
    expect([documents, compressed.mock.calls]).toEqual([[], []]);
    vi.restoreAllMocks();
  });

  it('is the same compressed or not, and 304 to who has it', async () => {
    const plain = await read({ 'accept-encoding': 'identity' });
    const compressed = await read({ 'accept-encoding': 'gzip, deflate, br' });
    expect([
      plain.headers.get('content-encoding'),
      compressed.headers.get('content-encoding'),
    ]).toEqual([null, 'br']);
    expect(await compressed.text()).toBe(await plain.text());
    const etag = plain.headers.get('etag') ?? '';
    const again = await read({ 'if-none-match': `"other", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await read({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each(['br;q=0', 'br;q=0.5, gzip', '', 'brotli'])('is plain for %j', async (encoding) => {
    const { headers } = await read({ 'accept-encoding': encoding });
    expect(headers.get('content-encoding')).toBeNull();
  });
});

it('has the files of its page compressed and kept by the first call (abuse 6)', async () => {
  const read = (headers: Record<string, string>) =>
    fetch(`${app().url}/api/docs/static/swagger-ui-bundle.js`, { headers });
  const plain = await read({ 'accept-encoding': 'identity' });
  const opened = vi.spyOn(fs, 'createReadStream');
  const compressed = await read({ 'accept-encoding': 'gzip, deflate, br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(Number(compressed.headers.get('content-length'))).toBeLessThan(500_000);
  expect((await compressed.text()) === (await plain.text())).toBe(true);
  const again = await read({ 'if-none-match': plain.headers.get('etag') ?? '' });
  expect([again.status, opened.mock.calls]).toEqual([304, []]);
  opened.mockRestore();
  const others = ['favicon-32x32.png', 'none.js', '..%2findex.js', 'constructor'];
  const statuses = others.map(
    async (name) => (await fetch(`${app().url}/api/docs/static/${name}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404]);
});

it('serves a page without external resources', async () => {
  const page = await fetch(`${app().url}/api/docs`);
  expect(page.status).toBe(200);
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(file).toMatch(/^\/api\/docs\/static\//);
    const response = await fetch(app().url + file);
    expect([file, response.status]).toEqual([file, 200]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
});

it('lists every endpoint once, and nothing else', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const names = operations.map(({ operationId }) => operationId).sort();
  expect(names).toEqual(ENDPOINTS.map(({ name }) => name).sort());
  expect(new Set(names).size).toBe(names.length);
});

describe.each(ENDPOINTS.map((endpoint) => ({ name: endpoint.name, endpoint })))(
  '$name',
  ({ endpoint }) => {
    it('documents parameters, replies and access', () => {
      const operation = operationOf(endpoint);
      if (!operation) throw new Error('not documented');
      expect(operation.summary).toBe(endpoint.summary);
      expect(operation.security).toEqual(
        endpoint.access === 'public' ? undefined : [{ bearer: [] }],
      );
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const { shape = {} } = (endpoint.query ?? {}) as { shape?: object };
      const names = operation.parameters?.map(({ name }) => name) ?? [];
      expect(names.toSorted()).toEqual([...inPath, ...Object.keys(shape)].toSorted());
      const kind = endpoint.upload ? 'multipart/form-data' : 'application/json';
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(
        endpoint.body || endpoint.upload ? [kind] : [],
      );
      expect(operation.responses).toHaveProperty('200');
      for (const code of endpoint.errors ?? [])
        expect(operation.responses[ERRORS[code]]?.description).toContain(WIRE_CODES[code] ?? code);
    });
  },
);

it('documents the optional password of the basic save', () => {
  const body = operationOf(saveSection.basic)?.requestBody?.content['application/json'];
  const { anyOf = [] } = (body?.schema ?? {}) as {
    anyOf?: { properties: object; required: string[] }[];
  };
  expect(anyOf).toHaveLength(DOMAINS.length);
  for (const { properties, required } of anyOf) {
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['email', 'password']));
    expect(required).not.toContain('password');
  }
});

it('is a valid document', () => {
  expect(document.openapi).toBe('3.1.0');
  const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
  function walk(node: unknown, path: string): void {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref') expect([path, resolve(String(value))]).toEqual([path, true]);
      if (key === 'type' && (typeof value === 'string' || Array.isArray(value)))
        expect([path, types.concat('http')]).toEqual([
          path,
          expect.arrayContaining([value].flat()),
        ]);
      walk(value, `${path}/${key}`);
    }
  }
  function resolve(reference: string): boolean {
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key],
        document,
      );
    return found !== undefined;
  }
  walk(document, '#');
});
