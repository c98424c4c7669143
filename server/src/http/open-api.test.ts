import * as email from '@mala/contract/auth/email.ts';
import * as passwords from '@mala/contract/auth/passwords.ts';
import * as sessions from '@mala/contract/auth/sessions.ts';
import * as terms from '@mala/contract/auth/terms.ts';
import * as auth from '@mala/contract/auth.ts';
import * as communities from '@mala/contract/communities/endpoints.ts';
import * as contacts from '@mala/contract/contacts.ts';
import * as content from '@mala/contract/content.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { ERRORS, WIRE_CODES } from '@mala/contract/errors.ts';
import * as mail from '@mala/contract/mail.ts';
import * as marriages from '@mala/contract/marriages.ts';
import * as moderation from '@mala/contract/moderation.ts';
import * as album from '@mala/contract/photos/album.ts';
import * as lookalikes from '@mala/contract/photos/lookalikes.ts';
import * as waiting from '@mala/contract/photos/waiting.ts';
import * as photos from '@mala/contract/photos.ts';
import * as profiles from '@mala/contract/profiles/endpoints.ts';
import * as search from '@mala/contract/search.ts';
import * as shortlist from '@mala/contract/shortlist.ts';
import * as subscriptions from '@mala/contract/subscriptions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;
}

const modules: Record<string, unknown>[] = [
  auth,
  passwords,
  email,
  sessions,
  terms,
  communities,
  contacts,
  mail,
  content,
  marriages,
  moderation,
  photos,
  album,
  waiting,
  lookalikes,
  profiles,
  profiles.readSection,
  profiles.saveSection,
  search,
  shortlist,
  subscriptions,
];
const endpoints = modules.flatMap((one) => Object.values(one)).filter(isEndpoint);

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

it('serves a page that loads nothing from elsewhere', async () => {
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

it('has every endpoint once, and nothing else', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const names = operations.map(({ operationId }) => operationId).sort();
  expect(names).toEqual(endpoints.map(({ name }) => name).sort());
  expect(new Set(names).size).toBe(names.length);
});

describe.each(endpoints.map((endpoint) => ({ name: endpoint.name, endpoint })))(
  '$name',
  ({ endpoint }) => {
    it('says what it takes, what it answers and who may ask', () => {
      const operation = operationOf(endpoint);
      if (!operation) throw new Error('not documented');
      expect(operation.summary).toBe(endpoint.summary);
      expect(operation.security).toEqual(
        endpoint.access === 'public' ? undefined : [{ bearer: [] }],
      );
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const { shape = {} } = (endpoint.query ?? {}) as { shape?: object };
      expect(operation.parameters?.map(({ name }) => name) ?? []).toEqual([
        ...inPath,
        ...Object.keys(shape),
      ]);
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

it('is a sound document', () => {
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
