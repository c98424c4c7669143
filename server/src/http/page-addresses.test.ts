import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';

/** As React Router writes it for the browser. */
const MANIFEST = {
  routes: {
    root: { path: '' },
    public: { parentId: 'root', path: ':site?' },
    home: { parentId: 'public' },
    login: { parentId: 'public', path: 'login' },
    signup: { parentId: 'public', path: 'signup/:domain?' },
    reset: { parentId: 'public', path: 'password/new/:userId/:secret' },
    other: { parentId: 'public', path: '*' },
    member: { parentId: 'root' },
    profile: { parentId: 'member', path: 'profile/view/:profileId' },
    basic: { parentId: 'member', path: 'profile/:mode/basic' },
  },
};

const testApp = useTestApp();
let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mala-web-'));
  await mkdir(join(dir, 'assets'));
  await mkdir(join(dir, 'login'));
  const script = `window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`;
  await writeFile(join(dir, 'assets/manifest-abc.js'), script);
  await writeFile(join(dir, '__spa-fallback.html'), '<head></head><title>any page</title>');
  await writeFile(join(dir, 'index.html'), '<title>home</title>');
  await writeFile(join(dir, 'login/index.html'), '<title>login</title>');
  app = await createApp(testApp().ctx, dir);
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

it.each([
  '/',
  '/login',
  '/login/?next=1',
  '/Login',
  '/tamilmala',
  '/tamilmala/login',
  '/signup',
  '/signup/marathimala',
  '/password/new/42/abc.def',
  '/profile/view/42',
  '/profile/edit/basic',
])('answers %s, a page, with 200', async (url) => {
  const reply = await app.inject({ url });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers.etag).toBeDefined();
});

it.each([
  '/no/such/page',
  '/nosuch',
  '/nomala/login',
  '/signup/nomala',
  '/login/more',
  '/profile/view',
  '/profile/view/42/more',
  '/profile/steal/basic',
  '/*',
])('answers %s, no page, with 404 and the page that says so', async (url) => {
  const first = await app.inject({ url });
  expect(first.statusCode).toBe(404);
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(first.headers['x-robots-tag']).toBe('noindex');
  expect(first.body).toContain('<title>any page</title>');
  // never "unchanged": it has nothing to be compared with
  expect(first.headers.etag).toBeUndefined();
});

it('keeps a missing file and an unknown call what they are', async () => {
  for (const url of ['/assets/none-abc.js', '/api/none']) {
    const reply = await app.inject({ url });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('json');
  }
});
